import { Link } from 'react-router'
import type { HireToPlace } from '#domain/hiring/placements/placements.contract.ts'
import { placementScreens } from '#domain/hiring/placements/placements.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { PersonPartProps } from '../../../platform/ui/feature.ts'
import { useHiresOfPerson } from '../placements.queries.ts'
import styles from './placements-of-person.module.css'

/** The hires of a person for those who record their fees: each leads to its placement, or to recording it (PLC-01). */
export default function PlacementsOfPerson(props: PersonPartProps) {
  const mayChange = useMay({ module: 'clients', item: 'change' })
  return mayChange && <Hires {...props} />
}

function Hires({ person, heading: Heading }: PersonPartProps) {
  const t = useText()
  const { data: hires = [] } = useHiresOfPerson(person)
  if (hires.length === 0) return null
  return (
    <section className={styles.placements}>
      <Heading>{t('placements.of_person')}</Heading>
      <ul>
        {hires.map((hire) => (
          <li key={hire.uuid_element}>
            <TextIn language={hire.vacancy.language}>{hire.vacancy.name_job}</TextIn>
            {' · '}
            {hire.client.name_clients}{' '}
            <Link to={addressOf(hire)}>{t(hire.placement ? 'placements.open' : 'placements.add')}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const addressOf = ({ placement, uuid_element }: HireToPlace) =>
  placement ? placementScreens.editPlacement.to({ uuid: placement }) : placementScreens.addPlacement.to({ uuid: uuid_element })

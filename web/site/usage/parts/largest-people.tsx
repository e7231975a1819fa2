import { Link } from 'react-router'
import { userScreens } from '#domain/people/users/users.screens.ts'
import type { LargestPerson } from '#domain/site/usage/usage.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMayOpen } from '../../../platform/session/use-may-open.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { FileSize } from '../../../platform/ui/file-size.tsx'
import { useLargestPeople } from '../usage.queries.ts'
import { UsageTable } from './usage-table.tsx'

/** The people with the most bytes of files, and what one person may fill (QUO-01). */
export function LargestPeople() {
  const t = useText()
  return (
    <section>
      <h2>{t('usage.people')}</h2>
      <AsyncSection query={useLargestPeople()}>
        {(people) =>
          people.length === 0 ? (
            <p>{t('usage.people_empty')}</p>
          ) : (
            <UsageTable
              caption={t('usage.people')}
              columns={[t('usage.person'), t('usage.person_files'), t('usage.person_replies'), t('usage.size')]}
              rows={people.map((person) => ({
                name: <Name {...person} />,
                cells: [person.files, person.replies, <FileSize key="size" bytes={person.bytes} />],
              }))}
            />
          )
        }
      </AsyncSection>
      <p>{t('usage.bounds')}</p>
    </section>
  )
}

/** The name, as a link where the reader may open the profile. */
function Name({ uuid, fullname }: LargestPerson) {
  const mayOpen = useMayOpen(userScreens.userProfile)
  return mayOpen ? <Link to={userScreens.userProfile.to({ uuid })}>{fullname}</Link> : fullname
}

import type { PlacementView } from '#domain/hiring/placements/placements.contract.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'

interface Props {
  of: Pick<PlacementView, 'person' | 'vacancy' | 'client'>
  hiredOn?: string
}

/** What a placement takes over from its hire. */
export function HireFacts({ of: { person, vacancy, client }, hiredOn }: Props) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <FactList
      facts={[
        [t('placements.person'), person?.fullname ?? t('placements.deleted_person')],
        [t('placements.client'), client.name_clients],
        [
          t('placements.vacancy'),
          <TextIn key="vacancy" language={vacancy.language}>
            {vacancy.name_job}
          </TextIn>,
        ],
        hiredOn === undefined ? null : [t('placements.hired_on'), formatDay(hiredOn, language, 'medium')],
      ]}
    />
  )
}

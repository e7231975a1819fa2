import { mayMerge } from '#domain/people/duplicates/duplicates.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { CountBadge } from '../../../platform/ui/count-badge.tsx'
import { useDuplicateCount } from '../duplicates.queries.ts'

/** The number of pairs to review, beside the menu's item. */
export function DuplicatesBadge() {
  const t = useText()
  const { data: count, capped } = useDuplicateCount(useMay(mayMerge))
  return <CountBadge count={count} capped={capped} words={t('menu.duplicates_found', { count })} />
}

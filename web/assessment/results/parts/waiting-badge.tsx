import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { CountBadge } from '../../../platform/ui/count-badge.tsx'
import { useWaitingTexts } from '../rating.queries.ts'

/** The number of unrated texts, beside the menu's item. */
export function WaitingBadge() {
  const t = useText()
  const { data: count, capped } = useWaitingTexts(useMay({ module: 'users', item: 'rate' }))
  return <CountBadge count={count} capped={capped} words={t('menu.rating_waiting', { count })} />
}

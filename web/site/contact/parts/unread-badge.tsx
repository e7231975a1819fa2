import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { CountBadge } from '../../../platform/ui/count-badge.tsx'
import { useUnreadMessages } from '../contact.queries.ts'

/** The number of unread messages beside their menu item, 0 included (NAV-03). */
export function UnreadBadge() {
  const t = useText()
  const unread = useUnreadMessages(useMay({ module: 'messages', item: 'view' }))
  if (unread === undefined) return null
  return <CountBadge count={unread} words={t('menu.unread', { count: unread })} isSigned />
}

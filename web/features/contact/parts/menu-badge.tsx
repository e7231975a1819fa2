import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { useUnreadMessages } from '../contact.queries.ts'
import styles from './menu-badge.module.css'

/** The number of unread messages beside their menu item (NAV-03). */
export default function MenuBadge() {
  const t = useText()
  const unread = useUnreadMessages(useMay({ module: 'messages', item: 'view' }))
  const words = unread > 0 ? t('menu.unread', { count: unread }) : t('menu.unread_none')
  return (
    <span className={unread > 0 ? styles.unread : styles.none} title={words}>
      <span aria-hidden="true">{unread > 0 ? `+${unread}` : 0}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}

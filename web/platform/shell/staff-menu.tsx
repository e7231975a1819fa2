import { NavLink } from 'react-router'
import { holds, type Permissions } from '#domain/kernel/permissions.ts'
import { QueryProvider } from '../client/queries.tsx'
import { addressAudiences } from '../i18n/catalog.ts'
import { useText } from '../i18n/language.tsx'
import { staffEntries } from './menu-entries.ts'
import styles from './staff-menu.module.css'
import { useUnreadMessages } from './unread-messages.ts'

await addressAudiences('candidate', 'staff')

interface Props {
  permissions: Permissions
  className?: string | undefined
}

/** The administration's menu: what is visible to this person (NAV-03). Loaded only for staff. */
export default function StaffMenu(props: Props) {
  return (
    <QueryProvider>
      <Entries {...props} />
    </QueryProvider>
  )
}

function Entries({ permissions, className }: Props) {
  const t = useText()
  const unread = useUnreadMessages(holds(permissions, { module: 'messages', item: 'view' }))
  return (
    <nav aria-label={t('site.staff_navigation')}>
      {staffEntries(permissions).map(({ label, to, built }) =>
        built ? (
          <NavLink key={label} to={to} className={className}>
            {t(label)}
            {label === 'menu.messages' && <UnreadBadge unread={unread} />}
          </NavLink>
        ) : (
          <span key={label} className={`${styles.shut} ${className ?? ''}`} aria-disabled="true">
            {t(label)} <small>{t('menu.soon')}</small>
          </span>
        ),
      )}
    </nav>
  )
}

function UnreadBadge({ unread }: { unread: number }) {
  const t = useText()
  const words = unread > 0 ? t('menu.unread', { count: unread }) : t('menu.unread_none')
  return (
    <span className={unread > 0 ? styles.unread : styles.none} title={words}>
      <span aria-hidden="true">{unread > 0 ? `+${unread}` : 0}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}

import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router'
import { dashboardScreens } from '#domain/dashboard/dashboard.screens.ts'
import type { Permissions } from '#domain/kernel/permissions.ts'
import { QueryProvider } from '../client/queries.tsx'
import { addressAudiences } from '../i18n/catalog.ts'
import { useText } from '../i18n/language.tsx'
import { currentOf, staffEntries } from './menu-entries.ts'

await addressAudiences('candidate', 'staff')

interface Props {
  permissions: Permissions
  className?: string | undefined
  /** Where no other link beside it leads to the dashboard. */
  withDashboard?: boolean
}

/** The administration's menu: what is visible to this person (NAV-03). Loaded only for staff. */
export default function StaffMenu(props: Props) {
  return (
    <QueryProvider>
      <Entries {...props} />
    </QueryProvider>
  )
}

/** What a feature shows beside its menu item, e.g. a number that waits: its parts/menu-badge.tsx. */
const badges = import.meta.glob<ComponentType>('../../features/*/parts/menu-badge.tsx', { eager: true, import: 'default' })

function Entries({ permissions, className, withDashboard }: Props) {
  const t = useText()
  const { pathname } = useLocation()
  const dashboard = { feature: 'dashboard', label: 'menu.dashboard', to: dashboardScreens.dashboard.to() } as const
  const entries = [...(withDashboard ? [dashboard] : []), ...staffEntries(permissions)]
  const current = currentOf(entries, pathname)
  return (
    <nav aria-label={t('site.staff_navigation')}>
      {entries.map((entry) => {
        const { feature, label, to } = entry
        const Badge = badges[`../../features/${feature}/parts/menu-badge.tsx`]
        return (
          <Link key={label} to={to} className={className} aria-current={entry === current ? 'page' : undefined} prefetch="intent">
            {t(label)}
            {Badge && <Badge />}
          </Link>
        )
      })}
    </nav>
  )
}

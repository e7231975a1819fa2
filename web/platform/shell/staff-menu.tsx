import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useContext, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import type { Permissions } from '#domain/kernel/permissions.ts'
import { QueryProvider } from '../client/queries.tsx'
import { addAudiences } from '../i18n/catalog.ts'
import { useText } from '../i18n/language.tsx'
import { readSettings } from '../session/settings.ts'
import { FeaturesContext } from '../ui/feature.ts'
import { PopoverMenu } from '../ui/popover-menu.tsx'
import { useAheadOf } from './load-ahead.ts'
import { configurationEntries, currentOf, staffEntries } from './menu-entries.ts'
import type { MenuEntry } from './public-menus.ts'
import styles from './staff-menu.module.css'
import { useWrapped } from './use-wrapped.ts'

await addAudiences('candidate', 'staff')

export interface StaffMenuProps {
  permissions: Permissions
  className?: string | undefined
  /** On one line; entries that do not fit are behind "More". */
  inBar?: boolean
  /** Adds the dashboard, when no other link leads there. */
  withDashboard?: boolean
}

/** The staff menu with the entries that this person may see (NAV-03). Loaded only for staff. */
export function StaffMenu({ permissions, className, inBar = false, withDashboard = false }: StaffMenuProps) {
  const { pathname } = useLocation()
  const dashboard = {
    audience: 'staff',
    label: 'menu.dashboard',
    to: dashboardScreens.dashboard.to(),
  } as const
  const entries = [...(withDashboard ? [dashboard] : []), ...staffEntries(permissions)]
  const configuration = configurationEntries(permissions, readSettings())
  const current = currentOf([...entries, ...configuration], pathname)
  const Menu = inBar ? BarMenu : WholeMenu
  return (
    <QueryProvider>
      <Menu {...{ entries, configuration, current, className }} />
    </QueryProvider>
  )
}

interface Entries {
  entries: readonly MenuEntry[]
  configuration: readonly MenuEntry[]
  current: MenuEntry | undefined
  className: string | undefined
}

function BarMenu({ entries, configuration, current, className }: Entries) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  const wrapped = useWrapped(row)
  const behindMore = entries.filter((_, place) => wrapped.has(place))
  const links = (some: readonly MenuEntry[]) =>
    some.map((entry) => (
      <li key={entry.label}>
        <EntryLink entry={entry} current={current} />
      </li>
    ))
  return (
    <nav aria-label={t('site.staff_navigation')} className={styles.bar}>
      <div ref={row} className={styles.row}>
        {entries.map((entry, place) => (
          <EntryLink key={entry.label} entry={entry} current={current} className={className} isHidden={wrapped.has(place)} />
        ))}
      </div>
      {behindMore.length > 0 && (
        <PopoverMenu
          opener={<Opener words={t('menu.more')} />}
          openerClass={className}
          current={current !== undefined && behindMore.includes(current)}
        >
          {links(behindMore)}
        </PopoverMenu>
      )}
      {configuration.length > 0 && (
        <PopoverMenu
          opener={<Opener words={t('menu.configuration')} />}
          openerClass={className}
          current={current !== undefined && configuration.includes(current)}
        >
          {links(configuration)}
        </PopoverMenu>
      )}
    </nav>
  )
}

function WholeMenu({ entries, configuration, current, className }: Entries) {
  const t = useText()
  const links = (some: readonly MenuEntry[]) =>
    some.map((entry) => <EntryLink key={entry.label} entry={entry} current={current} className={className} />)
  return (
    <>
      <nav aria-label={t('site.staff_navigation')}>{links(entries)}</nav>
      {configuration.length > 0 && (
        <nav aria-label={t('menu.configuration')} className={styles.group}>
          <p className={styles.heading}>{t('menu.configuration')}</p>
          {links(configuration)}
        </nav>
      )}
    </>
  )
}

function Opener({ words }: { words: string }) {
  return (
    <>
      {words}
      <IconChevronDown size={16} aria-hidden="true" />
    </>
  )
}

interface EntryProps {
  entry: MenuEntry
  current: MenuEntry | undefined
  className?: string | undefined
  isHidden?: boolean
}

function EntryLink({ entry, current, className, isHidden = false }: EntryProps) {
  const t = useText()
  const { label, to } = entry
  const ahead = useAheadOf(to)
  const Badge = useContext(FeaturesContext).find(({ menuBadge }) => menuBadge?.to === to)?.menuBadge?.part
  return (
    <Link
      to={to}
      className={className}
      aria-current={entry === current ? 'page' : undefined}
      {...ahead}
      data-wrapped={isHidden || undefined}
    >
      {t(label)}
      {Badge && <Badge />}
    </Link>
  )
}

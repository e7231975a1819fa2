import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { Fragment, useContext, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import type { Permissions } from '#domain/kernel/permissions.ts'
import { QueryProvider } from '../client/queries.tsx'
import { addAudiences } from '../i18n/catalog.ts'
import { useText } from '../i18n/language.tsx'
import { readSettings } from '../session/settings.ts'
import buttonStyles from '../ui/button.module.css'
import { FeaturesContext } from '../ui/feature.ts'
import { PopoverMenu } from '../ui/popover-menu.tsx'
import { useAheadOf } from './load-ahead.ts'
import { configurationEntries, currentOf, type EntryGroup, inGroups, staffEntries } from './menu-entries.ts'
import type { MenuEntry } from './public-menus.ts'
import styles from './staff-menu.module.css'
import { useWrapped } from './use-wrapped.ts'

await addAudiences('candidate', 'staff')

export interface StaffMenuProps {
  permissions: Permissions
  className?: string | undefined
  /** `bar` is one line, and entries that do not fit are behind "More"; `folded` is one button; `whole` is a list for the drawer. */
  shape: 'bar' | 'folded' | 'whole'
}

/** The staff menu with the entries that this person may see, in the order of an agency's day (NAV-03). Loaded only for staff. */
export function StaffMenu({ permissions, className, shape }: StaffMenuProps) {
  const { pathname, search } = useLocation()
  const dashboard = { audience: 'staff', label: 'menu.dashboard', to: dashboardScreens.dashboard.to() } as const
  // The drawer has a link to the dashboard among those of the account.
  const entries = [...(shape === 'whole' ? [] : [dashboard]), ...staffEntries(permissions)]
  const configuration = configurationEntries(permissions, readSettings())
  const current = currentOf([...entries, ...configuration], pathname, search)
  const Menu = { bar: BarMenu, folded: FoldedMenu, whole: WholeMenu }[shape]
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
  const groups = inGroups(entries)
  const behindMore = groups.filter((_, place) => wrapped.has(place))
  const isIn = (some: readonly EntryGroup[]) => current !== undefined && some.some((group) => group.entries.includes(current))
  return (
    <nav aria-label={t('site.staff_navigation')} className={styles.bar}>
      <div ref={row} className={styles.row}>
        {groups.map((group, place) => {
          const isHidden = wrapped.has(place)
          const [only, ...others] = group.entries
          if (only && others.length === 0)
            return <EntryLink key={only.label} entry={only} current={current} className={className} isHidden={isHidden} />
          return (
            <div key={group.group} data-wrapped={isHidden || undefined}>
              <PopoverMenu opener={<Opener group={group} />} openerClass={className} current={isIn([group])}>
                <EntryItems entries={group.entries} current={current} />
              </PopoverMenu>
            </div>
          )
        })}
      </div>
      {behindMore.length > 0 && (
        <PopoverMenu opener={<Words words={t('menu.more')} />} openerClass={className} current={isIn(behindMore)}>
          <GroupItems groups={behindMore} current={current} />
        </PopoverMenu>
      )}
      {configuration[0] && (
        <div className={styles.settings}>
          <Link
            to={configuration[0].to}
            className={buttonStyles.icon}
            aria-label={t('menu.configuration')}
            title={t('menu.configuration')}
            data-current={(current !== undefined && configuration.includes(current)) || undefined}
          >
            <IconSettings size={20} aria-hidden="true" />
          </Link>
        </div>
      )}
    </nav>
  )
}

/** On public pages the whole menu of staff is one button, so that the bar has room for the menu of visitors. */
function FoldedMenu({ entries, configuration, current, className }: Entries) {
  const t = useText()
  return (
    <nav aria-label={t('site.staff_navigation')}>
      <PopoverMenu opener={<Words words={t('site.staff_navigation')} />} openerClass={className}>
        <GroupItems groups={inGroups([...entries, ...configuration])} current={current} />
      </PopoverMenu>
    </nav>
  )
}

function WholeMenu({ entries, configuration, current, className }: Entries) {
  const t = useText()
  const listed = (some: readonly MenuEntry[]) =>
    inGroups(some).map(({ group, entries: links }) => (
      <Fragment key={group ?? links[0]?.label}>
        {group && <p className={styles.heading}>{t(group)}</p>}
        {links.map((entry) => (
          <EntryLink key={entry.label} entry={entry} current={current} className={className} />
        ))}
      </Fragment>
    ))
  return (
    <>
      <nav aria-label={t('site.staff_navigation')}>{listed(entries)}</nav>
      {configuration.length > 0 && (
        <nav aria-label={t('menu.configuration')} className={styles.group}>
          {listed(configuration)}
        </nav>
      )}
    </>
  )
}

interface ItemsProps {
  entries: readonly MenuEntry[]
  current: MenuEntry | undefined
}

const EntryItems = ({ entries, current }: ItemsProps) =>
  entries.map((entry) => (
    <li key={entry.label}>
      <EntryLink entry={entry} current={current} />
    </li>
  ))

/** The items of a list with a heading above each group. */
function GroupItems({ groups, current }: { groups: readonly EntryGroup[]; current: MenuEntry | undefined }) {
  const t = useText()
  const id = useId()
  return groups.map(({ group, entries }) =>
    group ? (
      <li key={group}>
        <p id={`${id}-${group}`} className={styles.heading}>
          {t(group)}
        </p>
        <ul aria-labelledby={`${id}-${group}`} className={styles.items}>
          <EntryItems entries={entries} current={current} />
        </ul>
      </li>
    ) : (
      <EntryItems key={entries[0]?.label} entries={entries} current={current} />
    ),
  )
}

/** The words of a group with the badges of its entries. */
function Opener({ group: { group, entries } }: { group: EntryGroup }) {
  const t = useText()
  return (
    <>
      {group && t(group)}
      <IconChevronDown size={16} aria-hidden="true" />
      <EntryBadges entries={entries} />
    </>
  )
}

function Words({ words }: { words: string }) {
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
  return (
    <Link
      to={to}
      className={className}
      aria-current={entry === current ? 'page' : undefined}
      {...ahead}
      data-wrapped={isHidden || undefined}
    >
      {t(label)}
      <EntryBadges entries={[entry]} />
    </Link>
  )
}

/** What features show beside the words of entries. It has its room before it is loaded, so that the bar does not move. */
function EntryBadges({ entries }: Pick<EntryGroup, 'entries'>) {
  const features = useContext(FeaturesContext)
  const badges = entries.flatMap(({ to }) => features.flatMap(({ menuBadge }) => (menuBadge?.to === to ? [menuBadge] : [])))
  if (badges.length === 0) return null
  return (
    <span className={styles.badges}>
      {badges.map(({ to, part: Badge }) => (
        <Badge key={to} />
      ))}
    </span>
  )
}

import type { Permissions } from '#domain/kernel/permissions.ts'
import { admits, type Screen } from '#domain/kernel/screens.ts'
import type { SiteSettings } from '../server-context.ts'
import type { MenuEntry, PublicMenus } from './public-menus.ts'
import { screenAt, screens, withoutRecord } from './screens.ts'

type Menu = NonNullable<Screen['menu']>['menu']

/** The entries of a menu, in the order of their places. */
function entriesOf(menu: Menu, isOffered: (screen: Screen) => boolean = () => true): MenuEntry[] {
  return screens
    .filter(isOffered)
    .flatMap(({ audience, path, menu, alsoIn }) => [menu, alsoIn].flatMap((place) => (place ? [{ audience, path, place }] : [])))
    .filter(({ place }) => place.menu === menu)
    .sort((one, other) => one.place.place - other.place.place)
    .map(({ audience, path, place: { label, group, query = '', covers } }) => ({
      ...{ audience, label, to: `${withoutRecord(path)}${query}` },
      ...(group && { group }),
      ...(covers && { covers }),
    }))
}

/** The entries of the staff menu for a person's role (NAV-03). */
export function staffEntries(permissions: Permissions): MenuEntry[] {
  const entries = entriesOf('staff', (screen) => admits(permissions, screen))
  return entries.filter(({ to }) => !entries.some(({ covers }) => covers === to))
}

/**
 * The entry of the current page: the one of its filter, or else the one with the longest matching address, unless the page's screen names
 * another.
 */
export function currentOf<Entry extends Pick<MenuEntry, 'to' | 'covers'>>(
  entries: readonly Entry[],
  path: string,
  search = '',
): Entry | undefined {
  const filters = [...new URLSearchParams(search)].map(([name, value]) => `${path}?${new URLSearchParams({ [name]: value })}`)
  const place = screenAt(path)?.belongsTo ?? path
  const lengthOf = ({ to, covers }: Entry) =>
    Math.max(...[to, covers].map((start) => (start && `${place}/`.startsWith(`${start}/`) ? start.length : 0)))
  return (
    entries.find(({ to }) => filters.includes(to)) ??
    entries.filter((entry) => lengthOf(entry) > 0).sort((one, other) => lengthOf(other) - lengthOf(one))[0]
  )
}

/** The entries of the configuration menu for a person's role. */
export function configurationEntries(
  permissions: Permissions,
  settings: Partial<Pick<SiteSettings, 'mailbox' | 'replies'>>,
): MenuEntry[] {
  return entriesOf(
    'configuration',
    (screen) => admits(permissions, screen) && (!screen.menu?.setting || settings[screen.menu.setting] === true),
  )
}

/** Some entries of a menu that follow each other, and the group that they stand in, if any. */
export interface EntryGroup {
  readonly group: MenuEntry['group']
  readonly entries: readonly MenuEntry[]
}

/** The entries by group, in their order. Each entry without a group stands alone. */
export function inGroups(entries: readonly MenuEntry[]): EntryGroup[] {
  const groups: (EntryGroup & { entries: MenuEntry[] })[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (entry.group && last?.group === entry.group) last.entries.push(entry)
    else groups.push({ group: entry.group, entries: [entry] })
  }
  return groups
}

/** The screen that exists only while e-mails are kept because no mail server is configured (SPEC-45). */
export const mailboxScreen = screens.find(({ menu }) => menu?.setting === 'mailbox')

/** The addresses where an entry is marked as the current page: its own, and those of screens that belong to it. */
function marked(entry: MenuEntry): MenuEntry {
  const others = screens.filter(({ belongsTo, path }) => belongsTo === entry.to && !path.includes(':'))
  return { ...entry, current: [entry.to, ...others.map(({ path }) => path)] }
}

/** The entries of the header (NAV-01) and the footer's links (NAV-04), in the order of the screens. */
export const publicMenus: PublicMenus = { header: entriesOf('header').map(marked), footer: entriesOf('footer') }

import type { Permissions } from '#domain/kernel/permissions.ts'
import { admits, type Screen } from '#domain/kernel/screens.ts'
import type { SiteSettings } from '../server-context.ts'
import type { MenuEntry, PublicMenus } from './public-menus.ts'
import { screenAt, screens } from './screens.ts'

type Menu = NonNullable<Screen['menu']>['menu']

/** The entries of a menu, in the order of the screens. */
function entriesOf(menu: Menu, isOffered: (screen: Screen) => boolean = () => true): MenuEntry[] {
  return screens
    .flatMap((screen) => (screen.menu?.menu === menu && isOffered(screen) ? [{ ...screen, menu: screen.menu }] : []))
    .sort((one, other) => one.menu.place - other.menu.place)
    .map(({ audience, path, menu: { label } }) => ({ audience, label, to: path }))
}

/** The entries of the staff menu for a person's role (NAV-03). */
export function staffEntries(permissions: Permissions): MenuEntry[] {
  return entriesOf('staff', (screen) => admits(permissions, screen))
}

/** The entry of the current page: the one with the longest matching address, unless the page's screen names another. */
export function currentOf<Entry extends Pick<MenuEntry, 'to'>>(entries: readonly Entry[], path: string): Entry | undefined {
  const place = screenAt(path)?.belongsTo ?? path
  return entries.filter(({ to }) => `${place}/`.startsWith(`${to}/`)).sort((one, other) => other.to.length - one.to.length)[0]
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

/** The screen that exists only while e-mails are kept because no mail server is configured (SPEC-45). */
export const mailboxScreen = screens.find(({ menu }) => menu?.setting === 'mailbox')

/** The entries of the header (NAV-01) and the footer's links (NAV-04), in the order of the screens. */
export const publicMenus: PublicMenus = { header: entriesOf('header'), footer: entriesOf('footer') }

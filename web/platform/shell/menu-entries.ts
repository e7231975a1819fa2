import type { Permissions } from '#domain/kernel/permissions.ts'
import { admits, type Screen } from '#domain/kernel/screens.ts'
import type { TextKey } from '../i18n/translate.ts'
import type { SiteSettings } from '../server-context.ts'
import type { Session } from '../session/session.ts'
import { screens } from './screens.ts'

type Menu = NonNullable<Screen['menu']>['menu']
export interface MenuEntry {
  /** The feature whose screen it opens. */
  readonly feature: string
  readonly label: TextKey
  readonly to: string
}

/** What a menu offers, in the order that the screens declare. */
function entriesOf(menu: Menu, isOffered: (screen: Screen) => boolean = () => true): MenuEntry[] {
  return screens
    .flatMap((screen) => (screen.menu?.menu === menu && isOffered(screen) ? [{ ...screen, menu: screen.menu }] : []))
    .sort((one, other) => one.menu.place - other.menu.place)
    .map(({ feature, path, menu: { label } }) => ({ feature, label, to: path }))
}

/** The header's public items; registering is for visitors (NAV-01). */
export function publicEntries(session: Session): MenuEntry[] {
  return entriesOf('header', ({ audience }) => audience === 'public' || session.status !== 'user')
}

/** The administration's items that a person's role holds (NAV-03). */
export function staffEntries(permissions: Permissions): MenuEntry[] {
  return entriesOf('staff', (screen) => admits(permissions, screen))
}

/** The dashboard's cards: the menu's items and those that only the dashboard has (ADM-01). */
export function dashboardEntries(permissions: Permissions, settings: Pick<SiteSettings, 'mailbox'>): MenuEntry[] {
  const isOffered = (screen: Screen) => admits(permissions, screen) && (!screen.menu?.setting || settings[screen.menu.setting])
  return [...staffEntries(permissions), ...entriesOf('dashboard', isOffered)]
}

/** The footer's links (NAV-04). */
export const footerEntries = entriesOf('footer')

import { holds, type ModuleKey, type Permissions } from '#domain/kernel/permissions.ts'
import { paths } from '../../paths.ts'
import type { TextKey } from '../i18n/translate.ts'
import type { Session } from '../session/session.ts'

export interface MenuEntry {
  readonly label: TextKey
  readonly to: string
}

/** The header's public items in the order of the documents (NAV-01). */
export function publicEntries(session: Session): MenuEntry[] {
  const visitor = session.status !== 'user'
  return [
    { label: 'menu.recruitment', to: paths.vacancies() },
    ...(visitor ? [{ label: 'menu.register', to: paths.register() } as const] : []),
    { label: 'menu.jobs', to: paths.jobs() },
    { label: 'menu.about', to: paths.about() },
  ]
}

/** An item whose screen opens later stands in the menu shut: `built` is false. */
export interface StaffEntry extends MenuEntry {
  readonly module: ModuleKey
  readonly built: boolean
}

/** The administration's items in the order of the documents (NAV-03). */
const staffTable: readonly StaffEntry[] = [
  { label: 'menu.users', to: paths.staffUsers(), module: 'users', built: false },
  { label: 'menu.tests', to: paths.staffTests(), module: 'questions', built: false },
  { label: 'menu.skills', to: paths.staffSkills(), module: 'skillstest', built: false },
  { label: 'menu.messages', to: paths.staffMessages(), module: 'messages', built: true },
  { label: 'menu.vacancies', to: paths.staffVacancies(), module: 'candidates', built: true },
  { label: 'menu.clients', to: paths.staffClients(), module: 'clients', built: false },
]

/** The items that a person's role holds. */
export function staffEntries(permissions: Permissions): StaffEntry[] {
  return staffTable.filter(({ module }) => holds(permissions, { module, item: 'view' }))
}

/** The footer's links (NAV-04). */
export const footerEntries: readonly MenuEntry[] = [
  { label: 'menu.hiring_process', to: paths.hiringProcess() },
  { label: 'menu.faq', to: paths.faq() },
  { label: 'menu.contact', to: paths.contact() },
  { label: 'menu.privacy', to: paths.privacy() },
  { label: 'menu.terms', to: paths.terms() },
]

/** The nine modules with their numbers and routes on the wire (SPEC-14). `candidates` is the module of vacancies and boards. */
export const modules = {
  candidates: { id: 1, route: '/vacancies/admin' },
  skillstest: { id: 2, route: '/skills/admin' },
  questions: { id: 3, route: '/tests/admin' },
  users: { id: 4, route: '/admin/users' },
  messages: { id: 5, route: '/contact/admin' },
  clients: { id: 6, route: '/clients/admin' },
  roles: { id: 7, route: '/roles/admin' },
  notifications: { id: 8, route: '/vacancies/admin/notifications' },
  currencies: { id: 9, route: '/currencies/admin' },
} as const
export type ModuleKey = keyof typeof modules
export const moduleKeys = Object.keys(modules) as ModuleKey[]

/**
 * The items of a module, in the order of their numbers on the wire: item one is view, item two is change (SPEC-15). The others exist in
 * some modules only (ADR-0111).
 */
export const permissionItems = ['view', 'change', 'rate', 'delete', 'invite'] as const
export type PermissionItem = (typeof permissionItems)[number]

const everywhere: readonly PermissionItem[] = ['view', 'change']
/**
 * The users module has items of its own for rating texts, deleting accounts and inviting colleagues, which weigh more than its other
 * changes.
 */
const ofOneModule: Partial<Record<ModuleKey, readonly PermissionItem[]>> = { users: ['rate', 'delete', 'invite'] }

export function itemsOf(module: ModuleKey): readonly PermissionItem[] {
  return [...everywhere, ...(ofOneModule[module] ?? [])]
}

/** The rights of a person: module → items. A missing module is hidden. */
export type Permissions = Partial<Record<ModuleKey, readonly PermissionItem[]>>

export const everyPermission: Permissions = Object.fromEntries(moduleKeys.map((module) => [module, itemsOf(module)]))

/** A right that an endpoint requires. In a list, any one of them is enough. */
export interface Right {
  readonly module: ModuleKey
  readonly item: PermissionItem
}

/** The rights of which every member of staff holds one: they see a module (SPEC-16). */
export const allStaff: readonly Right[] = moduleKeys.map((module) => ({ module, item: 'view' }))

/** The access that an endpoint requires. `candidate` is a logged-in person whose role has no module. */
export type Access = 'anyone' | 'logged_in' | 'candidate' | Right | readonly Right[]

export const builtInRoles = ['administrator', 'user', 'hired'] as const
export type BuiltInRole = (typeof builtInRoles)[number]

/** 'allowed' when at least one module is visible (SPEC-16). */
export function modeOf(permissions: Permissions): 'allowed' | 'denied' {
  return moduleKeys.some((module) => holds(permissions, { module, item: 'view' })) ? 'allowed' : 'denied'
}

export function holds(permissions: Permissions, right: Right): boolean {
  return permissions[right.module]?.includes(right.item) ?? false
}

/** The rights that two roles share: an API key has those of its role that the colleague who made it still has (KEY-01). */
export function sharedRights(one: Permissions, other: Permissions): Permissions {
  const shared = moduleKeys.map((module) => {
    const items = (one[module] ?? []).filter((item) => holds(other, { module, item }))
    return [module, items] as const
  })
  return Object.fromEntries(shared.filter(([, items]) => items.length > 0))
}

/** Whether a person may give a role or put its rights into another role: nobody grants rights that they do not hold (SPEC-15). */
export function mayGrant(own: Permissions, role: Permissions): boolean {
  return moduleKeys.every((module) => (role[module] ?? []).every((item) => holds(own, { module, item })))
}

/** The rights of a role, or of a person by their role. */
export interface RightsOfRole {
  readonly permissions: Permissions
  /** Whether the role shows only vacancies of its holder (TEA-02). */
  readonly limited: boolean
}

/**
 * Whether a person may give a role or act on people with it. A person with a limited role gives no unlimited one, except one without any
 * permission, such as that of candidates (TEA-02).
 */
export function mayGiveRole(own: RightsOfRole, role: RightsOfRole): boolean {
  const isEmpty = moduleKeys.every((module) => (role.permissions[module] ?? []).length === 0)
  return mayGrant(own.permissions, role.permissions) && (!own.limited || role.limited || isEmpty)
}

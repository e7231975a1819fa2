/**
 * The nine modules, their numbers on the wire, and the paths that each one opens (decision 14). Guards of the browser and of
 * the server both read this table.
 */
export const modules = {
  candidates: { id: 1, route: '/vacancies/admin', paths: ['/vacancies/admin', '/dropDrag'] },
  skillstest: { id: 2, route: '/skills/admin', paths: ['/skills/admin'] },
  questions: { id: 3, route: '/tests/admin', paths: ['/tests/admin'] },
  users: { id: 4, route: '/admin/users', paths: ['/admin'] },
  messages: { id: 5, route: '/contact/admin', paths: ['/contact/admin'] },
  clients: { id: 6, route: '/clients/admin', paths: ['/clients/admin'] },
  roles: { id: 7, route: '/roles/admin', paths: ['/roles/admin'] },
  notifications: { id: 8, route: '/vacancies/admin/notifications', paths: ['/vacancies/admin/notifications', '/mailbox'] },
  currencies: { id: 9, route: '/currencies/admin', paths: ['/currencies/admin'] },
} as const
export type ModuleKey = keyof typeof modules
export const moduleKeys = Object.keys(modules) as ModuleKey[]

/** What a role may hold of a module: item one is view, item two is change (decision 15). */
export const permissionItems = ['view', 'change'] as const
export type PermissionItem = (typeof permissionItems)[number]

/** What somebody holds: module → items. A missing module is hidden. */
export type Permissions = Partial<Record<ModuleKey, readonly PermissionItem[]>>

/** A right that an endpoint asks for. A list means that any of them is enough. */
export interface Right {
  readonly module: ModuleKey
  readonly item: PermissionItem
}

/** Who may call an endpoint. `candidate` is a logged-in person whose role has no module. */
export type Access = 'anyone' | 'logged_in' | 'candidate' | Right | readonly Right[]

export const builtInRoles = ['administrator', 'user', 'hired'] as const
export type BuiltInRole = (typeof builtInRoles)[number]

/** 'allowed' when at least one module is visible (decision 16). */
export function modeOf(permissions: Permissions): 'allowed' | 'denied' {
  return moduleKeys.some((module) => holds(permissions, { module, item: 'view' })) ? 'allowed' : 'denied'
}

export function holds(permissions: Permissions, right: Right): boolean {
  return permissions[right.module]?.includes(right.item) ?? false
}

/** Whether a path of the staff area is open to these permissions: matched by whole path segments, the longest path wins (NAV-06). */
export function admitsPath(permissions: Permissions, path: string): boolean {
  if (modeOf(permissions) === 'denied') return false
  if (isUnder(path, '/dashboard/admin')) return true
  const owner = moduleKeys
    .flatMap((module) => modules[module].paths.filter((base) => isUnder(path, base)).map((base) => ({ module, base })))
    .sort((a, b) => b.base.length - a.base.length)[0]
  return owner !== undefined && holds(permissions, { module: owner.module, item: 'view' })
}

function isUnder(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`)
}

import { fittingName, fittingNames } from '../../kernel/fitting-names.ts'
import { usualAddress } from '../../kernel/mail-address.ts'
import { oneLine } from '../../kernel/plain-text.ts'

// What directories write by SCIM 2.0 (RFC 7643, RFC 7644), as they really write it: Entra ID sends booleans as texts and operations in
// capitals, a single value as a list, and app roles as JSON in a text; both Entra ID and Okta send changes without a path.

type Json = Readonly<Record<string, unknown>>

/** What a directory wants of a person. An attribute that it does not name is absent, and stays as it is. */
export interface WantedPerson {
  readonly email?: string
  /** The address as the directory writes it, with its capitals. */
  readonly userName?: string
  /** The name in one text, which counts where the directory sends no parts of it. */
  readonly displayName?: string
  readonly externalId?: string | null
  /** Empty where the directory has none that people could enter here. */
  readonly firstName?: string
  readonly lastName?: string
  readonly active?: boolean
  /** The values of the attribute `roles`, in their order, when the directory sends the whole list. */
  readonly roles?: readonly string[]
  /** Values that it adds to the list. */
  readonly addedRoles?: readonly string[]
  /** Values that it takes out of the list. */
  readonly removedRoles?: readonly string[]
}

/** Why a request of a directory is refused, by the names of RFC 7644 (section 3.12). */
export type ScimProblem = 'invalidValue' | 'invalidPath' | 'invalidFilter'

export const isProblem = (value: unknown): value is ScimProblem => typeof value === 'string'

const coreUser = 'urn:ietf:params:scim:schemas:core:2.0:user'
/** A path without the name of the schema of people, whose case does not matter either. */
const withoutSchema = (path: string): string =>
  path.toLowerCase().startsWith(`${coreUser}:`) ? path.slice(coreUser.length + 1) : path
/** A path whose case and spaces do not matter (RFC 7643, section 2.1), with a space instead of the point before a part. */
const simplified = (path: string): string => path.toLowerCase().replaceAll(' ', '').replaceAll('.', ' ')

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const longest = 200
const longestPacked = 1000

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longest ? oneLine(value) : undefined

/** The value of an attribute that has only one. Entra ID also sends it as the only one of a list. */
function singleOf(value: unknown): unknown {
  const [only, ...others] = Array.isArray(value) ? value : [value]
  return others.length === 0 && isObject(only) && 'value' in only ? only.value : value
}

function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  return text === 'true' ? true : text === 'false' ? false : undefined
}

/** The values of a list of complex values, of plain texts, or of one of either. The primary ones come first. */
function valuesOf(value: unknown): readonly string[] | undefined {
  const all = [value].flat().slice(0, 100)
  const isPrimary = (one: unknown) => isObject(one) && booleanOf(one.primary) === true
  const ordered = [...all.filter(isPrimary), ...all.filter((one) => !isPrimary(one))]
  const texts = ordered.map((one) => textOf(unpacked(isObject(one) ? one.value : one)))
  return texts.includes(undefined) ? undefined : (texts as string[])
}

/** The value within one that is itself a complex value, written as JSON. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{') || value.length > longestPacked) return value
  try {
    const packed: unknown = JSON.parse(value)
    return isObject(packed) && 'value' in packed ? packed.value : value
  } catch {
    return value
  }
}

/** Reads one attribute. An empty record for one that is not stored here: directories send titles, departments and much else. */
function readAttribute(path: string, sent: unknown): WantedPerson | ScimProblem {
  const value = singleOf(sent)
  const wanted = <Value>(read: Value | undefined, change: (value: Value) => WantedPerson) =>
    read === undefined ? ('invalidValue' as const) : change(read)
  // Its own attributes have the name of the schema before them, so that one within another is passed over.
  if (path.toLowerCase() === coreUser) return isObject(value) ? readAll(value, `${coreUser}:`) : 'invalidValue'
  switch (simplified(withoutSchema(path))) {
    case 'username':
      return wanted(textOf(value), (userName) => ({ email: usualAddress(userName), userName }))
    case 'displayname':
      return wanted(textOf(value ?? ''), (displayName) => ({ displayName }))
    case 'externalid':
      return value === null ? { externalId: null } : wanted(textOf(value), (externalId) => ({ externalId }))
    case 'active':
      return wanted(booleanOf(value), (active) => ({ active }))
    case 'name':
      return isObject(value) ? readAll(value, 'name.') : 'invalidValue'
    case 'name givenname':
      return wanted(textOf(value ?? ''), (name) => ({ firstName: fittingName(name) }))
    case 'name familyname':
      // A name that nobody could enter here is left out; one that the directory empties becomes empty.
      return wanted(textOf(value ?? ''), (name) => (name && !fittingName(name) ? {} : { lastName: fittingName(name) }))
    case 'roles':
    case 'roles value':
    case 'roles[primaryeq"true"] value':
    case 'roles[primaryeqtrue] value':
      return wanted(valuesOf(sent ?? []), (roles) => ({ roles }))
    default:
      return {}
  }
}

function readAll(attributes: Json, prefix = ''): WantedPerson | ScimProblem {
  let wanted: WantedPerson = {}
  for (const [name, value] of Object.entries(attributes)) {
    const read = readAttribute(`${prefix}${name}`, value)
    if (isProblem(read)) return read
    wanted = { ...wanted, ...read }
  }
  return wanted
}

/** The person of a whole resource, as POST and PUT send it. Null stands for an attribute that has no value. */
export function readPerson(resource: Json): WantedPerson | ScimProblem {
  const given = Object.fromEntries(Object.entries(resource).filter(([, value]) => value !== null))
  return readAll(given)
}

/** The names that a directory sends: in parts, or else in one text. */
export const namesOf = ({ firstName, lastName, displayName }: WantedPerson): Pick<WantedPerson, 'firstName' | 'lastName'> =>
  firstName === undefined && lastName === undefined && displayName ? fittingNames(displayName) : { firstName, lastName }

interface Operation {
  readonly op: string
  readonly path?: string | undefined
  readonly value?: unknown
}

/** The person of a PATCH: later operations win. */
export function readChanges(operations: readonly Operation[]): WantedPerson | ScimProblem {
  let wanted: WantedPerson = {}
  for (const operation of operations) {
    const read = readOperation(operation)
    if (isProblem(read)) return read
    wanted = { ...wanted, ...read, ...rolesAfter(wanted, read) }
  }
  return wanted
}

/** What is wanted of the list of roles after one more operation. A whole list replaces whatever was wanted before. */
function rolesAfter(before: WantedPerson, { roles, addedRoles, removedRoles }: WantedPerson): WantedPerson {
  const without = (list: readonly string[] = [], values: readonly string[] = []) => list.filter((one) => !values.includes(one))
  const both = (list: readonly string[] = [], values: readonly string[] = []) => [...list, ...values]
  if (roles) return { roles, addedRoles: [], removedRoles: [] }
  if (!addedRoles && !removedRoles) return {}
  if (before.roles) return { roles: both(without(before.roles, removedRoles), addedRoles), addedRoles: [], removedRoles: [] }
  return {
    addedRoles: both(without(before.addedRoles, removedRoles), addedRoles),
    removedRoles: both(without(before.removedRoles, addedRoles), removedRoles),
  }
}

function readOperation({ op, path, value }: Operation): WantedPerson | ScimProblem {
  const verb = op.toLowerCase()
  if (!['add', 'replace', 'remove'].includes(verb)) return 'invalidValue'
  if (verb === 'remove') return path ? readRemoval(path, value) : 'invalidPath'
  if (!path && !isObject(value)) return 'invalidValue'
  const read = path ? readAttribute(path, value) : readAll(value as Json)
  // An addition leaves the other values of a list (RFC 7644, section 3.5.2.1).
  if (verb !== 'add' || isProblem(read) || !read.roles) return read
  const { roles, ...others } = read
  return { ...others, addedRoles: roles }
}

const oneRole = /^roles\s*\[\s*value\s+eq\s+("(?:[^"\\]|\\.)*")\s*\](?:\.value)?$/i

/** An address and a state always have a value. A removal with a filter, or with values, takes these out of the list alone. */
function readRemoval(path: string, value: unknown): WantedPerson | ScimProblem {
  const name = withoutSchema(path)
  const plain = simplified(name)
  if (plain === 'username' || plain === 'active') return 'invalidValue'
  if (!plain.startsWith('roles')) return readAttribute(path, plain === 'name' ? { givenName: '', familyName: '' } : null)
  const quoted = oneRole.exec(name)?.[1]
  const filtered = quoted === undefined ? undefined : unquoted(quoted)
  if (filtered !== undefined) return { removedRoles: [filtered] }
  // A person has one role, and it is the primary one.
  const isWhole = /^roles(?:\[primaryeq"?true"?\])?(?: value)?$/.test(plain)
  const values = value === undefined || value === null ? [] : valuesOf(value)
  if (!isWhole) return 'invalidPath'
  if (!values) return 'invalidValue'
  return values.length > 0 ? { removedRoles: values } : { roles: [] }
}

/** The text of a filter; undefined for one that cannot be read. */
function unquoted(quoted: string): string | undefined {
  try {
    return oneLine(String(JSON.parse(quoted)))
  } catch {
    return undefined
  }
}

/** The attributes by which directories look for a person. */
export interface ScimFilter {
  readonly by: 'email' | 'externalId' | 'uuid'
  readonly value: string
}

const searched: Readonly<Record<string, ScimFilter['by']>> = {
  username: 'email',
  'emails value': 'email',
  'emails[typeeq"work"] value': 'email',
  externalid: 'externalId',
  id: 'uuid',
}

/** Reads a filter such as `userName eq "ana@example.com"`. Other operators are refused. */
export function readFilter(filter: string): ScimFilter | ScimProblem {
  const [, path = '', quoted = ''] = /^\s*(\S.*?)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(filter) ?? []
  const by = searched[simplified(withoutSchema(path))]
  const value = by && unquoted(quoted)
  if (!by || value === undefined) return 'invalidFilter'
  // An address has no space: it is a plus that the directory did not encode in the address of its call.
  return { by, value: by === 'email' ? usualAddress(value.replaceAll(' ', '+')) : value }
}

/** The name of the role of the first value that the settings name; undefined when they name none of them. */
export const roleOfValues = (
  values: readonly string[],
  roles: readonly { readonly value: string; readonly role: string }[],
): string | undefined => roles.find(({ value }) => values.includes(value))?.role

/** The value by which a directory knows a role: the one of the settings, else the name of the role. */
export const valueOfRole = (role: string, roles: readonly { readonly value: string; readonly role: string }[]): string =>
  roles.find((one) => one.role.toLowerCase() === role.toLowerCase())?.value ?? role

interface RoleSettings {
  readonly roles: readonly { readonly value: string; readonly role: string }[]
  readonly defaultRole: string
}

/**
 * The name of the role that a person of role `present` gets by what a directory wants of `roles`; undefined when it stays. Of a whole list the
 * first value that the settings name counts, else the default role. An addition counts when they name a value of it, and a removal when it
 * takes away the present one.
 */
export function wantedRole(wanted: WantedPerson, present: string, { roles, defaultRole }: RoleSettings): string | undefined {
  if (roles.length === 0) return undefined
  if (wanted.roles) return roleOfValues(wanted.roles, roles) ?? defaultRole
  const added = roleOfValues(wanted.addedRoles ?? [], roles)
  if (added !== undefined) return added
  const isTaken = wanted.removedRoles?.some(
    (value) => (roleOfValues([value], roles) ?? value).toLowerCase() === present.toLowerCase(),
  )
  return isTaken ? defaultRole : undefined
}

import { usualAddress } from '../../kernel/mail-address.ts'

// What directories write by SCIM 2.0 (RFC 7643, RFC 7644), as they really write it: Entra ID sends booleans as texts and operations in capitals,
// and both Entra ID and Okta send changes without a path.

type Json = Readonly<Record<string, unknown>>

/** What a directory wants of a person. An attribute that it does not name is absent, and stays as it is. */
export interface WantedPerson {
  readonly email?: string
  readonly externalId?: string | null
  readonly firstName?: string
  readonly lastName?: string
  readonly active?: boolean
  /** The values of the attribute `roles`, in their order. */
  readonly roles?: readonly string[]
}

/** Why a request of a directory is refused, by the names of RFC 7644 (section 3.12). */
export type ScimProblem = 'invalidValue' | 'invalidPath' | 'invalidFilter'

export const isProblem = (value: unknown): value is ScimProblem => typeof value === 'string'

const coreUser = 'urn:ietf:params:scim:schemas:core:2.0:User'
/** A path whose case and spaces do not matter (RFC 7643, section 2.1), with a space instead of the point before a part. */
const simplified = (path: string): string => path.toLowerCase().replaceAll(' ', '').replaceAll('.', ' ')

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const longest = 200

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longest ? value.trim() : undefined

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
  const texts = ordered.map((one) => textOf(isObject(one) ? one.value : one))
  return texts.includes(undefined) ? undefined : (texts as string[])
}

/** Reads one attribute. An empty record for one that is not stored here: directories send titles, departments and much else. */
function readAttribute(path: string, value: unknown): WantedPerson | ScimProblem {
  const name = path.startsWith(`${coreUser}:`) ? path.slice(coreUser.length + 1) : path
  const wanted = <Value>(read: Value | undefined, change: (value: Value) => WantedPerson) =>
    read === undefined ? ('invalidValue' as const) : change(read)
  switch (simplified(name)) {
    case 'username':
      return wanted(textOf(value), (email) => ({ email: usualAddress(email) }))
    case 'externalid':
      return value === null ? { externalId: null } : wanted(textOf(value), (externalId) => ({ externalId }))
    case 'active':
      return wanted(booleanOf(value), (active) => ({ active }))
    case 'name':
      return isObject(value) ? readAll(value, 'name.') : 'invalidValue'
    case 'name givenname':
      return wanted(textOf(value ?? ''), (firstName) => ({ firstName }))
    case 'name familyname':
      return wanted(textOf(value ?? ''), (lastName) => ({ lastName }))
    case 'roles':
    case 'roles value':
    case 'roles[primaryeq"true"] value':
    case 'roles[primaryeqtrue] value':
      return wanted(valuesOf(value ?? []), (roles) => ({ roles }))
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
    wanted = { ...wanted, ...read }
  }
  return wanted
}

function readOperation({ op, path, value }: Operation): WantedPerson | ScimProblem {
  const verb = op.toLowerCase()
  if (!['add', 'replace', 'remove'].includes(verb)) return 'invalidValue'
  if (verb === 'remove') return path ? readRemoval(path) : 'invalidPath'
  if (path) return readAttribute(path, value)
  return isObject(value) ? readAll(value) : 'invalidValue'
}

/** An address and a state always have a value. */
function readRemoval(path: string): WantedPerson | ScimProblem {
  const name = path.slice(path.lastIndexOf(':') + 1).toLowerCase()
  if (name === 'username' || name === 'active') return 'invalidValue'
  if (name.startsWith('roles')) return { roles: [] }
  return readAttribute(path, name === 'name' ? { givenName: '', familyName: '' } : null)
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
  const by = searched[simplified(path.replace(`${coreUser}:`, ''))]
  if (!by) return 'invalidFilter'
  try {
    const value = String(JSON.parse(quoted))
    return { by, value: by === 'email' ? usualAddress(value) : value }
  } catch {
    return 'invalidFilter'
  }
}

/** The name of the role of the first value that the settings name; undefined when they name none of them. */
export const roleOfValues = (
  values: readonly string[],
  roles: readonly { readonly value: string; readonly role: string }[],
): string | undefined => roles.find(({ value }) => values.includes(value))?.role

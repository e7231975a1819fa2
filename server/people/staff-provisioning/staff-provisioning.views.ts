import { fullName } from '#domain/kernel/full-name.ts'
import { usualAddress } from '#domain/kernel/mail-address.ts'
import { valueOfRole } from '#domain/people/staff-provisioning/scim.rules.ts'
import type { ScimPerson } from '#domain/people/staff-provisioning/staff-provisioning.contract.ts'
import type { Config } from '../../config.ts'
import type { ProvisionedRow } from './staff-provisioning.reads.ts'

const schema = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  type: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
}

export const placeOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, uuid: string) => `${publicUrl}/scim/v2/Users/${uuid}`

/** A member of staff as a directory reads them. */
export function presentScimPerson(config: Pick<Config, 'publicUrl' | 'provisioning'>, row: ProvisionedRow): ScimPerson {
  const name = fullName(row.first_name, row.last_name)
  const value = valueOfRole(row.role, config.provisioning?.roles ?? [])
  const changed = Math.max(row.updated_at.getTime(), row.changed_at?.getTime() ?? 0)
  return {
    schemas: [schema.user],
    id: row.uuid,
    ...(row.external_id !== null && { externalId: row.external_id }),
    // A person who has another address now has its letters.
    userName: row.user_name !== null && usualAddress(row.user_name) === row.email ? row.user_name : row.email,
    name: { givenName: row.first_name, familyName: row.last_name, formatted: name },
    displayName: name,
    emails: [{ value: row.email, type: 'work', primary: true }],
    active: row.deleted_at === null,
    roles: [{ value, display: row.role, primary: true }],
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      lastModified: new Date(changed).toISOString(),
      location: placeOf(config, row.uuid),
    },
  }
}

/** One page of resources. */
export const presentScimList = <Item>(Resources: Item[], totalResults = Resources.length, startIndex = 1) => ({
  schemas: [schema.list],
  totalResults,
  startIndex,
  itemsPerPage: Resources.length,
  Resources,
})

/** What of SCIM is offered (RFC 7643, section 5). */
export const serviceProviderConfig = () => ({
  schemas: [schema.config],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [{ type: 'oauthbearertoken', name: 'Bearer', description: 'SCIM_TOKEN of the site', primary: true }],
})

export const resourceTypes = () => [
  { schemas: [schema.type], id: 'User', name: 'User', endpoint: '/Users', description: 'Staff', schema: schema.user },
]

const attribute = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})
const ofList = (name: string) =>
  attribute(name, {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value'), attribute('primary', { type: 'boolean' })],
  })

/** The attributes of people that are stored or answered (RFC 7643, section 7). */
export const userSchemas = () => [
  {
    schemas: [schema.schema],
    id: schema.user,
    name: 'User',
    description: 'Staff',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      attribute('name', { type: 'complex', subAttributes: [attribute('givenName'), attribute('familyName')] }),
      attribute('displayName'),
      { ...ofList('emails'), mutability: 'readOnly' },
      attribute('active', { type: 'boolean' }),
      ofList('roles'),
    ],
  },
]

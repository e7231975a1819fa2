import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'

/** A whole number between two others, whatever is sent. */
const wholeNumber = (otherwise: number, least: number, most: number) =>
  z.coerce
    .number()
    .catch(otherwise)
    .transform((sent) => Math.min(most, Math.max(least, Math.trunc(sent))))

/** The most people in one answer. */
const most = 200

const listQuery = z.object({
  /** One that cannot be read is refused: without it the answer is everybody. */
  filter: z.string('scim.error.filter').max(500, 'scim.error.filter').optional(),
  /** Counted from one (RFC 7644, section 3.4.2.4). */
  startIndex: wholeNumber(1, 1, 2 ** 31 - 1),
  count: wholeNumber(100, 0, most),
})

const params = z.object({ id: z.string().max(60) })

/** A resource as directories send it, with whatever else they have. The rules read what is stored here (scim.rules.ts). */
const sentPerson = z.record(z.string().max(200), z.unknown())

const sentChanges = z.object({
  Operations: z
    .array(
      z.object({
        op: z.string('errors.bad_request').max(20, 'errors.bad_request'),
        path: z.string('errors.bad_request').max(200, 'errors.bad_request').optional(),
        value: z.unknown(),
      }),
      'errors.bad_request',
    )
    .min(1, 'errors.bad_request')
    .max(100, 'errors.bad_request'),
})

const scimPerson = z.object({
  schemas: z.array(z.string()),
  /** The uuid of the person. */
  id: z.string(),
  externalId: z.string().optional(),
  /** The e-mail address, with which the person logs in. */
  userName: z.string(),
  name: z.object({ givenName: z.string(), familyName: z.string(), formatted: z.string() }),
  displayName: z.string(),
  emails: z.array(z.object({ value: z.string(), type: z.literal('work'), primary: z.literal(true) })),
  /** False while the account is closed, until it is erased. */
  active: z.boolean(),
  roles: z.array(z.object({ value: z.string(), display: z.string(), primary: z.literal(true) })),
  meta: z.object({ resourceType: z.literal('User'), created: z.string(), lastModified: z.string(), location: z.string() }),
})
export type ScimPerson = z.infer<typeof scimPerson>

const listed = <Item extends z.ZodType>(item: Item) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.number().int(),
    startIndex: z.number().int(),
    itemsPerPage: z.number().int(),
    Resources: z.array(item),
  })

const described = z.record(z.string(), z.unknown())
const base = '/scim/v2'
const shared = { access: 'anyone', style: 'scim' } as const

/** The directory of a large company sends many a second. */
const limits = [{ per: 'ip', most: 6000, seconds: 600 }] as const

export const listScimPeopleEndpoint = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/Users`,
  summary: 'Lists staff for a directory (SCIM 2.0), or finds one by userName, externalId or id',
  query: listQuery,
  answer: listed(scimPerson),
})

export const getScimPersonEndpoint = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/Users/:id`,
  summary: 'Returns a member of staff to a directory (SCIM 2.0)',
  params,
  answer: scimPerson,
})

export const addScimPersonEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: `${base}/Users`,
  summary: 'Creates a member of staff from a directory (SCIM 2.0)',
  body: sentPerson,
  answer: scimPerson,
  limits,
})

export const replaceScimPersonEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  path: `${base}/Users/:id`,
  summary: 'Changes a member of staff as a directory says (SCIM 2.0); attributes that it leaves out stay',
  params,
  body: sentPerson,
  answer: scimPerson,
  limits,
})

export const changeScimPersonEndpoint = endpoint({
  ...shared,
  method: 'PATCH',
  path: `${base}/Users/:id`,
  summary: 'Changes single attributes of a member of staff (SCIM 2.0); active false closes the account at once',
  params,
  body: sentChanges,
  answer: scimPerson,
  limits,
})

export const removeScimPersonEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  path: `${base}/Users/:id`,
  summary: 'Closes the account of a member of staff whom a directory has deleted (SCIM 2.0)',
  params,
  answer: z.object({}),
  limits,
})

export const getScimConfigEndpoint = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/ServiceProviderConfig`,
  summary: 'Returns which parts of SCIM 2.0 are offered',
  answer: described,
})

export const listScimTypesEndpoint = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/ResourceTypes`,
  summary: 'Lists the kinds of resources that a directory can provision: people',
  answer: listed(described),
})

export const listScimSchemasEndpoint = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/Schemas`,
  summary: 'Describes the attributes of people to a directory',
  answer: listed(described),
})

export const getScimSchemaEndpoint = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/Schemas/:id`,
  summary: 'Describes the attributes of one kind of resource to a directory',
  params: z.object({ id: z.string().max(200) }),
  answer: described,
})

export const getScimTypeEndpoint = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/ResourceTypes/:id`,
  summary: 'Describes one kind of resource to a directory',
  params,
  answer: described,
})

export const listScimGroupsEndpoint = endpoint({
  ...shared,
  method: 'GET',
  path: `${base}/Groups`,
  summary: 'Answers no groups: a directory that asks for them provisions people alone',
  answer: listed(described),
})

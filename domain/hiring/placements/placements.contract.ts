import { z } from 'zod'
import { largestAmount } from '../../kernel/amounts.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  calendarDate,
  optionalDecimal,
  optionalParagraph,
  optionalWholeNumber,
  recordId,
  recordIdOr,
  requiredText,
  version,
  versionSeen,
} from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { colleague } from '../members/members.contract.ts'
import { salaryPeriods } from './fees.rules.ts'
import { placementStates } from './guarantee.rules.ts'

const amount = (key: string) => optionalDecimal(key, largestAmount).refine((given) => given !== null, key)

/** The longest guarantee, in days. */
const longestGuarantee = 3650

/** What staff record of a placement (PLC-01). Person, vacancy and client are those of the hire. */
export const placementForm = z.object({
  starts_on: calendarDate('placements.error.starts_on', 'placements.error.starts_on'),
  salary: amount('placements.error.salary'),
  salary_period: z.enum(salaryPeriods, 'placements.error.salary_period'),
  currency: requiredText('placements.error.currency', 10),
  fee: amount('placements.error.fee'),
  fee_currency: requiredText('placements.error.currency', 10),
  /** Counted from the first day; empty without a guarantee. */
  guarantee_days: optionalWholeNumber('placements.error.guarantee_days', longestGuarantee).default(null),
  /** The colleague whom the site notifies before the guarantee ends. Empty: all who see clients. */
  owner: z.union([z.literal(''), recordIdOr('clients.error.owner')], 'clients.error.owner').default(''),
  invoice_note: optionalParagraph(limits.text.description),
})
export type PlacementFields = z.output<typeof placementForm>

const person = z.object({ uuid: z.string(), fullname: z.string() })
const vacancy = z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema })
const client = z.object({ uuid: z.string(), name_clients: z.string() })

const placementView = z.object({
  uuid: z.string(),
  /** The application that ended in the hire. */
  uuid_element: z.string(),
  /** Null for a person whose account was deleted, or of whom the caller may not know. */
  person: person.nullable(),
  vacancy,
  client,
  owner: colleague.nullable(),
  starts_on: z.string(),
  salary: z.number(),
  salary_period: z.enum(salaryPeriods),
  currency: z.string(),
  fee: z.number(),
  fee_currency: z.string(),
  guarantee_days: z.number().int().nullable(),
  guarantee_ends_on: z.string().nullable(),
  /** The day on which the hire ended. */
  ended_on: z.string().nullable(),
  state: z.enum(placementStates),
  invoice_note: z.string(),
  version,
})
export type PlacementView = z.infer<typeof placementView>

/** A hire, with what a new placement begins with. */
const hireToPlace = z.object({
  uuid_element: z.string(),
  person,
  vacancy,
  client,
  hired_on: z.string(),
  /** Of the hire; null when it has none yet. */
  placement: z.string().nullable(),
})
export type HireToPlace = z.infer<typeof hireToPlace>

const newPlacement = hireToPlace.extend({
  /** The currency of the vacancy. */
  currency: z.string(),
  owner: colleague.nullable(),
  fee_percent: z.number().nullable(),
  fee_amount: z.number().nullable(),
  fee_currency: z.string(),
})
export type NewPlacement = z.infer<typeof newPlacement>

const params = z.object({ id: recordId })
/** Fees are for those who see clients (106). */
const mayView = { module: 'clients', item: 'view' } as const
const mayChange = { module: 'clients', item: 'change' } as const

const month = z.string().regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, 'errors.bad_request')

export const listPlacementsEndpoint = endpoint({
  method: 'GET',
  path: '/api/placements',
  summary: 'The placements with their fees; `month` is that of the first day',
  access: mayView,
  query: listQuery(['starts_on', 'guarantee_ends_on'], '-starts_on').safeExtend({
    client: recordIdOr('errors.bad_request').optional(),
    month: month.optional(),
    state: z.enum(placementStates, 'errors.bad_request').optional(),
  }),
  exported: true,
  reads: { what: 'list', list: 'placements' },
  answer: listOf(placementView),
})

export const listHiresToPlaceEndpoint = endpoint({
  method: 'GET',
  path: '/api/placements/hires',
  summary: 'The hires without a placement, the newest first; without those that an import brought along',
  access: mayView,
  query: listQuery(['hired_at'], '-hired_at'),
  reads: { what: 'list', list: 'hiresToPlace' },
  answer: listOf(hireToPlace),
})

export const listHiresOfPersonEndpoint = endpoint({
  method: 'GET',
  path: '/api/placements/person/:id',
  summary: 'The hires of a person, each with the uuid of its placement if it has one',
  access: mayView,
  params,
  reads: { what: 'person', of: 'user', by: ['id'] },
  answer: listOf(hireToPlace),
})

export const getNewPlacementEndpoint = endpoint({
  method: 'GET',
  path: '/api/placements/new/:id',
  summary: 'What a placement of a hire begins with; the id is that of the application',
  access: mayView,
  params,
  reads: { what: 'person', of: 'application', by: ['id'] },
  answer: recordOf(newPlacement),
})

export const getPlacementEndpoint = endpoint({
  method: 'GET',
  path: '/api/placements/get/:id',
  summary: 'One placement',
  access: mayView,
  params,
  reads: { what: 'list', list: 'placements' },
  answer: recordOf(placementView),
})

export const addPlacementEndpoint = endpoint({
  method: 'POST',
  path: '/api/placements',
  summary: 'Records the placement of a hire, which has one at most',
  access: mayChange,
  body: placementForm.extend({ uuid_element: recordId }),
  answer: changeOf(placementView),
})

export const updatePlacementEndpoint = endpoint({
  method: 'PUT',
  path: '/api/placements/:id',
  summary: 'Changes a placement; 409 when somebody else changed it since `version`',
  access: mayChange,
  params,
  body: placementForm.extend({ version: versionSeen }),
  answer: changeOf(placementView),
})

export const deletePlacementEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/placements/:id',
  summary: 'Deletes a placement; the hire stays',
  access: mayChange,
  params,
  answer: changeOf(placementView),
})

import { z } from 'zod'
import { likertCodes } from '../../assessment/results/scoring.rules.ts'
import { sourceView } from '../../hiring/applications/source.contract.ts'
import { colleague } from '../../hiring/members/members.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordIdOr, yesOrNo } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { listOf, listQuery } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { ownerFilter } from '../users/users.contract.ts'

const mayView = { module: 'users', item: 'view' } as const

const nothing = z.literal('').transform(() => undefined)
/** A filter, which an empty text leaves out. */
const optional = <Filter extends z.ZodType>(filter: Filter) => z.union([nothing, filter], 'errors.bad_filter').optional()
const chosen = optional(recordIdOr('errors.bad_filter'))
const words = z
  .string('errors.bad_filter')
  .max(limits.text.line, 'errors.bad_filter')
  .transform((text) => text.replaceAll('\0', '').trim() || undefined)
  .optional()

/** The last days in which a person may have been active. */
export const activeWithin = ['7', '30', '90', '365'] as const

/** The filters of a search of candidates; a person matches all of them (CVS-03). */
export const candidateFilter = z.object({
  /** Words of the place where the person lives. */
  place: words,
  /** Only people with this skill on their profile. */
  skill: chosen,
  /** With `skill`: only people whose finished and rated test of it reached at least this band. */
  band: optional(z.enum(likertCodes)),
  /**
   * The next four name one current application: its vacancy, its client, its stage and its source (keyOfSource). `import:name` also finds people
   * whom staff or an import brought along from that source (MOV-03).
   */
  vacancy: chosen,
  client: chosen,
  stage: optional(z.enum(stages)),
  source: words,
  tag: chosen,
  owner: optional(ownerFilter),
  /** Only people who were active in the last days. */
  active: optional(z.enum(activeWithin)),
  available: optional(yesOrNo),
})
export type CandidateFilter = z.output<typeof candidateFilter>
export const candidateFilters = Object.keys(candidateFilter.shape) as (keyof CandidateFilter)[]

/** A band filters the tests of a skill, so it needs one. */
export const hasSkillOfBand = ({ band, skill }: Pick<CandidateFilter, 'band' | 'skill'>) =>
  band === undefined || skill !== undefined

const candidate = z.object({
  uuid: z.string(),
  fullname: z.string(),
  email: z.string(),
  /** Whether the person has confirmed the address (SPEC-56). */
  confirmed: z.boolean(),
  /** City, else state, and country of the place where the person lives. */
  place: z.string(),
  avalaible_strut: yesOrNo,
  hired_strut: yesOrNo,
  /** When the person is erased unless they consent; null for everybody who has consented (SPEC-77). */
  consent_due_at: z.string().nullable(),
  /** Whether the person must not be contacted, except about an application of their own (CON-02). */
  no_contact: z.boolean(),
  /** Whether the person registered with the address of this entry, and has not confirmed it yet (INT-11). */
  registered: z.boolean(),
  /** When the person last did something themselves, up to an hour off; null for a person who was added and has not come yet. */
  last_active_at: z.string().nullable(),
  tags: z.array(z.string()),
  /** The colleague who is responsible for the person (MOV-03). */
  owner: colleague.nullable(),
  /** The person's skills with the points and the band of a finished and rated test, and the bands that its error reaches (FAI-03); at most five. */
  skills: z.array(
    z.object({
      name: z.string(),
      points: z.number().nullable(),
      error: z.number().nullable(),
      band: z.enum(likertCodes).nullable(),
      bands: z.array(z.enum(likertCodes)),
    }),
  ),
  /** The newest current application. */
  application: z
    .object({
      vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }),
      stage: z.enum(stages),
    })
    .nullable(),
  /** A skill of the person that words of the search name; null without one. */
  named_skill: z.string().nullable(),
  /** Where the search found its words in the CV, the profile or a note; null when it found them elsewhere, or had none. */
  excerpt: z
    .object({ from: z.enum(['cv', 'profile', 'note']), parts: z.array(z.object({ text: z.string(), hit: z.boolean() })) })
    .nullable(),
})
export type Candidate = z.infer<typeof candidate>

export const findCandidatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/pool',
  summary:
    'Searches candidates by words in name, address, phone, profile, notes and CV, with filters. `relevance` without words sorts by last activity',
  access: mayView,
  query: listQuery(['relevance', 'activity', 'name'], 'relevance')
    .safeExtend(candidateFilter.shape)
    .refine(hasSkillOfBand, 'errors.bad_filter'),
  exported: true,
  reads: { what: 'list', list: 'candidates' },
  answer: listOf(candidate),
})

const typed = z.object({
  q: z.string().trim().max(limits.text.line, 'errors.bad_request').default(''),
  chosen: recordIdOr('errors.bad_request').optional(),
})
const choices = z.object({ data: z.array(z.object({ uuid: z.string(), name: z.string() })) })

export const findCandidateClientsEndpoint = endpoint({
  method: 'GET',
  path: '/api/pool/choices/clients',
  summary: 'Finds clients with a vacancy that match the typed text, by name',
  access: mayView,
  query: typed,
  answer: choices,
})

export const findCandidateTagsEndpoint = endpoint({
  method: 'GET',
  path: '/api/pool/choices/tags',
  summary: 'Finds tags that match the typed text, by name',
  access: mayView,
  query: typed,
  answer: choices,
})

export const findCandidateSourcesEndpoint = endpoint({
  method: 'GET',
  path: '/api/pool/choices/sources',
  summary: 'The sources of current applications, and those of people as imports, whose name contains the typed text',
  access: mayView,
  query: z.object({ q: words }),
  answer: z.object({ data: z.array(sourceView) }),
})

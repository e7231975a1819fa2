import { z } from 'zod'
import { testStates } from '../../assessment/results/results.rules.ts'
import { likertCodes } from '../../assessment/results/scoring.rules.ts'
import { consentCovers } from '../../kernel/consent-covers.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { getPersonalEndpoint } from '../../kernel/own-record.contract.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { storedFile } from '../../kernel/stored-file.ts'
import { educationView } from '../profile/education.contract.ts'
import { workView } from '../profile/experience.contract.ts'
import { portfolioView } from '../profile/portfolio.contract.ts'
import { referenceView } from '../profile/references.contract.ts'
import { userRow } from './users.contract.ts'

const attempt = z.object({
  uuid: z.string(),
  state: z.enum(['running', 'finished', 'expired']),
  started_at: z.string(),
  archived_at: z.string().nullable(),
  points: z.number().nullable(),
  band: z.enum(likertCodes).nullable(),
  /** The standard error of the points, and the bands that it reaches, from the best (FAI-03). */
  error: z.number().nullable(),
  bands: z.array(z.enum(likertCodes)),
  /** Whether free texts still wait for a rating. */
  provisional: z.boolean(),
})

const heldSkill = z.object({
  id: z.number().int(),
  uuid: z.string(),
  user_id: z.number().int(),
  /** By its name in the reader's language. */
  skill: z.object({
    uuid: z.string(),
    name: z.string(),
    name_language: languageSchema.nullable(),
    skill_test: z.literal([0, 1]),
  }),
  experience_time: z.string(),
  note: z.string(),
  status_test: z.number().int(),
  /** Whether a vacancy that the person applied to requires the skill. */
  skill_vacant: z.literal([0, 1]),
  /** False if only a vacancy requires it: the person has it after dates or a test (SPEC-85). */
  confirmed: z.boolean(),
  state: z.enum(testStates),
  /** The newest first, including archived ones. */
  attempts: z.array(attempt),
})
export type HeldSkill = z.infer<typeof heldSkill>

const userJob = z.object({
  uuid: z.string(),
  created_at: z.string(),
  stage: z.enum(stages),
  /** Whether the card was removed from the board. */
  removed: z.boolean(),
  /** When the person was hired through this application, and since when they work there no more (SPEC-87). */
  hired_at: z.string().nullable(),
  hire_ended_at: z.string().nullable(),
  jobs: z.object({
    uuid: z.string(),
    name_job: z.string(),
    language: languageSchema,
    type_job: z.enum(['FullTime', 'PartTime']),
  }),
})
export type UserJob = z.infer<typeof userJob>

const heldConsent = z.object({
  consented_on: z.string(),
  consent_how: z.string(),
  consent_covers: z.enum(consentCovers),
  /** The colleague who declared it, and when; null after their account was erased. */
  declared_by: z.string().nullable(),
  declared_at: z.string(),
  note: z.string(),
  file: storedFile.pick({ file: true, name: true }).nullable(),
  /** The words of the reply that proves it, for those who may read the reply. */
  reply: z.string().nullable(),
})
export type HeldConsent = z.infer<typeof heldConsent>

const userProfile = userRow.omit({ user_type: true, tags: true }).extend({
  /** The role of staff that waits until the person opens a link sent to their address (IDT-04). */
  waiting_role: z.string().nullable(),
  /** The address that staff entered and that takes effect later, unless the present one stops it (IDT-04). */
  new_address: z.object({ address: z.string(), due_at: z.string() }).nullable(),
  /** The uuid of the account with which the person registered; null if there is none, or if the viewer may not read about it (INT-11). */
  own_account: z.string().nullable(),
  /** The colleague who added the person, with where the data comes from; null if they registered themselves (INT-01). */
  added_by: z.string().nullable(),
  /** Since when the person must not be contacted, or null; and why, or once staff lifted it the proof for that (CON-02). */
  no_contact_since: z.string().nullable(),
  no_contact_reason: z.string(),
  /** Whether the person wants suggestions of vacancies (SPEC-89). */
  wants_suggestions: z.boolean(),
  source_note: z.string(),
  /** The consent that the company holds, with its proof; null without one, and for viewers without the module users (INT-09). */
  held_consent: heldConsent.nullable(),
  language: languageSchema,
  /** Extra time in tests with a time limit, in percent of the limit. */
  extra_time: z.number().int(),
  user_detail: getPersonalEndpoint.answer.shape.data.shape.user_detail,
  cv: storedFile.nullable(),
  professional: z.array(educationView),
  experience: z.array(workView),
  reference: z.array(referenceView),
  portfolio: z.array(portfolioView),
  user_skills: z.array(heldSkill),
  user_jobs: z.array(userJob),
  /**
   * Set for a deleted account, whose other fields are empty. `erase_at` is null once erased, `reason` if the person asked for it.
   * `merged_into` is the account that a merged one went into.
   */
  deletion: z
    .object({
      at: z.string(),
      erase_at: z.string().nullable(),
      reason: z.string().nullable(),
      merged_into: z.string().nullable(),
    })
    .nullable(),
  may: z.object({ change: z.boolean(), delete: z.boolean(), restore: z.boolean() }),
})
export type UserProfile = z.infer<typeof userProfile>

export const getUserEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/:uuid',
  summary: 'Returns all that a person entered, with skills, results and applications; recruiters see applicants only',
  access: [
    { module: 'users', item: 'view' },
    { module: 'candidates', item: 'view' },
  ],
  params: z.object({ uuid: recordId }),
  reads: { what: 'person', of: 'user', by: ['uuid'] },
  answer: recordOf(userProfile),
})

import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalText, recordId, recordIdOr, version, versionSeen } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { isInterview, stages } from '../../kernel/stages.ts'
import { lacksOfKit, type Scale, scales } from './scorecards.rules.ts'

/** A stage whose candidates are interviewed. */
export const interviewStage = z.enum(stages.filter(isInterview), 'errors.not_found')

const scale = z
  .union([z.number(), z.string()], 'errors.bad_request')
  .transform(Number)
  .refine((given): given is Scale => scales.some((one) => one === given), 'errors.bad_request')

/** The uuid of a row that the kit has already; empty for a new one. */
const known = z.union([z.literal(''), recordIdOr('errors.bad_request')]).default('')

/** The form of a kit (SCO-01). Criteria and questions without words are left out. */
export const kitForm = z
  .object({
    scale,
    /** What each point means, the lowest first; words beyond the scale are left out. */
    words: z.array(optionalText(), 'errors.bad_request').max(Math.max(...scales), 'errors.bad_request'),
    criteria: z
      .array(z.object({ uuid: known, skill: known, name: optionalText(), hint: optionalText(limits.text.place) }))
      .max(limits.kits.criteria, 'scorecards.error.criteria_many'),
    questions: z
      .array(z.object({ uuid: known, text: optionalText(limits.text.place) }))
      .max(limits.kits.questions, 'scorecards.error.questions_many')
      .default([]),
    version: versionSeen,
  })
  .superRefine((fields, context) => {
    for (const [field, message] of Object.entries(lacksOfKit(fields)))
      context.addIssue({ code: 'custom', path: [field], message })
  })
  .transform(({ words, criteria, questions, ...rest }) => ({
    ...rest,
    words: words.slice(0, rest.scale),
    criteria: criteria.filter(({ name }) => name !== ''),
    questions: questions.filter(({ text }) => text !== ''),
  }))
export type KitInput = z.input<typeof kitForm>
export type KitFields = z.output<typeof kitForm>

export const kitView = z.object({
  scale: z.union(scales.map((one) => z.literal(one))),
  words: z.array(z.string()),
  criteria: z.array(
    z.object({
      uuid: z.string(),
      /** The skill of the vacancy that the criterion is about; empty for one of its own. */
      skill: z.string(),
      name: z.string(),
      hint: z.string(),
    }),
  ),
  questions: z.array(z.object({ uuid: z.string(), text: z.string() })),
  version,
})
export type KitView = z.infer<typeof kitView>

const kitOfStage = z.object({
  stage: interviewStage,
  kit: kitView.nullable(),
  /** Whether somebody has begun a scorecard with it: then its scale stays, and it is not deleted. */
  used: z.boolean(),
})
export type KitOfStage = z.infer<typeof kitOfStage>

const mayView = { module: 'candidates', item: 'view' } as const
const mayChange = { module: 'candidates', item: 'change' } as const

export const listKitsEndpoint = endpoint({
  method: 'GET',
  path: '/api/kits/:vacancy',
  summary: 'The interview kits of a vacancy, one for each stage with interviews, and the skills that their criteria may be about',
  access: mayView,
  params: z.object({ vacancy: recordId }),
  answer: recordOf(
    z.object({
      vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }),
      skills: z.array(z.object({ uuid: z.string(), name: z.string() })),
      stages: z.array(kitOfStage),
    }),
  ),
})
export type Kits = z.output<typeof listKitsEndpoint.answer>['data']

const ofStage = z.object({ vacancy: recordId, stage: interviewStage })

export const saveKitEndpoint = endpoint({
  method: 'PUT',
  path: '/api/kits/:vacancy/:stage',
  summary: 'Sets the interview kit of a stage; 409 when it has changed since `version`, or when scorecards use another scale',
  access: mayChange,
  params: ofStage,
  body: kitForm,
  answer: changeOf(kitOfStage),
})

export const deleteKitEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/kits/:vacancy/:stage',
  summary: 'Deletes the interview kit of a stage; 409 once somebody has begun a scorecard with it',
  access: mayChange,
  params: ofStage,
  answer: changeOf(kitOfStage),
})

import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, requiredText, version, versionSeen } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { defaultSteps } from './steps.screens.ts'

const mayView = { module: 'candidates', item: 'view' } as const
const mayChange = { module: 'candidates', item: 'change' } as const

const stage = z.enum(stages, 'errors.bad_request')
const name = requiredText('steps.error.name', limits.steps.name)

/** The form of a step (STP-01). */
export const stepForm = z.object({ stage, name })
export type StepInput = z.input<typeof stepForm>

/** A step as cards, lists and filters name it. */
export const namedStep = z.object({ uuid: z.string(), name: z.string() })
export type NamedStep = z.infer<typeof namedStep>

const stepView = namedStep.extend({
  stage: z.enum(stages),
  version,
  /** How many cards of the board stand there; 0 in the company's list. */
  cards: z.number().int(),
})
export type StepView = z.infer<typeof stepView>

const list = z.union([z.literal(defaultSteps), recordId])
const stepList = z.object({
  /** Null for the steps that new vacancies begin with. */
  vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }).nullable(),
  /** By stage, and within a stage in their order. */
  steps: z.array(stepView),
})
export type StepList = z.infer<typeof stepList>

export const listStepsEndpoint = endpoint({
  method: 'GET',
  path: '/api/stage-steps/:list',
  summary: 'The steps within the stages of a vacancy, or with `default` those that new vacancies begin with',
  access: mayView,
  params: z.object({ list }),
  answer: recordOf(stepList),
})

export const addStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/stage-steps/:list',
  summary: 'Adds a step at the end of a stage',
  access: mayChange,
  params: z.object({ list }),
  body: stepForm,
  answer: changeOf(stepView),
})

export const orderStepsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/stage-steps/:list/order',
  summary: 'Sets the order of the steps of a stage; 409 when the stage has other steps by now',
  access: mayChange,
  params: z.object({ list }),
  body: z.object({ stage, steps: z.array(recordId, 'errors.bad_request').max(limits.steps.ofStage, 'errors.bad_request') }),
  answer: changeOf(stepList),
})

export const copyStepsEndpoint = endpoint({
  method: 'POST',
  path: '/api/stage-steps/:list/copy',
  summary: 'Adds those steps to a vacancy that new vacancies begin with and it does not have',
  access: mayChange,
  params: z.object({ list: recordId }),
  answer: changeOf(stepList),
})

export const updateStepEndpoint = endpoint({
  method: 'PUT',
  path: '/api/stage-step/:id',
  summary: 'Renames a step; cards stay at it',
  access: mayChange,
  params: z.object({ id: recordId }),
  body: z.object({ name, version: versionSeen }),
  answer: changeOf(stepView),
})

/** Where cards go: another step of the stage, or none. */
const target = z.union([z.literal('none'), recordId], 'errors.bad_request')

export const deleteStepEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/stage-step/:id',
  summary: 'Deletes a step; 409 when cards stand at it and `to` does not say where they go',
  access: mayChange,
  params: z.object({ id: recordId }),
  query: z.object({ to: target.optional() }),
  answer: changeOf(stepView),
})

export const setStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/elements/step',
  summary: 'Puts cards of one stage at a step of it, or at none, all or nothing; 409 when one has changed since `version`',
  access: mayChange,
  body: z.object({
    elements: z
      .array(z.object({ uuid_element: z.uuid('errors.bad_request').toLowerCase(), version: versionSeen }), 'errors.bad_request')
      .min(1, 'errors.bad_request')
      .max(limits.cardsAtOnce, 'errors.bad_request'),
    step: recordId.nullable(),
  }),
  answer: changeOf(
    z.object({
      step: namedStep.nullable(),
      elements: z.array(z.object({ uuid_element: z.string(), version: z.number().int() })),
    }),
  ),
})

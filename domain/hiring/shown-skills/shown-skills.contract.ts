import { z } from 'zod'
import { testResult } from '../../assessment/results/vacancy-results.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { questionKinds } from '../screening-questions/screening-questions.rules.ts'
import { askedKinds, shownStates } from './shown-skills.rules.ts'

const state = z.enum(shownStates)

const shownThing = z.object({
  kind: z.enum(askedKinds),
  name: z.string(),
  state,
  /** Each source that says something, with what it says by itself. */
  test: z.object({ state, result: testResult }).nullable(),
  answer: z.object({ state, kind: z.enum(questionKinds), values: z.array(z.string()) }).nullable(),
  scorecards: z.object({ state, points: z.array(z.number().int()), scale: z.number().int() }).nullable(),
})
export type ShownThing = z.infer<typeof shownThing>

export const getShownEndpoint = endpoint({
  method: 'GET',
  path: '/api/elements/:id/shown',
  summary: 'What the person of a card has shown of what the vacancy asks, each with its sources; nothing of it decides (SHL-01)',
  access: { module: 'candidates', item: 'view' },
  params: z.object({ id: recordId }),
  reads: { what: 'person', of: 'application', by: ['id'] },
  answer: recordOf(
    z.object({
      shown: z.number().int(),
      asked: z.number().int(),
      things: z.array(shownThing),
      /** Whether scorecards of others are left out until the caller has submitted theirs. */
      blind: z.boolean(),
    }),
  ),
})
export type Shown = z.output<typeof getShownEndpoint.answer>['data']

import { z } from 'zod'
import { interviewStage } from '../../hiring/scorecards/kits.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { figureFilter } from './figures.contract.ts'

const scorecardCount = z.object({
  stage: interviewStage,
  /** Submitted ones. */
  done: z.number().int(),
  /** Those that nobody has submitted, within a day after the interview, and later. Those of decided cards are not counted. */
  due: z.number().int(),
  late: z.number().int(),
})

export const getScorecardFiguresEndpoint = endpoint({
  method: 'GET',
  path: '/api/figures/scorecards',
  summary: 'Interview scorecards that are done, due and late by stage, of interviews that ended in these months (SCO-02)',
  access: { module: 'candidates', item: 'view' },
  replica: true,
  query: figureFilter,
  answer: recordOf(z.array(scorecardCount)),
})
export type ScorecardCount = z.infer<typeof scorecardCount>

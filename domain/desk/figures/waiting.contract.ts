import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { figureFilter, stageOnTheWay } from './figures.contract.ts'

const count = z.number().int()

const waitingView = z.object({
  /** After so many days without an e-mail a person in process waits too long for news (SPEC-64). */
  term: count,
  stages: z.array(
    z.object({
      stage: stageOnTheWay,
      /** People in the stage, and how many of them `days` has: at most `mostInStage`, those who applied first. */
      people: count,
      shown: count,
      /** Whole days in the stage, how many people have been there so long, and how many of them wait too long for news. */
      days: z.array(z.object({ days: count, count, late: count })),
    }),
  ),
})
export type WaitingFigures = z.infer<typeof waitingView>

export const getWaitingFiguresEndpoint = endpoint({
  method: 'GET',
  path: '/api/figures/waiting',
  summary: 'How many days the people in process have been in their stage, and who waits too long for news (PIC-01)',
  access: { module: 'candidates', item: 'view' },
  replica: true,
  query: figureFilter,
  answer: recordOf(waitingView),
})

import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { figureFilter } from './figures.contract.ts'

/** What became of the people who were presented to clients in the period. */
const presented = z.object({
  presented: z.number().int(),
  /** Of them, those with an interview that was not cancelled, and those with a placement. */
  interviewed: z.number().int(),
  placed: z.number().int(),
  /** Of them, those about whom the client answered. */
  answered: z.number().int(),
  /** The median of the days from the presentation to the first answer; null without one. */
  median_days: z.number().nullable(),
})
export type PresentedFigures = z.infer<typeof presented>

const clientsView = z.object({
  total: presented,
  clients: z.array(presented.extend({ client: z.object({ uuid: z.string(), name: z.string() }) })),
})
export type ClientFiguresView = z.infer<typeof clientsView>

export const getClientFiguresEndpoint = endpoint({
  method: 'GET',
  path: '/api/figures/clients',
  summary: 'The people presented to clients in the period: interviewed, placed, and how long each client took to answer',
  access: { module: 'clients', item: 'view' },
  replica: true,
  query: figureFilter,
  answer: recordOf(clientsView),
})

const questionsView = z.object({
  /** The vacancies with most applications first, at most a hundred. */
  vacancies: z.array(
    z.object({
      vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }),
      /** Applications of the period, those with answers, and those with a knock-out mark. */
      asked: z.number().int(),
      answered: z.number().int(),
      knockouts: z.number().int(),
    }),
  ),
})
export type QuestionFiguresView = z.infer<typeof questionsView>

export const getQuestionFiguresEndpoint = endpoint({
  method: 'GET',
  path: '/api/figures/questions',
  summary: 'How many applications of the period answered the questions of their vacancy, and how many have a knock-out mark',
  access: { module: 'candidates', item: 'view' },
  replica: true,
  query: figureFilter,
  answer: recordOf(questionsView),
})

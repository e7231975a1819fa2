import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { changeOf } from '../../kernel/pagination.ts'
import { skillChoice } from '../skills/skills.contract.ts'
import { questionLevels, starterBankNames } from './starter-banks.rules.ts'

const starterBankView = z.object({
  name: z.enum(starterBankNames),
  /** The names that its skill gets. */
  skill_es: z.string(),
  skill_en: z.string(),
  /** How many questions it has in each language. */
  questions: z.number().int(),
  /** How many of them the authors find easy, middling and hard. */
  levels: z.tuple([z.number().int(), z.number().int(), z.number().int()]),
  /** The skill that has its questions, or the one of that name that would get them. */
  skill: skillChoice.nullable(),
  /** Whether the site has its questions. */
  is_added: z.boolean(),
})
export type StarterBankView = z.infer<typeof starterBankView>

const mayChange = { module: 'skillstest', item: 'change' } as const

export const listStarterBanksEndpoint = endpoint({
  method: 'GET',
  path: '/api/starter-banks',
  summary: 'The banks of questions that come with the product, and which of them the site has',
  access: mayChange,
  answer: z.object({ data: z.array(starterBankView) }),
})

export const addStarterBankEndpoint = endpoint({
  method: 'POST',
  path: '/api/starter-banks/:name',
  summary:
    'Adds a starter bank: its skill unless there is one of that name, its questions, and the test. Needs the right to change questions',
  access: mayChange,
  params: z.object({ name: z.enum(starterBankNames, 'errors.not_found') }),
  answer: changeOf(starterBankView),
})

export const readQuestionSourceEndpoint = endpoint({
  method: 'GET',
  path: '/api/starter-banks/questions/:id',
  summary: 'What proves the right answer of a question of a starter bank; null for a question that others wrote',
  access: { module: 'questions', item: 'view' },
  params: z.object({ id: recordId }),
  answer: z.object({
    data: z
      .object({
        source: z.string(),
        level: z.literal(questionLevels),
        /** Whether the text was changed after the question was added, so that the source may no longer hold. */
        is_changed: z.boolean(),
      })
      .nullable(),
  }),
})

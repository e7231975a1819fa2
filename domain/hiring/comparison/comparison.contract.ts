import { z } from 'zod'
import { testResult } from '../../assessment/results/vacancy-results.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { questionKinds } from '../screening-questions/screening-questions.rules.ts'
import { comparedStates } from './comparison.rules.ts'

const { least, most } = limits.comparedPeople
const wrongPeople = 'comparison.error.people'

/** The submitted scorecards about one thing that the viewer may read; null where nobody gave a point. */
const rated = z.object({ points: z.array(z.number().int()), scale: z.number().int() }).nullable()

/** What is compared of one application. */
const compared = z.object({
  card: z.string(),
  stage: z.enum(stages),
  /** Signed path of the CV, or null. */
  cv: z.string().nullable(),
  notes: z.number().int(),
  /** One result for each skill, in their order. */
  results: z.array(testResult),
  /** Whether each result is clearly below the best of these people in its language, corrected for everybody who could have been chosen (TRU-02). */
  below: z.array(z.boolean()),
  /** For each skill and then each criterion. */
  scorecards: z.array(rated),
  /** Whether scorecards of others are left out until the viewer has submitted theirs (SCO-02). */
  blind: z.boolean(),
  /** For each question; null without an answer. */
  answers: z.array(z.object({ values: z.array(z.string()), knockout: z.string() }).nullable()),
})
export type Compared = z.infer<typeof compared>

const comparedPerson = z.object({
  uuid: z.string(),
  state: z.enum(comparedStates),
  /** Empty for a person who is gone. */
  name: z.string(),
  lastname: z.string(),
  /** Null unless the person is on the board. */
  of: compared.nullable(),
})
export type ComparedPerson = z.infer<typeof comparedPerson>

export const compareEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/comparison/:id',
  summary:
    'Two to six people of a vacancy side by side: results, answers, scorecards, notes and CV; nothing of it decides (SBS-01)',
  access: { module: 'candidates', item: 'view' },
  params: z.object({ id: recordId }),
  query: z.object({
    /** The people by their ids, separated by commas, in the order of the columns. */
    people: z
      .string(wrongPeople)
      .max(limits.text.place, wrongPeople)
      .transform((text) => [...new Set(text.split(',').filter(Boolean))])
      .pipe(z.array(z.uuid(wrongPeople)).min(least, wrongPeople).max(most, wrongPeople)),
  }),
  reads: { what: 'list', list: 'results' },
  answer: recordOf(
    z.object({
      vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }),
      skills: z.array(z.object({ name: z.string(), has_test: z.boolean() })),
      criteria: z.array(z.string()),
      questions: z.array(z.object({ text: z.string(), kind: z.enum(questionKinds) })),
      people: z.array(comparedPerson),
    }),
  ),
})
export type Comparison = z.output<typeof compareEndpoint.answer>['data']

import { z } from 'zod'
import { languageSchema } from '../../kernel/language-schema.ts'
import { mostShared } from './counts.rules.ts'

/** What a file of counts calls itself, with the version of its form. */
export const countsKind = 'question-counts/1'

const fingerprint = z.string().regex(/^[\w-]{43}$/)
const count = z.number().int().min(0).max(100_000_000)
const place = z
  .number()
  .int()
  .min(0)
  .max(mostShared - 1)

/** The claims of a file with the counts of a bank (CAL-01). It says nothing of people, and of a question only whether another one is the same. */
export const countsClaims = z.object({
  kind: z.literal(countsKind),
  /** The site that signed it, and when, in seconds. */
  iss: z.string().max(300),
  iat: z.number().int(),
  skill: z.string().max(300),
  language: languageSchema,
  /** How many finished tests were counted. */
  attempts: count,
  questions: z
    .array(
      z.object({
        id: z.uuid(),
        /** Of its text, answers and media. */
        text: fingerprint,
        /** Of the same with the right answer. */
        key: fingerprint,
        answers: count,
        right: count,
      }),
    )
    .min(2)
    .max(mostShared),
  /** [a question, a later one, how many people had only the first right, how many only the second], by their places. */
  pairs: z.array(z.tuple([place, place, count, count])).max((mostShared * (mostShared - 1)) / 2),
})
export type CountsClaims = z.infer<typeof countsClaims>

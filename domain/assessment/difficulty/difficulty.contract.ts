import { z } from 'zod'
import { difficultyLacks, difficultySources, difficultyWords } from './difficulty.rules.ts'

/** How hard a question is for the people who answered it, beside the other questions of its bank (FAI-01). */
export const difficultyView = z.object({
  /** The number of answers to the question as it stands that the estimate counts. */
  answers: z.number().int(),
  word: z.enum(difficultyWords).nullable(),
  /** In logits, with mean zero in the bank, and its standard error. */
  difficulty: z.number().nullable(),
  error: z.number().nullable(),
  /** Whether people with many points fail the question more often than its difficulty explains. */
  misfit: z.boolean(),
  /** Where the estimate comes from. */
  source: z.enum(difficultySources),
  /** Why there is no estimate; null when there is one. */
  lack: z.enum([...difficultyLacks, 'rated']).nullable(),
  /** How many answers are still needed. */
  missing: z.number().int(),
})
export type DifficultyView = z.infer<typeof difficultyView>

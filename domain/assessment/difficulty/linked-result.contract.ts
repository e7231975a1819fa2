import { z } from 'zod'

/** A result on the scale of tests in Spanish, with the number of the signed table that adjusts it; null when nothing is adjusted (FAI-04). */
export const linkedResultView = z.object({ points: z.number(), error: z.number(), version: z.number().int() })
export type LinkedResult = z.infer<typeof linkedResultView>

/** Points and their error on the scale of tests in Spanish. */
export type Linked = Omit<LinkedResult, 'version'>

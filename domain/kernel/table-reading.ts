import { z } from 'zod'
import { bareEncodings } from './text-encodings.ts'

/** What happens to rows that a filter or a person hides in a workbook; empty until somebody decides it (MOV-04). */
export const hiddenChoices = ['', 'take', 'leave_out'] as const
export type HiddenChoice = (typeof hiddenChoices)[number]

const encoding = z.object({
  used: z.enum(bareEncodings),
  /** Whether the letters prove it, or staff chose it. */
  is_certain: z.boolean(),
  /** How the words of the file look in each encoding. */
  choices: z.array(z.object({ encoding: z.enum(bareEncodings), sample: z.string() })),
})
export type ImportEncoding = z.infer<typeof encoding>

/** How a file of a table was read. */
export const tableReading = {
  /** The tables of the file, and the one that is read. */
  sheets: z.array(z.object({ name: z.string(), rows: z.number().int() })),
  sheet: z.string(),
  /** The encoding of a text that does not say its own; null for others. */
  encoding: encoding.nullable(),
}

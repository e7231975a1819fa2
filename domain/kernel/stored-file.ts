import { z } from 'zod'

/** A file of a profile: its name, size, upload time, and a signed path that works for ten minutes. */
export const storedFile = z.object({ file: z.string(), name: z.string(), bytes: z.number().int(), uploaded_at: z.string() })

export type StoredFile = z.infer<typeof storedFile>

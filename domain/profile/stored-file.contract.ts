import { z } from 'zod'
import { documentExtensions } from '../kernel/file-kinds.ts'

/** A file of a profile: its name, its size, when it came, and a signed path that is good for ten minutes. */
export const storedFile = z.object({ file: z.string(), name: z.string(), bytes: z.number().int(), uploaded_at: z.string() })
export type StoredFile = z.infer<typeof storedFile>

/** Kinds of files of a profile (decision 46). */
export const profileFile = { kinds: documentExtensions } as const

/** Stored files go only after a while, so that uploading without end would fill the disk. */
export const uploadLimits = [{ per: 'ip', most: 100, seconds: 3600 }] as const

import { documentExtensions } from '../../kernel/file-kinds.ts'

/** Kinds of files of a profile (SPEC-46). */
export const profileFile = { kinds: documentExtensions } as const

/** Stored files go only after a while, so that uploading without end would fill the disk. */
export const uploadLimits = [{ per: 'ip', most: 100, seconds: 3600 }] as const

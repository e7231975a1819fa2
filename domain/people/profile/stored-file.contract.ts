import { documentExtensions } from '../../kernel/file-kinds.ts'

/** The kinds of files that a profile accepts (SPEC-46). */
export const profileFile = { kinds: documentExtensions } as const

/** Replaced files stay on disk for a while, so unlimited uploads would fill it. */
export const uploadLimits = [{ per: 'ip', most: 100, seconds: 3600 }] as const

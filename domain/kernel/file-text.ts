/** Why a file has no text to show or to search: each code is the end of a message key. */
export const textReasons = ['picture', 'no_text', 'encrypted', 'broken', 'too_large', 'too_slow', 'crashed', 'missing'] as const

/** Reasons that may pass: a document without text for one of them is read again when somebody asks for it (SLW-01). */
export const passingReasons: readonly TextReason[] = ['too_slow', 'crashed']

export type TextReason = (typeof textReasons)[number]

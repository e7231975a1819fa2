import { limits } from '#domain/kernel/limits.ts'

/** Until when an import can be undone that ended at this instant. */
export const undoUntil = (ended: Date): Date => new Date(ended.getTime() + limits.importFile.undoMinutes * 60_000)

/** The same while it lies ahead; null afterwards, and for an import that has not ended or is undone. */
export function openUndo(ended: Date | null | undefined, now: Date): Date | null {
  const until = ended ? undoUntil(ended) : null
  return until && until > now ? until : null
}

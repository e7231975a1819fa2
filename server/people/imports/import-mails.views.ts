import { startOfDay } from '#domain/kernel/end-of-day.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import { undoUntil } from '../../platform/imports/undo-window.ts'

/** When the e-mails of an import that ends now begin to leave: never before its undo has ended. Null until the importer decides. */
export function mailsFrom(
  { ask, ask_on }: Pick<ImportChoices, 'ask' | 'ask_on'>,
  finishedAt: Date,
  timeZone: string,
): Date | null {
  if (ask === 'later') return null
  const undoEnd = undoUntil(finishedAt)
  if (ask === 'after_undo') return undoEnd
  const day = startOfDay(ask_on, timeZone)
  return day > undoEnd ? day : undoEnd
}

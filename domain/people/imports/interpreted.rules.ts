/** A cell that a rule has interpreted; the preview shows what came of it. */
export interface InterpretedCell {
  readonly line: number
  readonly column: number
  readonly value: string
  readonly rule: InterpretedBy
  /** What is saved of the cell: the day as yyyy-mm-dd, the phone number, the name … Empty when the cell is only in the note. */
  readonly result: string
  /** Why the cell is only in the note, as a message key; null otherwise. */
  readonly reason: string | null
}
/**
 * `to_note`: the cell is not usable and goes into the note. The first phone number or address, the first tags or skills, or the name without
 * titles: the whole cell is also in the note when it says more. `short_year`: a year of two digits.
 * `merged`: the cell belongs to a merged one, which stands for each of its rows.
 */
export const interpretedBy = [
  'to_note',
  'first_phone',
  'first_email',
  'first_items',
  'plain_name',
  'short_year',
  'merged',
] as const
export type InterpretedBy = (typeof interpretedBy)[number]

import { shown } from '../../people/imports/cells.rules.ts'
import type { RecordField } from './record-fields.rules.ts'

/**
 * What happens to a cell that does not count as it is written: it is left out, goes into the note or into the conditions, its field gets the
 * usual value, it is read as the nearest value that the product has, or the currency of the amount wins over it. `result` is the message key of that value, or of the reason. A day that does not
 * exist, lies in the future or before the application goes into the note. A merged cell stands for each of its rows.
 */
export const cellEffects = [
  ...(['left_out', 'to_note', 'usual', 'read_as', 'to_conditions', 'also_conditions', 'cell_wins', 'merged'] as const),
  ...(['no_day', 'future_day', 'early_day'] as const),
] as const

export interface CellRemark {
  readonly field: RecordField
  /** The beginning of the cell. */
  readonly value: string
  readonly effect: (typeof cellEffects)[number]
  readonly result: string
}

export const remarkOf = (field: RecordField, cell: string, effect: CellRemark['effect'], result = ''): CellRemark => ({
  field,
  value: shown(cell),
  effect,
  result,
})

/** Finds the text of a message key, in the reader's language. */
type Say = (key: string, values?: Readonly<Record<string, string>>) => string

/** What happens to a cell, as a sentence. */
export const remarkWords = ({ field, value, effect, result }: Omit<CellRemark, 'field'> & { field: string }, say: Say): string =>
  say(`records.notice.${effect}`, { field: say(`records.field.${field}`), value, result: result === '' ? '' : say(result) })

/** The fields of a vacancy's form by the column that fills them. */
export const columnsOfVacancy: Readonly<Record<string, RecordField>> = {
  ...{ report_job: 'reports_to', cant_vacant: 'openings', ubication: 'city', closes_on: 'closes_on' },
  ...{ description_job: 'description', esential_job: 'essential' },
  ...{ know_skills: 'knowledge', quality_min_job: 'minimum', prefered_job: 'preferred', work_conditions_job: 'conditions' },
}

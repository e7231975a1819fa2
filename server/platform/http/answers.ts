import { isRefusal, type Refusal } from '#domain/kernel/refusals.ts'

/** A page of rows as it goes over the wire. */
export function answerPage<Row, View, Counts>({ rows, ...counts }: { rows: Row[] } & Counts, present: (row: Row) => View) {
  return { data: rows.map(present), ...counts }
}

/** The answer of a change: its message and the record after it, or the refusal. */
export function answerChange<Row extends object, View>(message: string, row: Row | Refusal, present: (row: Row) => View) {
  return isRefusal(row) ? row : { success_message: message, data: present(row) }
}

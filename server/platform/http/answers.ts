import { isRefusal, type Refusal } from '#domain/kernel/refusals.ts'

/** A page of rows as the wire has it. */
export function answerPage<Row, View, Counts>({ rows, ...counts }: { rows: Row[] } & Counts, present: (row: Row) => View) {
  return { data: rows.map(present), ...counts }
}

/** What a change answers: what to say and the record after it, or why it was refused. */
export function answerChange<Row extends object, View>(message: string, row: Row | Refusal, present: (row: Row) => View) {
  return isRefusal(row) ? row : { success_message: message, data: present(row) }
}

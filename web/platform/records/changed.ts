/** The answer of every change: its message, and the record after it. */
export interface Changed<Row> {
  readonly success_message: string
  readonly data: Row
}

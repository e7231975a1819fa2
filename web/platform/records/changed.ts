/** What every change answers: what to say, and the record after it. */
export interface Changed<Row> {
  readonly success_message: string
  readonly data: Row
}

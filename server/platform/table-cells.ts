import { dayMs } from '#domain/kernel/dates.ts'

/** A day `2026-03-05`, or a day with its time `2026-03-05 14:30`, as a table shows it: without a time zone. */
export class DateCell {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }

  /**
   * The days since 30 December 1899, in which spreadsheets count, with the time as a fraction. Undefined before March 1900, where spreadsheets
   * disagree.
   */
  get serial(): number | undefined {
    const [day = '', time = '00:00'] = this.text.split(' ')
    const days = Date.parse(`${day}T${time}:00Z`) / dayMs + 25_569
    return days >= 61 ? days : undefined
  }

  get hasTime(): boolean {
    return this.text.includes(' ')
  }
}

/** A cell of a table that leaves as a file. */
export type Cell = string | number | DateCell

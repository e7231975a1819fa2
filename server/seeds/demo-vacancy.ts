import type { z } from 'zod'
import type { vacancyForm } from '#domain/hiring/vacancies/vacancy-form.contract.ts'

/** A demo vacancy: its form, with client and skills by name, and its publication date. */
export interface DemoVacancy {
  readonly client: string
  readonly skills: readonly string[]
  readonly publishedDaysAgo?: number
  readonly closedDaysAgo?: number
  /** Instants instead of days ago. */
  readonly publishedAt?: Date
  readonly closedAt?: Date
  /** The days after the demo's first start when it closes by itself. */
  readonly closesInDays?: number
  readonly fields: Omit<z.input<typeof vacancyForm>, 'client_id' | 'skills' | 'status_job'>
}

export function list(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`
}

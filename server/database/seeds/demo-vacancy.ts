import type { z } from 'zod'
import type { vacancyForm } from '#domain/hiring/vacancies/vacancy-form.contract.ts'

/** A demo vacancy: its form with the client and the skills by name, and when it was published. */
export interface DemoVacancy {
  readonly client: string
  readonly skills: readonly string[]
  readonly publishedDaysAgo: number
  readonly closedDaysAgo?: number
  /** How many days after the demo's first start it closes by itself. */
  readonly closesInDays?: number
  readonly fields: Omit<z.input<typeof vacancyForm>, 'client_id' | 'skills' | 'status_job'>
}

/** A bulleted list as the editor writes it. */
export function list(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`
}

import type { z } from 'zod'
import type { vacancyForm } from '#domain/vacancies/vacancies.contract.ts'
import { demoVacanciesEn } from './demo-vacancies-en.ts'
import { demoVacanciesEs } from './demo-vacancies-es.ts'

/** A demo vacancy: its form with the client and the skills by name, and when it was published. */
export interface DemoVacancy {
  readonly client: string
  readonly skills: readonly string[]
  readonly publishedDaysAgo: number
  readonly closedDaysAgo?: number
  readonly fields: Omit<z.input<typeof vacancyForm>, 'client_id' | 'skills' | 'status_job'>
}

export const demoVacancies: readonly DemoVacancy[] = [...demoVacanciesEs, ...demoVacanciesEn]

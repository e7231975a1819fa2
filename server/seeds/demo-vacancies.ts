import { demoVacanciesEn } from './demo-vacancies-en.ts'
import { demoVacanciesEs } from './demo-vacancies-es.ts'
import type { DemoVacancy } from './demo-vacancy.ts'

export const demoVacancies: readonly DemoVacancy[] = [...demoVacanciesEs, ...demoVacanciesEn]

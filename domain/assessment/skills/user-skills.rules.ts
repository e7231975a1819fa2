import { dayMs } from '../../kernel/dates.ts'
import { type Language, localeOf } from '../../kernel/languages.ts'
import { languagesOfTest, questionsOfAttempt } from './skills.rules.ts'
import type { UserSkillView } from './user-skills.contract.ts'

/** Experience as a number and a unit: full years, else months, else days (SPEC-28). Both dates, yyyy-mm-dd, are included. */
export function experienceTime(from: string | null, to: string | null, language: Language): string {
  if (!from || !to) return ''
  const start = new Date(from)
  const end = new Date(Date.parse(to) + dayMs)
  const begun = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  const months = end.getUTCDate() < start.getUTCDate() ? begun - 1 : begun
  if (months >= 12) return inUnit(Math.floor(months / 12), 'year', language)
  if (months >= 1) return inUnit(months, 'month', language)
  return inUnit(Math.round((end.getTime() - start.getTime()) / dayMs), 'day', language)
}

function inUnit(count: number, unit: 'year' | 'month' | 'day', language: Language): string {
  return new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** The status of a skill: finished, unrated, running, waiting for its test, or blocked without dates (SKL-01). */
export function statusOf(row: Pick<UserSkillView, 'status_test' | 'experience_time' | 'running'>) {
  const { status_test, experience_time, running } = row
  if (status_test === 1) return 'done'
  if (status_test === 2) return 'rating'
  if (running) return 'running'
  return experience_time === '' ? 'blocked' : 'waiting'
}

type Facts = Pick<
  UserSkillView,
  'status_test' | 'experience_time' | 'skill' | 'skill_vacant' | 'count_questions' | 'ready' | 'running' | 'attempts_left'
>

/**
 * The single next step of a skill (SKL-01). `continue`, `required`, `take` and `other_language` lead to the test, which asks for missing
 * dates itself (TST-10); `dates` asks for them where no test can be taken; `none` means that the test is finished; the other values say
 * why there is no test.
 */
export function nextStepOf(row: Facts) {
  if (row.running) return 'continue'
  if (row.status_test > 0) return 'none'
  if (row.experience_time === '' && !hasTestToTake(row)) return 'dates'
  if (row.skill.skill_test === 0) return 'no_test'
  if (row.attempts_left === 0) return 'no_attempts'
  if (row.skill_vacant) return 'required'
  if (row.count_questions >= questionsOfAttempt) return 'take'
  return languagesOfTest(row.ready).length > 0 ? 'other_language' : 'no_questions'
}
export type NextStep = ReturnType<typeof nextStepOf>

const hasTestToTake = ({ skill, attempts_left, ready }: Facts): boolean =>
  skill.skill_test === 1 && attempts_left > 0 && languagesOfTest(ready).length > 0

/** Why a skill cannot be removed from the profile now: an application requires it, or its test runs (SPEC-28). */
export function reasonToKeep({ asked_for, running }: Pick<UserSkillView, 'asked_for' | 'running'>) {
  if (asked_for) return 'skills.required_stays'
  return running ? 'skills.test_running' : undefined
}

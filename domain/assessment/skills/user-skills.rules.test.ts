import { expect, test } from 'vitest'
import { experienceForm, userSkillForm } from './user-skills.contract.ts'
import { experienceTime, nextStepOf, reasonToKeep, statusOf } from './user-skills.rules.ts'

test.each([
  ['2023-11-21', '2026-11-20', '3 años', '3 years'],
  ['2023-11-21', '2026-11-19', '2 años', '2 years'],
  ['2025-01-01', '2025-12-31', '1 año', '1 year'],
  ['2025-01-01', '2025-12-30', '11 meses', '11 months'],
  ['2024-02-29', '2025-02-28', '1 año', '1 year'],
  ['2026-01-31', '2026-02-28', '1 mes', '1 month'],
  ['2026-01-31', '2026-02-27', '28 días', '28 days'],
  ['2026-03-15', '2026-11-14', '8 meses', '8 months'],
  ['2026-11-21', '2026-11-21', '1 día', '1 day'],
  [null, '2026-11-21', '', ''],
  ['2026-11-21', null, '', ''],
] as const)('SKL-02 from %s to %s is %j, in English %j', (from, to, es, en) => {
  expect([experienceTime(from, to, 'es'), experienceTime(from, to, 'en')]).toEqual([es, en])
})

const row = {
  status_test: 0,
  experience_time: '3 años',
  skill: { id: 1, uuid: '', name: 'Ventas', name_language: null, skill_test: 1 as 0 | 1 },
  skill_vacant: 0 as 0 | 1,
  count_questions: 10,
  ready: { es: 10, en: 0 },
  running: false,
  attempts_left: 2,
}
const noTest = { ...row.skill, skill_test: 0 as const }

test.each([
  ['done', { status_test: 1 }],
  ['done', { status_test: 1, experience_time: '' }],
  ['rating', { status_test: 2 }],
  ['running', { running: true }],
  ['waiting', {}],
  ['blocked', { experience_time: '' }],
] as const)('SKL-01 the status is %s with %j', (status, facts) => {
  expect(statusOf({ ...row, ...facts })).toBe(status)
})

test.each([
  ['take', {}],
  ['other_language', { count_questions: 9 }],
  ['no_questions', { count_questions: 9, ready: { es: 9, en: 9 } }],
  ['required', { skill_vacant: 1 }],
  ['required', { skill_vacant: 1, count_questions: 0 }],
  ['required', { skill_vacant: 1, experience_time: '' }],
  ['take', { experience_time: '' }],
  ['other_language', { experience_time: '', count_questions: 9 }],
  ['dates', { skill_vacant: 1, experience_time: '', count_questions: 9, ready: { es: 9, en: 9 } }],
  ['dates', { experience_time: '', attempts_left: 0 }],
  ['no_test', { skill: noTest }],
  ['no_test', { skill: noTest, skill_vacant: 1 }],
  ['dates', { skill: noTest, skill_vacant: 1, experience_time: '' }],
  ['none', { status_test: 1 }],
  ['none', { status_test: 2, skill_vacant: 1 }],
  ['no_attempts', { attempts_left: 0 }],
  ['no_attempts', { attempts_left: 0, skill_vacant: 1 }],
  ['continue', { attempts_left: 0, running: true }],
  ['continue', { running: true, count_questions: 3 }],
] as const)('SKL-01 the next step is %s with %j', (step, facts) => {
  expect(nextStepOf({ ...row, ...facts })).toBe(step)
})

const today = '2026-11-21'
const fields = { experience_timefrom: '2020-01-01', experience_timeto: today, note: '' }

test.each([
  [{}, {}],
  [{ experience_timefrom: today }, {}],
  [
    { experience_timefrom: '', experience_timeto: '' },
    { experience_timefrom: 'skills.error.from_required', experience_timeto: 'skills.error.to_required' },
  ],
  [{ experience_timefrom: '2026-02-30' }, { experience_timefrom: 'skills.error.date' }],
  [{ experience_timeto: '2026-11-22' }, { experience_timeto: 'skills.error.future' }],
  [{ experience_timefrom: today, experience_timeto: '2026-11-20' }, { experience_timeto: 'experience.error.to_after' }],
])('SKL-02 SKL-03 refuses the dates %j with %j', (given, errors) => {
  const { error } = experienceForm(today).safeParse({ ...fields, ...given })
  const found = Object.entries(error?.flatten().fieldErrors ?? {})
  expect(Object.fromEntries(found.map(([field, keys]) => [field, keys[0]]))).toEqual(errors)
})

test('SKL-02 reports all errors at once, including a missing skill', () => {
  const parsed = userSkillForm(today).safeParse({ ...fields, experience_timeto: '2019-12-31' })
  expect(Object.keys(parsed.error!.flatten().fieldErrors).sort()).toEqual(['experience_timeto', 'skill_id'])
})

test.each([
  [{ asked_for: false, running: false }, undefined],
  [{ asked_for: true, running: false }, 'skills.required_stays'],
  [{ asked_for: false, running: true }, 'skills.test_running'],
  [{ asked_for: true, running: true }, 'skills.required_stays'],
])('SKL-03 SPEC-28: a skill with %j stays because of %s', (facts, reason) => {
  expect(reasonToKeep(facts)).toBe(reason)
})

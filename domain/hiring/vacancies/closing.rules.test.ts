import { describe, expect, test } from 'vitest'
import { isOpen, isTooFar } from './closing.rules.ts'
import { vacancyFormOn } from './vacancy-form.contract.ts'

const today = '2026-11-22'

describe('SPEC-67: the last day to apply', () => {
  test.each([
    [true, null, true],
    [true, '2026-11-23', true],
    [true, '2026-11-22', true],
    [true, '2026-11-21', false],
    [true, '2025-12-31', false],
    [false, null, false],
    [false, '2026-11-23', false],
  ])('active %s until %s: open %s', (active, closes_on, open) => expect(isOpen({ active, closes_on }, today)).toBe(open))

  test.each([
    ['2026-11-22', '2028-11-22', false],
    ['2026-11-22', '2028-11-23', true],
    ['2028-02-29', '2030-02-28', false],
    ['2028-02-29', '2030-03-01', true],
  ])('on %s the day %s is too far away: %s', (day, closesOn, far) => expect(isTooFar(closesOn, day)).toBe(far))
})

describe('JOB-02 SPEC-67: errors of the last day in the form', () => {
  const wrong = (fields: object) =>
    vacancyFormOn(today)
      .safeParse(fields)
      .error?.issues.filter(({ path }) => path[0] === 'closes_on')
      .map(({ message }) => message)
  test.each([
    [{ status_job: 'A', closes_on: '' }, []],
    [{ status_job: 'A', closes_on: today }, []],
    [{ status_job: 'A', closes_on: '2026-11-21' }, ['vacancies.error.closes_on_past']],
    [{ status_job: 'I', closes_on: '2026-11-21' }, []],
    [{ closes_on: '2026-11-21' }, []],
    [{ status_job: 'I', closes_on: '2028-11-23' }, ['vacancies.error.closes_on_far']],
    [{ status_job: 'A', closes_on: '2026-02-30' }, ['vacancies.error.closes_on', 'vacancies.error.closes_on_past']],
    [{ status_job: 'A', closes_on: { toString: 1, valueOf: 1 } }, ['errors.bad_request']],
  ])('%o', (fields, errors) => expect(wrong(fields)).toEqual(errors))
})

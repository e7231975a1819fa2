import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../../kernel/field-errors.ts'
import { skillForm } from './skills.contract.ts'

const read = (time_limit_minutes: unknown) => skillForm.safeParse({ name: 'Ventas', time_limit_minutes })

test.each([
  ['', null],
  [null, null],
  [' 45 ', 45],
  [1, 1],
  ['600', 600],
])('SKA-01 a time limit of %j is read as %j', (typed, minutes) => {
  expect(read(typed).data?.time_limit_minutes).toBe(minutes)
})

test.each(['abc', '1.5', '-3', '0', '601', '1000', 1.5, Number.NaN, Number.POSITIVE_INFINITY, false])(
  'SKA-01 refuses a time limit of %s',
  (typed) => {
    const { error } = read(typed)
    expect(fieldErrorsOf(error?.issues ?? [])).toEqual({ time_limit_minutes: ['skills.error.time_limit'] })
  },
)

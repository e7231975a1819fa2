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

const limitOf = (point_limit: unknown) => skillForm.safeParse({ name: 'Ventas', point_limit })

test.each([
  ['', null],
  [null, null],
  ['1', 1],
  [60, 60],
  ['99', 99],
])('LEN-01 a limit of points of %j is read as %j', (typed, points) => {
  expect(limitOf(typed).data?.point_limit).toBe(points)
})

test.each(['0', '100', 0, 100, -5, '60.5', 'sesenta', Number.NaN, true])('LEN-01 refuses a limit of %s points', (typed) => {
  expect(fieldErrorsOf(limitOf(typed).error?.issues ?? [])).toEqual({ point_limit: ['skills.error.point_limit'] })
})

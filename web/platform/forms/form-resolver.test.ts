import { expect, test } from 'vitest'
import { countErrors } from './form-resolver.ts'

test('I18N-06 errors inside groups of fields are counted one by one', () => {
  const wrong = { type: 'rule', message: 'errors.too_long' }
  expect(countErrors({})).toBe(0)
  expect(countErrors({ lang: wrong, interview: { date: wrong, from: undefined, to: { ...wrong, ref: { name: 'to' } } } })).toBe(3)
})

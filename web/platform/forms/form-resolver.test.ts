import { expect, test } from 'vitest'
import { countErrors, satisfiedAmong } from './form-resolver.ts'

test('I18N-06 errors inside groups of fields are counted one by one', () => {
  const wrong = { type: 'rule', message: 'errors.too_long' }
  expect(countErrors({})).toBe(0)
  expect(countErrors({ lang: wrong, interview: { date: wrong, from: undefined, to: { ...wrong, ref: { name: 'to' } } } })).toBe(3)
})

test('SHR-02 a change elsewhere clears a satisfied error; a refusal of the server stays', () => {
  const rule = { type: 'rule', message: 'errors.too_long' }
  const shown = { to: rule, city: rule, email: { type: 'server', message: 'x' }, interview: { date: rule, to: rule } }
  expect(satisfiedAmong(shown, { city: rule, interview: { to: rule } })).toEqual(['to', 'interview.date'])
  expect(satisfiedAmong(shown, shown)).toEqual([])
})

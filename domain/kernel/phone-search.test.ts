import { expect, test } from 'vitest'
import { phoneSearch } from './phone-search.ts'

test.each([
  ['+57 300 123 4567', '573001234567'],
  ['300 123 4567', '3001234567'],
  ['(300) 123-45-67', '3001234567'],
  ['300.123.4567', '3001234567'],
  ['+57\u00a0300\u20111234567', '573001234567'],
  ['12345', '12345'],
])('USR-01 %j searches for the digits %s', (text, digits) => {
  expect(phoneSearch(text)?.digits).toBe(digits)
})

test.each(['', '+57', '1234', 'ana 300 123 4567', 'ana300@example.com'])('USR-01 %j is not a phone number', (text) => {
  expect(phoneSearch(text)).toBeUndefined()
})

test('USR-01 a phone with a country code is also found without it', () => {
  expect(phoneSearch('+57 300 123 4567')?.withoutCode).toContain('3001234567')
  expect(phoneSearch('1234567')?.withoutCode).toEqual([])
})

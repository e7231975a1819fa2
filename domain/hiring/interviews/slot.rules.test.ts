import { expect, test } from 'vitest'
import { endOf, minutesBetween, slotError } from './slot.rules.ts'

test.each([
  ['09:30', 45, '10:15'],
  ['09:00', 60, '10:00'],
  ['23:30', 45, '00:15'],
  ['00:00', 30, '00:30'],
  ['', 45, ''],
  ['9:30', 45, ''],
] as const)('NTF-01 an interview from %j of %i minutes ends at %j', (from, minutes, to) => {
  expect(endOf(from, minutes)).toBe(to)
})

test.each([
  ['09:30', '10:15', 45],
  ['09:30', '09:30', undefined],
  ['23:30', '00:15', undefined],
  ['', '10:15', undefined],
  ['09:30', '', undefined],
] as const)('NTF-01 from %j to %j are %j minutes', (from, to, minutes) => {
  expect(minutesBetween(from, to)).toBe(minutes)
})

const now = new Date('2026-03-10T15:00:30Z')
test.each([
  ['2026-03-09', '23:00', 'date', 'notification.error.past'],
  ['0001-01-01', '09:00', 'date', 'notification.error.past'],
  ['2300-01-01', '09:00', 'date', 'notification.error.too_far'],
  ['2026-03-10', '10:00', 'from', 'notification.error.past'],
  ['2026-03-10', '10:01', undefined, undefined],
  ['2026-03-11', '00:00', undefined, undefined],
] as const)('SPEC-43 on %s at %s in Bogotá the field %j gets the error %j', (date, from, field, message) => {
  expect(slotError({ date, from }, 'America/Bogota', now)).toEqual(field && { field, message })
})

test('SPEC-43 what is past depends on the time zone of the interview', () => {
  expect(slotError({ date: '2026-03-10', from: '14:00' }, 'America/Bogota', now)).toBeUndefined()
  expect(slotError({ date: '2026-03-10', from: '14:00' }, 'Europe/Madrid', now)?.field).toBe('from')
  expect(slotError({ date: '2026-03-10', from: '14:00' }, 'Pacific/Kiritimati', now)?.field).toBe('date')
})

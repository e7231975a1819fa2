import { expect, test } from 'vitest'
import { type DateOrder, dateOrderOf, hasShortYear, isNoDate, readBirthday } from './dates.rules.ts'

test.each<[string, DateOrder, string | undefined]>([
  ['25/12/1990', 'dmy', '1990-12-25'],
  ['12/25/1990', 'mdy', '1990-12-25'],
  ['5-3-1990', 'dmy', '1990-03-05'],
  ['05.03.1990', 'dmy', '1990-03-05'],
  ['1990-03-05', 'mdy', '1990-03-05'],
  ['1990/03/05', 'dmy', '1990-03-05'],
  ['1990-03-05 00:00:00', 'dmy', '1990-03-05'],
  ['1990-03-05T00:00:00.000Z', 'dmy', '1990-03-05'],
  ['32937', 'dmy', '1990-03-05'],
  ['32937.0', 'dmy', '1990-03-05'],
  ['5 de marzo de 1990', 'dmy', '1990-03-05'],
  ['05-mar-1990', 'dmy', '1990-03-05'],
  ['March 5, 1990', 'dmy', '1990-03-05'],
  ['5 ene. 1990', 'dmy', '1990-01-05'],
  ['31/02/1990', 'dmy', undefined],
  ['25/12/1990', 'mdy', undefined],
  ['25/12/90', 'dmy', '1990-12-25'],
  ['12/25/90', 'mdy', '1990-12-25'],
  ['5-mar-87', 'dmy', '1987-03-05'],
  ['Mar 5, 87', 'dmy', '1987-03-05'],
  ['05/03/87 0:00', 'dmy', '1987-03-05'],
  ['05/03/08', 'dmy', '2008-03-05'],
  ['25/11/11', 'dmy', '2011-11-25'],
  ['26/11/11', 'dmy', '1911-11-26'],
  ['05/03/27', 'dmy', '1927-03-05'],
  ['29/02/00', 'dmy', '2000-02-29'],
  ['29/02/87', 'dmy', undefined],
  ['87/03/05', 'dmy', undefined],
  ['1990-05-12T05:00:00.000Z', 'dmy', '1990-05-12'],
  ['1990-05-11T22:00:00Z', 'dmy', '1990-05-12'],
  ['1990-05-12T00:00:00-05:00', 'dmy', '1990-05-12'],
  ['1990-05-12T20:00:00-05:00', 'dmy', '1990-05-12'],
  ['1990-05-12 00:00:00-05', 'dmy', '1990-05-12'],
  ['1990-05-12 00:00:00 UTC', 'dmy', '1990-05-12'],
  ['12/05/1990 12:00:00 a. m.', 'dmy', '1990-05-12'],
  ['12/05/1990 12:00:00 a.\u00a0m.', 'dmy', '1990-05-12'],
  ['5/12/1990 12:00:00 AM', 'mdy', '1990-05-12'],
  ['12-may.-1990', 'dmy', '1990-05-12'],
  ['sábado, 12 de mayo de 1990', 'dmy', '1990-05-12'],
  ['Saturday, May 12, 1990', 'dmy', '1990-05-12'],
  ['Sat May 12 1990 00:00:00 GMT-0500 (Colombia Standard Time)', 'dmy', '1990-05-12'],
  ['May 12th, 1990', 'dmy', '1990-05-12'],
  ['1.º de mayo de 1990', 'dmy', undefined],
  ['1º de mayo de 1990', 'dmy', '1990-05-01'],
  ['12 de setiembre de 1990', 'dmy', '1990-09-12'],
  ['martes 8 de mayo de 1990', 'dmy', '1990-05-08'],
  ['12 Mayo de 1990', 'dmy', '1990-05-12'],
  ['19900512', 'mdy', '1990-05-12'],
  ['19901332', 'dmy', undefined],
  ['12051990', 'dmy', undefined],
  ['1990', 'dmy', undefined],
  ['0', 'dmy', undefined],
  ['hace 30 años', 'dmy', undefined],
  ['', 'dmy', undefined],
])('INT-03 reads the date %j in the order %s', (text, order, day) => {
  expect(readBirthday(text, order, '2026-11-25')).toBe(day)
})

test.each<[string, boolean]>([
  ['25/12/90', true],
  ['5-mar-87', true],
  ['Mar 5, 87', true],
  ['25/12/1990', false],
  ['5 de marzo de 1990', false],
  ['32937', false],
  ['90', false],
])('INT-03 the date %j has a year of two digits: %s', (text, isShort) => {
  expect(hasShortYear(text)).toBe(isShort)
})

test.each<[string[], DateOrder | 'ask' | undefined]>([
  [['25/12/1990', '01/02/1990'], 'dmy'],
  [['12/25/1990', '01/02/1990'], 'mdy'],
  [['25/12/1990', '12/25/1990'], 'dmy'],
  [['01/02/1990', '03/04/1991'], 'ask'],
  [['25/12/90', '01/02/1990'], 'dmy'],
  [['01/02/90'], 'ask'],
  [['87/03/05', '01/02/1990'], 'ask'],
  [['05/05/1990'], undefined],
  [['1990-02-01', '32937'], undefined],
  [[], undefined],
])('INT-03 finds the order of day and month in %j', (texts, order) => {
  expect(dateOrderOf(texts)).toBe(order)
})

test.each<[string, boolean]>([
  ['0000-00-00', true],
  ['0000-00-00 00:00:00', true],
  ['00/00/0000', true],
  ['00-00-00', true],
  ['0001-01-01T00:00:00', true],
  ['01/01/0001 12:00:00 a. m.', true],
  ['1900-01-00', true],
  ['0', true],
  ['1990-05-12', false],
  ['', false],
])('INT-14 the date %j stands for none: %s', (text, isNone) => {
  expect(isNoDate(text)).toBe(isNone)
})

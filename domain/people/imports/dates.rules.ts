import { ageOn, dayMs } from '../../kernel/dates.ts'
import { limits } from '../../kernel/limits.ts'
import { isPlausibleBirth } from '../profile/personal.rules.ts'

/** The order of day and month where a column writes both as numbers. */
export const dateOrders = ['dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/
const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const named = /^(\d{1,2})(?:[ /.-]+(?:de )?)([a-z]{3,10})\.?,?(?:[ /.-]+(?:del? )?)(\d{4}|\d{2})$/
const namedFirst = /^([a-z]{3,10})\.? (\d{1,2}),? (\d{4}|\d{2})$/

/** The name of a day of the week before a date: "sábado, 12 de mayo de 1990". */
const weekday =
  /^(?:(?:lun|mar|mie|jue|vie|sab|dom)[a-z]*|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)[.,]* (?=\d{1,4}[/.-]|\d{1,2}[º°]? (?:de )?[a-z]{3}|[a-z]{3,10}\.? \d)/
/** A time of day after a date, with a half of the day and a zone as databases, JSON and spreadsheets write them. */
const timeOfDay =
  /(?:t|,? +)(\d{1,2})(?::\d{2}){1,2}(?:[.,]\d+)?(?: *[ap]\.? ?m\.?)?( *(?:z|utc|gmt))?( *[+-]\d{2}(?::?\d{2})?| *gmt[+-]\d{1,4})?(?: *\([^)]*\))?$/
/** Dates that databases and spreadsheets write for no date, without signs and without their time. */
const noDate = /^(?:0{4}-?0?0-?0?0|0?0[/.-]0?0[/.-](?:0{4}|00)|0001-01-01|0?1[/.-]0?1[/.-]0001|1899-12-3[01]|1900-01-0[01]|0)$/

const months = ['ene jan', 'feb', 'mar', 'abr apr', 'may', 'jun', 'jul', 'ago aug', 'sep set', 'oct', 'nov', 'dic dec']

/** Days from 30 December 1899, as spreadsheets store dates: the years 1913 to 2064. */
const serial = /^(\d{4,5})(?:[.,]0+)?$/
const serialsFrom = 5000
const serialsTo = 60_000
const serialZero = Date.UTC(1899, 11, 30)

/**
 * The order of day and month that the dates of a column prove. `ask`: each of its dates could be read both ways, and some would differ.
 * Undefined when no date needs an order.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | 'ask' | undefined {
  let [needsOrder, first, second] = [false, 0, 0]
  for (const text of texts) {
    const found = written.exec(plainDate(text))
    if (!found || (hasShortYear(text) && Math.max(Number(found[1]), Number(found[2])) > 31)) continue
    if (found[1] !== found[2]) needsOrder = true
    first = Math.max(first, Number(found[1]))
    second = Math.max(second, Number(found[2]))
  }
  if (first > 12) return 'dmy'
  if (second > 12) return 'mdy'
  return needsOrder ? 'ask' : undefined
}

/** Whether a date names its year by two digits, so that readBirthday has to find the century. */
export function hasShortYear(text: string): boolean {
  const date = plainDate(text)
  const year = (written.exec(date) ?? named.exec(date) ?? namedFirst.exec(date))?.[3]
  return year?.length === 2
}

/**
 * A birthday of a spreadsheet as yyyy-mm-dd; undefined for a text that is no full date. A year of two digits lies in this century, or in the
 * former one if the person would be too young or not born by today (yyyy-mm-dd).
 */
export function readBirthday(text: string, order: DateOrder, today: string): string | undefined {
  const century = Number(today.slice(0, 2))
  const isTooYoung = (shortDay: string) => ageOn(`${century}${shortDay}`, today) < limits.minimumAgeYears
  return readDay(text, order, (shortDay) => (isTooYoung(shortDay) ? century - 1 : century))
}

/** A day of a spreadsheet as yyyy-mm-dd, in the century of today (yyyy-mm-dd) if its year has two digits; undefined for no full date. */
export const readRecentDay = (text: string, order: DateOrder, today: string): string | undefined =>
  readDay(text, order, () => Number(today.slice(0, 2)))

/** Whether a text is a full date with a year. Whether its day and month exist is left open. */
export const isDay = (text: string): boolean => {
  const date = plainDate(text)
  return [written, yearFirst, compact, named, namedFirst].some((shape) => shape.test(date))
}

/** `centuryOf` gives the first two digits of the year of a day as yy-mm-dd. */
function readDay(text: string, order: DateOrder, centuryOf: (shortDay: string) => number): string | undefined {
  const date = plainDate(text)
  const dayOf = (year = '', month: number, day = '') => {
    const rest = `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    return existingDay(year.length === 4 ? `${year}-${rest}` : `${centuryOf(`${year}-${rest}`)}${year}-${rest}`)
  }
  const numbers = written.exec(date)
  if (numbers) {
    const [day, month] = order === 'dmy' ? [numbers[1], numbers[2]] : [numbers[2], numbers[1]]
    return dayOf(numbers[3], Number(month), day)
  }
  const iso = yearFirst.exec(date) ?? compact.exec(date)
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3])
  const words = named.exec(date)
  if (words) return dayOf(words[3], monthOf(words[2]), words[1])
  const wordFirst = namedFirst.exec(date)
  if (wordFirst) return dayOf(wordFirst[3], monthOf(wordFirst[1]), wordFirst[2])
  const days = Number(serial.exec(date)?.[1] ?? 0)
  if (days < serialsFrom || days > serialsTo) return undefined
  return new Date(serialZero + days * dayMs).toISOString().slice(0, 10)
}

/** Whether a text stands for no date, such as 0000-00-00 of a database or 1900-01-00 of an empty cell. */
export const isNoDate = (text: string): boolean => noDate.test(plainDate(text))

/**
 * A date without weekday, ordinal signs and time of day. The day is the written one, with one exception: a midnight that a system wrote in
 * UTC from a zone east of Greenwich lies in the evening of the day before.
 */
function plainDate(text: string): string {
  const words = text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(weekday, '')
    .replace(/^((?:[a-z]{3,10} )?\d{1,2})(?:st|nd|rd|th|o|ro|er|[º°ª])(?=[ ,])/, '$1')
  const time = timeOfDay.exec(words)
  if (!time) return words
  // JavaScript writes the time before the zone and after the year: "sat may 12 1990 00:00:00 gmt-0500".
  const date = words.slice(0, time.index).trim()
  const [, hour, zone, shift] = time
  const isUtcEvening = zone && !shift && Number(hour) >= 12 && yearFirst.test(date)
  return isUtcEvening ? new Date(Date.parse(`${date.replace(/[/.]/g, '-')}T00:00:00Z`) + dayMs).toISOString().slice(0, 10) : date
}

const monthOf = (word = ''): number => months.findIndex((names) => names.split(' ').some((name) => word.startsWith(name))) + 1

function existingDay(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Whether a day can be the birthday of a living person. */
export const isBirthday = (day: string, today: string): boolean => day < today && isPlausibleBirth(day, today)

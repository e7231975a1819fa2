import { ageOn } from '../../kernel/dates.ts'
import { limits } from '../../kernel/limits.ts'
import { isPlausibleBirth } from '../profile/personal.rules.ts'

/** The order of day and month where a column writes both as numbers. */
export const dateOrders = ['dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/
const named = /^(\d{1,2})(?:[ /.-]+(?:de )?)([a-z]{3,10})\.?,?(?:[ /.-]+(?:del? )?)(\d{4}|\d{2})$/
const namedFirst = /^([a-z]{3,10})\.? (\d{1,2}),? (\d{4}|\d{2})$/
const midnight = /[ T]0?0:00(?::00(?:\.0+)?)?Z?$/

const months = ['ene jan', 'feb', 'mar', 'abr apr', 'may', 'jun', 'jul', 'ago aug', 'sep', 'oct', 'nov', 'dic dec']

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
  const date = plainDate(text)
  const dayOf = (year = '', month: number, day = '') => {
    const rest = `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    if (year.length === 4) return existingDay(`${year}-${rest}`)
    const century = Number(today.slice(0, 2))
    const isTooYoung = ageOn(`${century}${year}-${rest}`, today) < limits.minimumAgeYears
    return existingDay(`${isTooYoung ? century - 1 : century}${year}-${rest}`)
  }
  const numbers = written.exec(date)
  if (numbers) {
    const [day, month] = order === 'dmy' ? [numbers[1], numbers[2]] : [numbers[2], numbers[1]]
    return dayOf(numbers[3], Number(month), day)
  }
  const iso = yearFirst.exec(date)
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3])
  const words = named.exec(date)
  if (words) return dayOf(words[3], monthOf(words[2]), words[1])
  const wordFirst = namedFirst.exec(date)
  if (wordFirst) return dayOf(wordFirst[3], monthOf(wordFirst[1]), wordFirst[2])
  const days = Number(serial.exec(date)?.[1] ?? 0)
  if (days < serialsFrom || days > serialsTo) return undefined
  return new Date(serialZero + days * 86_400_000).toISOString().slice(0, 10)
}

/** Without the time of day that exports add to a date. */
const plainDate = (text: string): string => text.trim().replace(midnight, '').toLowerCase()

const monthOf = (word = ''): number => months.findIndex((names) => names.split(' ').some((name) => word.startsWith(name))) + 1

function existingDay(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Whether a day can be the birthday of a living person. */
export const isBirthday = (day: string, today: string): boolean => day < today && isPlausibleBirth(day, today)

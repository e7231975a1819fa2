import { isPlausibleBirth } from '../profile/personal.rules.ts'

/** The order of day and month where a column writes both as numbers. */
export const dateOrders = ['dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/
const named = /^(\d{1,2})(?:[ /.-]+(?:de )?)([a-z]{3,10})\.?,?(?:[ /.-]+(?:del? )?)(\d{4})$/
const namedFirst = /^([a-z]{3,10})\.? (\d{1,2}),? (\d{4})$/
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
    if (!found) continue
    if (found[1] !== found[2]) needsOrder = true
    first = Math.max(first, Number(found[1]))
    second = Math.max(second, Number(found[2]))
  }
  if (first > 12) return 'dmy'
  if (second > 12) return 'mdy'
  return needsOrder ? 'ask' : undefined
}

/** A date of a spreadsheet as yyyy-mm-dd; undefined for a text that is no full date. */
export function readDate(text: string, order: DateOrder): string | undefined {
  const date = plainDate(text)
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

function dayOf(year = '', month: number, day = ''): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Whether a day can be the birthday of a living person. */
export const isBirthday = (day: string, today: string): boolean => day < today && isPlausibleBirth(day, today)

import type { Language } from './languages.ts'

/** The largest amount of money that a column can store. */
export const largestAmount = 999_999_999_999.99
const mostDigits = 14
/** The decimals that a column can store. */
const mostDecimals = 2

/** The decimals of amounts in a currency, by ISO 4217: none for Chilean pesos and guaraníes, at most two, and two for a code that is no currency. */
export function decimalsOf(currency: string): number {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return Math.min(maximumFractionDigits ?? mostDecimals, mostDecimals)
  } catch {
    return mostDecimals
  }
}

const marks: Record<Language, { thousands: string; decimal: string }> = {
  es: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
}

/**
 * Formats an amount while it is typed (JOB-02). Only digits count, the last two are decimals, and thousands are grouped. The
 * decimal separator is a comma in Spanish and a point in English. Only zeros give an empty text, so that a field can be cleared.
 */
export function formatAmountInput(typed: string, language: Language): string {
  const digits = digitsOf(typed)
  if (digits === '') return ''
  const { thousands, decimal } = marks[language]
  const padded = digits.padStart(3, '0')
  return padded.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, thousands) + decimal + padded.slice(-2)
}

/** The amount of a typed text in units of its currency; null when it is empty. */
export function parseAmountInput(typed: string): number | null {
  const digits = digitsOf(typed)
  return digits === '' ? null : Number(digits) / 100
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, mostDigits)
}

/**
 * The amount of a pasted text in either language (SPEC-57): '3.500.000' and '3,500,000' are three and a half million, '2,500.50'
 * has cents, '2.500' has none. Null when it is not a single figure.
 */
export function readAmount(pasted: string): number | null {
  const [figure, another] = pasted.match(/\d(?:[\d.,'’\s]*\d)?/g) ?? []
  if (figure === undefined || another !== undefined) return null
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/s.exec(figure) ?? []
  const amount = Number(`${whole.replace(/\D/g, '')}.${cents}`)
  return amount > 0 && amount <= largestAmount ? amount : null
}

/** A stored amount in the format of its field. */
export function amountInputOf(amount: number | null, language: Language): string {
  return amount === null ? '' : formatAmountInput(amount.toFixed(2), language)
}

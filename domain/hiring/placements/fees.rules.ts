import { decimalsOf } from '../../kernel/amounts.ts'
import type { FeeTerms } from '../clients/fees.rules.ts'

export const salaryPeriods = ['month', 'year'] as const
export type SalaryPeriod = (typeof salaryPeriods)[number]

/** The salary of a person in the first year. */
export interface PlacedSalary {
  readonly salary: number
  readonly salary_period: SalaryPeriod
  readonly currency: string
}

export interface Fee {
  readonly fee: number
  readonly fee_currency: string
}

const monthsOfYear = 12

export const yearlySalary = ({ salary, salary_period }: Omit<PlacedSalary, 'currency'>): number =>
  salary_period === 'year' ? salary : salary * monthsOfYear

/**
 * The fee of a placement by the terms of its client (PLC-01): the agreed amount, or the share of the yearly salary in the currency of the
 * salary, rounded to what that currency has. Undefined without terms, and for a share without a salary.
 */
export function feeByTerms(terms: FeeTerms, placed: Partial<PlacedSalary>): Fee | undefined {
  const { fee_percent, fee_amount, fee_currency } = terms
  if (fee_amount && fee_currency) return { fee: fee_amount, fee_currency }
  const { salary, salary_period = 'month', currency } = placed
  if (!fee_percent || !salary || !currency) return undefined
  return { fee: shareOf(yearlySalary({ salary, salary_period }), fee_percent, decimalsOf(currency)), fee_currency: currency }
}

/** A share of an amount, rounded. Whole numbers, because half a cent in binary fractions is sometimes less than that. */
function shareOf(amount: number, percent: number, decimals: number): number {
  const millionths = BigInt(Math.round(amount * 100)) * BigInt(Math.round(percent * 100))
  const unit = 10n ** BigInt(6 - decimals)
  return Number((millionths + unit / 2n) / unit) / 10 ** decimals
}

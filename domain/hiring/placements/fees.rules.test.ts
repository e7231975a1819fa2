import { expect, test } from 'vitest'
import { feeByTerms } from './fees.rules.ts'

const monthly = { salary: 5_000_000, salary_period: 'month', currency: 'COP' } as const

test.each([
  ['a share of twelve monthly salaries', { fee_percent: 10 }, monthly, { fee: 6_000_000, fee_currency: 'COP' }],
  [
    'a share of a yearly salary',
    { fee_percent: 20 },
    { ...monthly, salary_period: 'year' },
    { fee: 1_000_000, fee_currency: 'COP' },
  ],
  [
    'cents are rounded',
    { fee_percent: 12.5 },
    { salary: 1234.56, salary_period: 'month', currency: 'USD' },
    { fee: 1851.84, fee_currency: 'USD' },
  ],
  [
    'half a cent is rounded up',
    { fee_percent: 36.23 },
    { salary: 518_887.5, salary_period: 'month', currency: 'USD' },
    { fee: 2_255_915.3, fee_currency: 'USD' },
  ],
  [
    'a currency without cents',
    { fee_percent: 18.5 },
    { salary: 890_333, salary_period: 'month', currency: 'CLP' },
    { fee: 1_976_539, fee_currency: 'CLP' },
  ],
  [
    'a currency of their own',
    { fee_percent: 12.5 },
    { salary: 1234.56, salary_period: 'month', currency: 'PUNTOS' },
    { fee: 1851.84, fee_currency: 'PUNTOS' },
  ],
  ['an amount in its own currency', { fee_amount: 3000, fee_currency: 'USD' }, monthly, { fee: 3000, fee_currency: 'USD' }],
  ['an amount before the salary is known', { fee_amount: 3000, fee_currency: 'USD' }, {}, { fee: 3000, fee_currency: 'USD' }],
  ['a share without a salary', { fee_percent: 10 }, { currency: 'COP' }, undefined],
  ['no terms', { fee_percent: null, fee_amount: null, fee_currency: '' }, monthly, undefined],
] as const)('PLC-01 the fee follows the terms of the client: %s', (_, terms, placed, expected) => {
  expect(feeByTerms(terms, placed)).toEqual(expected)
})

import { expect, test } from 'vitest'
import { feeErrors } from './fees.rules.ts'

test.each([
  ['nothing agreed', {}, undefined],
  ['a share', { fee_percent: 10, fee_amount: null, fee_currency: '' }, undefined],
  ['an amount with its currency', { fee_percent: null, fee_amount: 5000, fee_currency: 'USD' }, undefined],
  ['a share, with the currency of a former amount', { fee_percent: 10, fee_currency: 'USD' }, undefined],
  ['both', { fee_percent: 10, fee_amount: 5000, fee_currency: 'USD' }, { fee_amount: ['clients.error.fee_both'] }],
  ['an amount without a currency', { fee_amount: 5000, fee_currency: '' }, { fee_currency: ['clients.error.fee_currency'] }],
] as const)('CLT-01 the fee of a client is a share or an amount in a currency: %s', (_, terms, expected) => {
  expect(feeErrors(terms)).toEqual(expected)
})

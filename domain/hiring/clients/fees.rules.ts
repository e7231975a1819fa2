import type { FieldErrors } from '../../kernel/refusals.ts'

/** What a client pays for a placement: a share of the yearly salary, or an amount. Neither: nothing was agreed yet. */
export interface FeeTerms {
  readonly fee_percent?: number | null | undefined
  readonly fee_amount?: number | null | undefined
  readonly fee_currency?: string | undefined
}

/** What is wrong with the fee of a client (CLT-01): it is a share or an amount, and an amount has its currency. */
export function feeErrors({ fee_percent, fee_amount, fee_currency }: FeeTerms): FieldErrors | undefined {
  if (!fee_amount) return undefined
  if (fee_percent) return { fee_amount: ['clients.error.fee_both'] }
  return fee_currency ? undefined : { fee_currency: ['clients.error.fee_currency'] }
}

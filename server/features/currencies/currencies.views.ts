import type { readCurrencies } from './currencies.reads.ts'

export function presentCurrency({ updated_at, ...currency }: Awaited<ReturnType<typeof readCurrencies>>[number]) {
  return { ...currency, updated_at: updated_at.toISOString() }
}

import type { CurrencyView } from '#domain/hiring/currencies/currencies.contract.ts'
import type { CurrencyRow } from './currencies.reads.ts'

export function presentCurrency({ uuid, code, name, usual_salary, updated_at, version }: CurrencyRow): CurrencyView {
  return { uuid, code, name, usual_salary, updated_at: updated_at.toISOString(), version }
}

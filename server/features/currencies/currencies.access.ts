import { listCurrencies } from '#domain/currencies/currencies.contract.ts'
import { type AccessRow, whoMayView } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [[listCurrencies, whoMayView]]

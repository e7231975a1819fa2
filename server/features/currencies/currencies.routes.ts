import { listCurrencies } from '#domain/currencies/currencies.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCurrencies } from './currencies.reads.ts'
import { presentCurrency } from './currencies.views.ts'

export const currencyRoutes = ({ db }: Platform) => [
  route(listCurrencies, async () => {
    const rows = await readCurrencies(db)
    return { data: rows.map(presentCurrency), total: rows.length }
  }),
]

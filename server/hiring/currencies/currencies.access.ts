import {
  addCurrencyEndpoint,
  deleteCurrencyEndpoint,
  listCurrenciesEndpoint,
  selectCurrenciesEndpoint,
  updateCurrencyEndpoint,
} from '#domain/hiring/currencies/currencies.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

let made = 0
const letters = (number: number) => String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26))
const fields = () => ({ code: `T${letters(++made)}`, name: 'Moneda de prueba' })

export const access: readonly AccessRow[] = [
  [listCurrenciesEndpoint, viewRequired],
  [selectCurrenciesEndpoint, viewRequired],
  [addCurrencyEndpoint, changeRequired, async () => ({ body: fields() })],
  [
    updateCurrencyEndpoint,
    changeRequired,
    async (site) => ({ params: await aCurrency(site), body: { ...fields(), version: 1 } }),
  ],
  [deleteCurrencyEndpoint, changeRequired, async (site) => ({ params: await aCurrency(site) })],
]

async function aCurrency({ platform }: TestApp) {
  const { uuid } = await platform.db.insertInto('currencies').values(fields()).returning('uuid').executeTakeFirstOrThrow()
  return { id: uuid }
}

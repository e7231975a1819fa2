import {
  addCurrencyEndpoint,
  deleteCurrencyEndpoint,
  listCurrenciesEndpoint,
  selectCurrenciesEndpoint,
  updateCurrencyEndpoint,
} from '#domain/hiring/currencies/currencies.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCurrencies, readCurrency, readCurrencyChoices } from './currencies.reads.ts'
import { presentCurrency } from './currencies.views.ts'
import * as writes from './currencies.writes.ts'

export const currencyRoutes = (platform: Platform) => [
  route(listCurrenciesEndpoint, async ({ query }) => answerPage(await readCurrencies(platform.db, query), presentCurrency)),

  route(selectCurrenciesEndpoint, async () => answerPage(await readCurrencyChoices(platform.db), (choice) => choice)),

  route(addCurrencyEndpoint, async ({ body, viewer }) =>
    answerChange('common.added', await writes.addCurrency(platform, viewer, body), presentCurrency),
  ),

  route(updateCurrencyEndpoint, async ({ params, body, viewer }) => {
    const currency = await readCurrency(platform.db, params.id)
    if (!currency) return refuse('errors.not_found')
    return answerChange('common.modified', await writes.updateCurrency(platform, viewer, currency, body), presentCurrency)
  }),

  route(deleteCurrencyEndpoint, async ({ params, viewer }) => {
    const currency = await readCurrency(platform.db, params.id)
    if (!currency) return refuse('errors.not_found')
    return answerChange('common.deleted', await writes.deleteCurrency(platform, viewer, currency), presentCurrency)
  }),
]

import {
  addCurrency,
  deleteCurrency,
  listCurrencies,
  selectCurrencies,
  updateCurrency,
} from '#domain/hiring/currencies/currencies.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCurrencies, readCurrency, readCurrencyChoices } from './currencies.reads.ts'
import { presentCurrency } from './currencies.views.ts'
import * as writes from './currencies.writes.ts'

export const currencyRoutes = (platform: Platform) => [
  route(listCurrencies, async ({ query }) => answerPage(await readCurrencies(platform.db, query), presentCurrency)),

  route(selectCurrencies, async () => answerPage(await readCurrencyChoices(platform.db), (choice) => choice)),

  route(addCurrency, async ({ body, viewer }) =>
    answerChange('common.added', await writes.addCurrency(platform, viewer, body), presentCurrency),
  ),

  route(updateCurrency, async ({ params, body, viewer }) => {
    const currency = await readCurrency(platform.db, params.id)
    if (!currency) return refuse('errors.not_found')
    return answerChange('common.modified', await writes.updateCurrency(platform, viewer, currency, body), presentCurrency)
  }),

  route(deleteCurrency, async ({ params, viewer }) => {
    const currency = await readCurrency(platform.db, params.id)
    if (!currency) return refuse('errors.not_found')
    return answerChange('common.deleted', await writes.deleteCurrency(platform, viewer, currency), presentCurrency)
  }),
]

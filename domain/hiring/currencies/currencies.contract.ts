import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalWholeNumber, recordId, requiredText, unchangedIfOmitted, version, versionSeen } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { largestSalary } from '../vacancies/vacancies.rules.ts'

/** A code has three letters, as structured data for search engines requires. It is stored in capitals (CUR-01). */
export const currencyForm = z.object({
  code: requiredText('currency.error.code_required', 10)
    .pipe(z.string().regex(/^[a-z]{3}$/i, 'currency.error.code_invalid'))
    .transform((code) => code.toUpperCase()),
  name: requiredText('personal.error.name_required', limits.text.short),
  /** The usual monthly salary in this currency. The vacancy form asks about a lower one before it saves (SPEC-69). */
  usual_salary: optionalWholeNumber('currency.error.usual_salary', Math.floor(largestSalary)).default(null),
})

export type CurrencyFields = z.output<typeof currencyForm>

const currencyView = z.object({
  uuid: z.string(),
  code: z.string(),
  name: z.string(),
  usual_salary: z.number().nullable(),
  updated_at: z.string(),
  version,
})
export type CurrencyView = z.infer<typeof currencyView>

const mayView = { module: 'currencies', item: 'view' } as const
const mayChange = { module: 'currencies', item: 'change' } as const

export const listCurrenciesEndpoint = endpoint({
  method: 'GET',
  path: '/api/currencies',
  summary: 'Currencies; in the default order the first is the default of a new vacancy',
  access: mayView,
  query: listQuery(['id', 'code', 'name', 'updated_at'], 'id'),
  exported: true,
  answer: listOf(currencyView),
})

export const selectCurrenciesEndpoint = endpoint({
  method: 'GET',
  path: '/api/currencies/select',
  summary: 'All currencies for a select list; the first is the default of a new vacancy',
  access: [{ module: 'candidates', item: 'view' }, { module: 'clients', item: 'view' }, mayView],
  answer: listOf(currencyView.pick({ uuid: true, code: true, name: true, usual_salary: true })),
})

export const addCurrencyEndpoint = endpoint({
  method: 'POST',
  path: '/api/currencies',
  summary: 'Adds a currency',
  access: mayChange,
  body: currencyForm,
  answer: changeOf(currencyView),
})

export const updateCurrencyEndpoint = endpoint({
  method: 'PUT',
  path: '/api/currencies/:id',
  summary: 'Changes a currency; 409 when somebody else changed it since `version`',
  access: mayChange,
  params: z.object({ id: recordId }),
  body: currencyForm.extend({ usual_salary: unchangedIfOmitted(currencyForm.shape.usual_salary), version: versionSeen }),
  answer: changeOf(currencyView),
})

export const deleteCurrencyEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/currencies/:id',
  summary: 'Deletes a currency; refused when a vacancy uses it',
  access: mayChange,
  params: z.object({ id: recordId }),
  answer: changeOf(currencyView),
})

import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { countErrors, formResolver, formRules, satisfiedAmong } from './form-resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const shape = z.object({ name: z.string().min(1, 'common.error.name_required') })
const ofName = { name: { type: 'rule', message: 'common.error.name_required' } }

test('SHR-05 rules that are loaded apply to what is checked meanwhile, and are loaded once', async () => {
  const load = vi.fn(async () => shape)
  const rules = formRules(load, {})
  expect([rules.isLoaded(), rules.brokenBy({ name: '' })]).toEqual([false, {}])
  expect(await formResolver(rules)({ name: '' }, undefined, options)).toEqual({ values: {}, errors: ofName })
  expect([rules.isLoaded(), rules.brokenBy({ name: '' })]).toEqual([true, ofName])
  await rules.load()
  expect(load).toHaveBeenCalledOnce()
})

test('SHR-05 a form whose rules cannot be loaded checks its files alone, and loads the rules again', async () => {
  const load = vi.fn(async () => shape).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const rules = formRules(load, { cv: { required: 'portfolio.error.file_required', kinds: ['pdf'] } })
  const resolver = formResolver(rules)
  const ofFile = { cv: { type: 'rule', message: 'portfolio.error.file_required' } }
  expect(await resolver({ name: '' }, undefined, options)).toEqual({ values: {}, errors: ofFile })
  expect(await resolver({ name: '' }, undefined, options)).toEqual({ values: {}, errors: { ...ofName, ...ofFile } })
})

test('I18N-06 errors inside groups of fields are counted one by one', () => {
  const wrong = { type: 'rule', message: 'errors.too_long' }
  expect(countErrors({})).toBe(0)
  expect(countErrors({ lang: wrong, interview: { date: wrong, from: undefined, to: { ...wrong, ref: { name: 'to' } } } })).toBe(3)
})

test('SHR-02 a change elsewhere clears a satisfied error; a refusal of the server stays', () => {
  const rule = { type: 'rule', message: 'errors.too_long' }
  const shown = { to: rule, city: rule, email: { type: 'server', message: 'x' }, interview: { date: rule, to: rule } }
  expect(satisfiedAmong(shown, { city: rule, interview: { to: rule } })).toEqual(['to', 'interview.date'])
  expect(satisfiedAmong(shown, shown)).toEqual([])
})

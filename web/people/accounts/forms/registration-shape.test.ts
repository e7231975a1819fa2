import { expect, test } from 'vitest'
import { formResolver, formRules } from '../../../platform/forms/form-resolver.ts'
import { registrationShape } from './registration-shape.ts'

const options = { fields: {}, shouldUseNativeValidation: false }

test('REG-03 a check that waits for the rules reports an address that turns out to be taken meanwhile', async () => {
  const taken = new Set<string>()
  const loading = Promise.withResolvers<void>()
  const rules = formRules(async () => {
    await loading.promise
    return registrationShape((email) => taken.has(email))
  }, {})
  const checked = formResolver(rules)({ email: 'TAKEN@DEMO.TEST ' }, undefined, options)
  taken.add('taken@demo.test')
  loading.resolve()
  expect((await checked).errors).toMatchObject({ email: { message: 'personal.error.email_duplicate' } })
  const other = await formResolver(rules)({ email: 'free@demo.test' }, undefined, options)
  expect(other.errors).not.toHaveProperty('email')
})

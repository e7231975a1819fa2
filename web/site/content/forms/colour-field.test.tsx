import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { company } from '#domain/kernel/company.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { ColourField } from './colour-field.tsx'

const t = textIn('es')

test('MAIL-04 a colour is typed or picked, shown as an e-mail has it, and cleared', async () => {
  const submit = vi.fn(async (_form: { colour: string }) => undefined)
  await renderPart(
    <FormShell
      name="colour"
      schema={z.object({ colour: company.shape.colour })}
      initial={{ colour: '' }}
      submit={submit}
      onDone={() => undefined}
    >
      <ColourField name="colour" label="Color" hint={undefined} />
      <FormEnd label="Enviar" />
    </FormShell>,
  )
  const field = page.getByRole('textbox', { name: /^Color/ })
  const picker = page.getByLabelText(t('site.field.colour_pick'))
  const button = page.getByTestId('colour-preview').getByText(t('common.save'))
  await field.fill('FFE600')
  await expect.element(picker).toHaveValue('#ffe600')
  await expect.element(button).toHaveStyle({ backgroundColor: '#ffe600', color: '#000000' })
  await expectAccessible()
  await picker.fill('#1f6f54')
  await expect.element(field).toHaveValue('#1f6f54')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect.poll(() => submit.mock.calls.at(-1)?.[0]).toEqual({ colour: '#1f6f54' })
  await field.fill('')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect.poll(() => submit.mock.calls.at(-1)?.[0]).toEqual({ colour: '' })
})

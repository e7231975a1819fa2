import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { ApiRefusal } from '../client/api-refusal.ts'
import { textIn } from '../i18n/catalog.ts'
import { useLanguage } from '../i18n/language.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { RadioField } from './choice-fields.tsx'
import { NumberField } from './date-and-number-fields.tsx'
import { FoldedFields } from './folded-fields.tsx'
import { FormEnd, FormShell } from './form-shell.tsx'
import { PasswordField, TextField } from './text-fields.tsx'

const t = textIn('es')
const required = 'common.error.name_required'
const schema = z.object({
  name: z.string().min(1, required),
  city: z.string().min(1, 'common.error.last_required'),
  secret: z.string(),
})
const name = page.getByLabelText('Nombre')
const city = page.getByLabelText('Ciudad')
const send = page.getByRole('button', { name: 'Guardar' })

function SwitchLanguage() {
  const { changeLanguage } = useLanguage()
  return (
    <button type="button" onClick={() => void changeLanguage('en')}>
      English
    </button>
  )
}

async function renderForm({
  submit = vi.fn(async (_values: z.input<typeof schema>) => 'kept'),
  onDone = vi.fn(),
  guard = false,
} = {}) {
  const screen = await renderPart(
    <FormShell
      name="client"
      schema={schema}
      initial={{ name: '', city: '', secret: '' }}
      secrets={['secret']}
      submit={submit}
      onDone={onDone}
    >
      <TextField name="name" label="Nombre" hint="Como aparece en las vacantes" />
      <TextField name="city" label="Ciudad" />
      <PasswordField name="secret" label="Clave" />
      <SwitchLanguage />
      <FormEnd label="Guardar" guard={guard} />
    </FormShell>,
  )
  return { ...screen, submit, onDone }
}

test('SHR-02 a sent form marks every wrong field, focuses the first and sends nothing', async () => {
  const { submit } = await renderForm()
  await send.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(`Como aparece en las vacantes ${t(required)}`)
  await expect.element(city).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(t('common.form_has_errors', { count: 2 }))).toBeVisible()
  expect(submit).not.toHaveBeenCalled()
})

test('SHR-02 the list of wrong fields links to each and drops corrected ones', async () => {
  await renderForm()
  await send.click()
  const list = page.getByRole('navigation', { name: t('common.wrong_fields') })
  await list.getByRole('link', { name: 'Ciudad' }).click()
  await expect.element(city).toHaveFocus()
  await city.fill('Pasto')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(page.getByText(t('common.form_has_errors', { count: 1 }))).toBeVisible()
})

test('SHR-02 fields that a password manager fills in without an event are sent', async () => {
  const { submit } = await renderForm()
  for (const [control, value] of [
    [name, 'Minas del Sur'],
    [city, 'Pasto'],
  ] as const)
    (control.element() as HTMLInputElement).value = value
  await send.click()
  await vi.waitFor(() => expect(submit).toHaveBeenCalled())
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Minas del Sur', city: 'Pasto' })
})

test('SHR-02 the list of wrong fields leads to choices, and names a yes with a long text by its short name', async () => {
  const wish = z.object({ time: z.enum(['A', 'P'], required), agreed: z.literal(true, 'personal.error.consent_required') })
  await renderPart(
    <FormShell
      name="wish"
      schema={wish}
      initial={{ time: undefined, agreed: false as unknown as true }}
      submit={async () => 'kept'}
      onDone={vi.fn()}
    >
      <RadioField
        name="time"
        label="¿Ya terminaste?"
        options={[
          { value: 'A', label: 'Sigo' },
          { value: 'P', label: 'Terminé' },
        ]}
      />
      <CheckboxField required name="agreed" label="Acepto todo lo que dice este párrafo. Leer más" shortName="Tu autorización" />
      <FormEnd label="Guardar" />
    </FormShell>,
  )
  await send.click()
  const list = page.getByRole('navigation', { name: t('common.wrong_fields') })
  await list.getByRole('link', { name: '¿Ya terminaste?', exact: true }).click()
  await expect.element(page.getByRole('radio', { name: 'Sigo' })).toHaveFocus()
  await list.getByRole('link', { name: 'Tu autorización', exact: true }).click()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
})

test('I18N-06 a field error follows a switch of language while it is shown', async () => {
  await renderForm()
  await send.click()
  await expect.element(page.getByText(t(required))).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
})

test('SHR-02 the server’s errors are shown at their fields, and the input stays', async () => {
  const submit = vi.fn(async (_values: z.input<typeof schema>) => 'kept')
  submit.mockRejectedValueOnce(new ApiRefusal(400, 'errors.validation', { errors: { city: ['common.error.last_required'] } }))
  const { onDone } = await renderForm({ submit })
  await name.fill('Minas del Sur')
  await city.fill('?')
  await send.click()
  await expect.element(city).toHaveFocus()
  await expect.element(city).toHaveAccessibleDescription(t('common.error.last_required'))
  await expect.element(name).toHaveValue('Minas del Sur')
  await city.fill('Pasto')
  await send.click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('SHR-02 a failed request is reported above the button, keeps the input and can be sent again', async () => {
  const submit = vi.fn(async (_values: z.input<typeof schema>) => 'kept')
  submit.mockRejectedValueOnce(new ApiRefusal(0, 'errors.network'))
  const { onDone } = await renderForm({ submit })
  await name.fill('Minas del Sur')
  await city.fill('Pasto')
  await send.click()
  await expect.element(page.getByText(t('errors.network'))).toBeVisible()
  await expect.element(name).toHaveValue('Minas del Sur')
  await send.click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  await expect.element(page.getByText(t('errors.network'))).not.toBeInTheDocument()
})

test('SHR-02 SPEC-11 the draft returns after the page is left, without secrets, and can be discarded', async () => {
  const first = await renderForm()
  await name.fill('Minas del Sur')
  await page.getByLabelText('Clave').fill('Secreta123')
  await first.unmount()
  expect(JSON.stringify({ ...sessionStorage })).toContain('Minas del Sur')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secreta123')
  await renderForm()
  await expect.element(name).toHaveValue('Minas del Sur')
  await page.getByRole('button', { name: t('common.draft_discard') }).click()
  await expect.element(name).toHaveValue('')
  await expect.element(name).toHaveFocus()
})

test('SHR-02 what is typed right after saving stays and is guarded', async () => {
  const onDone = vi.fn(() => {
    // Not `fill`, which would wait until the saved form is shown.
    const control = name.element() as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, 'Minas del Norte')
    control.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await renderForm({ onDone, guard: true })
  const isGuarded = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await name.fill('Minas del Sur')
  await city.fill('Pasto')
  await expect.poll(isGuarded).toBe(true)
  await send.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  await expect.element(name).toHaveValue('Minas del Norte')
  await expect.poll(isGuarded).toBe(true)
})

test('SHR-04 a password can be shown with the keyboard alone', async () => {
  await renderForm()
  const secret = page.getByLabelText('Clave')
  await secret.fill('Secreta123')
  await expect.element(secret).toHaveAttribute('type', 'password')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(secret).toHaveAttribute('type', 'text')
  await expect.element(page.getByRole('button', { name: t('common.hide_password') })).toHaveAttribute('aria-pressed', 'true')
})

test('SHR-02 SHR-03 SHR-04 a form that fails focuses the reason, and Tab returns to the button', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  const submit = vi.fn(async (_values: z.input<typeof schema>) => 'kept')
  submit.mockReturnValueOnce(promise)
  const { onDone } = await renderForm({ submit })
  await name.fill('Minas del Sur')
  await city.fill('Pasto')
  send.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  await expect.element(send).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  reject(new ApiRefusal(429, 'errors.too_many'))
  const reason = page.getByRole('alert').filter({ hasText: t('errors.too_many') })
  await expect.element(reason).toHaveFocus()
  expect(submit).toHaveBeenCalledOnce()
  await expectAccessible()
  await userEvent.keyboard('{Tab}')
  await expect.element(reason.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(send).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  await expect.element(send).toHaveFocus()
})

test('JOB-02 folded fields open when one of them has a value or an error', async () => {
  const closesOn = z.object({ closesOn: z.string().max(3, 'vacancies.error.closes_on_past') })
  await renderPart(
    <FormShell name="folded" schema={closesOn} initial={{ closesOn: '' }} submit={async () => undefined} onDone={() => undefined}>
      <FoldedFields title="Más" names={['closesOn']}>
        <TextField name="closesOn" label="Cierra" optional />
      </FoldedFields>
      <FormEnd label="Guardar" />
    </FormShell>,
  )
  const field = page.getByLabelText(`Cierra (${t('common.optional')})`)
  const title = page.getByText('Más')
  const isShown = () => field.element().checkVisibility()
  expect(isShown()).toBe(false)
  await title.click()
  await field.fill('2020-01-31')
  await title.click()
  await expect.poll(isShown).toBe(false)
  await send.click()
  await expect.poll(isShown).toBe(true)
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText(t('vacancies.error.closes_on_past'))).toBeVisible()
})

test('SHR-04 the width of a field fits its typical content', async () => {
  await renderPart(
    <FormShell name="widths" schema={z.object({})} initial={{}} submit={async () => undefined} onDone={() => undefined}>
      <TextField name="title" label="Cargo" />
      <NumberField name="openings" label="Puestos" />
      <FormEnd label="Guardar" />
    </FormShell>,
  )
  const widthOf = (label: string) => page.getByLabelText(label).element().getBoundingClientRect().width
  expect(widthOf('Puestos')).toBeLessThanOrEqual(200)
  expect(widthOf('Cargo')).toBeGreaterThan(280)
})

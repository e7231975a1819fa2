import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { placementForm } from '#domain/hiring/placements/placements.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { PlacementFieldsOf } from './placement-form.tsx'

const t = textIn('es')
const choices = {
  owners: [{ uuid: 'ana', fullname: 'Ana Ruiz' }],
  currencies: [
    { uuid: 'cop', code: 'COP', name: 'Peso', usual_salary: null },
    { uuid: 'usd', code: 'USD', name: 'Dólar', usual_salary: null },
  ],
}
const initial = {
  ...{ starts_on: '2027-02-01', salary: null, salary_period: 'month' as const, currency: 'COP', fee: null, fee_currency: 'COP' },
  ...{ guarantee_days: '', owner: '', invoice_note: '' },
}

afterEach(() => vi.restoreAllMocks())

let made = 0
const render = (terms: object, submit = vi.fn(async () => ({ success_message: 'common.added', data: {} }))) =>
  renderPart(
    <RecordForm
      name={`placement of:${++made}`}
      schema={placementForm}
      initial={initial}
      submit={submit as never}
      nameOf={() => 'Ana'}
      onDone={() => undefined}
      submitLabel={t('common.save')}
    >
      <PlacementFieldsOf choices={choices} terms={terms} owner={null} />
    </RecordForm>,
  )
const salary = page.getByLabelText(t('placements.salary'), { exact: true })
const fee = page.getByLabelText(t('placements.fee'), { exact: true })

test('PLC-01 the fee follows salary and period by the terms, until the person writes another one', async () => {
  await render({ fee_percent: 10 })
  await userEvent.type(salary, '500000000')
  await expect.element(fee).toHaveValue('6.000.000,00')
  await page.getByLabelText(t('placements.salary_period.year')).click()
  await expect.element(fee).toHaveValue('500.000,00')
  await userEvent.clear(fee)
  await userEvent.type(fee, '12300')
  await page.getByLabelText(t('placements.salary_period.month')).click()
  await expect.element(fee).toHaveValue('123,00')
  await expectAccessible()
})

test('PLC-01 an agreed amount is there at once, in its own currency', async () => {
  await render({ fee_amount: 3000, fee_currency: 'USD' })
  await expect.element(fee).toHaveValue('3.000,00')
  await expect.element(page.getByLabelText(t('placements.fee_currency'))).toHaveValue('USD')
})

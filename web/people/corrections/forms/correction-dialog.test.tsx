import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'

const t = textIn('es')
const state = {
  ...{ name: 'Ana 2', lastname: 'Rojas', email: 'ana@example.com', personal_phone: '', city: 'Cali', date_of_birth: '' },
  ...{ file_name: '', consented: true, today: '2026-11-26', version: 'v1' },
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('INT-12 only changed fields are checked and sent', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: state }))
  // A form with a file field is sent by XMLHttpRequest.
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {})
  await renderPart(<CorrectionDialog person={{ uuid: 'p1', fullname: 'Ana 2 Rojas' }} onClose={vi.fn()} />)
  const name = page.getByLabelText(t('personal.name'))
  const save = page.getByRole('button', { name: t('common.save') })
  await page.getByLabelText(t('corrections.city'), { exact: false }).fill('Pasto')
  await name.fill('Ana 3')
  await save.click()
  await expect.element(page.getByText(t('personal.error.name_pattern'))).toBeVisible()
  await name.fill('Ana 2')
  await save.click()
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  expect(Object.fromEntries(sent.mock.calls[0]?.[0] as FormData)).toEqual({ city: 'Pasto', version: 'v1' })
})

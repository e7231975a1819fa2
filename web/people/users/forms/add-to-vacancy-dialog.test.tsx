import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { AddToVacancyDialog } from './add-to-vacancy-dialog.tsx'

const t = textIn('es')
const luis = { uuid: 'luis', fullname: 'Luis Gil', consent_due_at: null, no_contact: false }
const ana = { uuid: 'ana', fullname: 'Ana Ruiz', consent_due_at: '2026-12-20T15:00:00Z', no_contact: false }

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [] }))
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['somebody who has consented', [luis], true, undefined],
  ['somebody who has not', [ana], false, { count: 1, names: 'Ana Ruiz' }],
  ['both', [luis, ana], true, { count: 1, names: 'Ana Ruiz' }],
])('SPEC-77 adding to a vacancy says who can be written to: %s', async (_, people, mayWrite, without) => {
  await renderPart(<AddToVacancyDialog people={people} onClose={() => {}} />)
  await expect.element(page.getByText(t('applications.add_text', { count: people.length }))).toBeVisible()
  expect(page.getByText(t('applications.add_write', { count: 1 })).elements()).toHaveLength(mayWrite ? 1 : 0)
  if (without) await expect.element(page.getByText(t('applications.add_no_consent', without))).toBeVisible()
  else expect(page.getByText('consentimiento', { exact: false }).elements()).toEqual([])
  await expectAccessible()
})

test.each([
  [2, 0, 'applications.added_all'],
  [1, 1, 'applications.added_many'],
] as const)('SPEC-77 adding two people counts the new ones (%i) and, if any, those there (%i)', async (added, there, message) => {
  vi.mocked(globalThis.fetch).mockImplementation(async (_, init) =>
    Response.json(
      init?.method === 'POST'
        ? { success_message: 'applications.added', data: { added, there } }
        : { data: [{ uuid: 'v1', name: 'Contadora' }] },
    ),
  )
  await renderPart(<AddToVacancyDialog people={[luis, ana]} onClose={() => {}} />)
  await page.getByRole('combobox').fill('Conta')
  await page.getByRole('option', { name: 'Contadora' }).click()
  await page.getByRole('button', { name: t('applications.add_save'), exact: true }).click()
  await expect.element(page.getByText(t(message, { count: added, there }))).toBeVisible()
})

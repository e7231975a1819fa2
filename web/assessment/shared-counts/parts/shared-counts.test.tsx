import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CountsView, SharedCountsView } from '#domain/assessment/shared-counts/shared-counts.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { SharedCounts } from './shared-counts.tsx'

const t = textIn('es')
const file: CountsView = {
  uuid: 'a',
  site: 'https://seleccion.una-agencia-con-nombre-largo.example',
  language: 'es',
  signed_at: '2026-11-20T15:00:00.000Z',
  added_at: '2026-11-21T15:00:00.000Z',
  added_by: 'Olga Dueña',
  attempts: 240,
  questions: 40,
  used: 36,
  left_out: [
    { reason: 'other_key', count: 1, questions: [{ uuid: 'q', question: '¿Qué función suma solo lo visible?' }] },
    { reason: 'unknown', count: 3, questions: [] },
  ],
}

async function show(files: SharedCountsView['files']) {
  const data: SharedCountsView = { files, attempts: { es: 30, en: 0 } }
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ success_message: 'shared_counts.removed', data }))
  onTestFinished(() => void vi.restoreAllMocks())
  await renderPart(<SharedCounts id="b" />)
  return asked
}

test('CAL-01 counts of another site say what was used, and name what was left out, also at 360 px', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await show([file, { ...file, uuid: 'c', site: 'https://otra.example', used: null, left_out: [] }])
  await expect.element(page.getByText(t('shared_counts.used', { count: 36 }))).toBeVisible()
  await expect.element(page.getByText(t('shared_counts.left_out.other_key', { count: 1 }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: '¿Qué función suma solo lo visible?' })).toBeVisible()
  await expect.element(page.getByText(t('shared_counts.left_out.unknown', { count: 3 }))).toBeVisible()
  await expect.element(page.getByText(t('shared_counts.waiting'))).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})

test('CAL-01 the counts of a site are removed after a question', async () => {
  const asked = await show([file])
  await userEvent.click(page.getByRole('button', { name: t('shared_counts.remove_named', { site: file.site }) }))
  await expect.element(page.getByText(t('shared_counts.remove_question'))).toBeVisible()
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: t('shared_counts.remove'), exact: true }))
  await expect.poll(() => asked.mock.calls.some(([, init]) => init?.method === 'DELETE')).toBe(true)
})

test('CAL-01 a site without counts of others says so, and asks for the agreement beside its box', async () => {
  await show([])
  await expect.element(page.getByText(t('shared_counts.empty'))).toBeVisible()
  await userEvent.click(page.getByText(t('shared_counts.export'), { exact: true }).first())
  await userEvent.click(page.getByRole('button', { name: t('shared_counts.export') }))
  await expect.element(page.getByText(t('shared_counts.error.agrees')).first()).toBeVisible()
  await expectAccessible()
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { LanguageLinkView } from '#domain/assessment/language-links/language-links.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { LanguageLink } from './language-link.tsx'

const t = textIn('es')

test('FAI-04 languages that cannot be compared are never called equally hard, and a signed table is shown as void', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const table = { number: 2, signed_by: 'Olga Dueña', signed_at: '2026-11-20T15:00:00.000Z', note: 'Revisada', results: 12 }
  const data: LanguageLinkView = { voided: [table] }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ data }))
  onTestFinished(() => void vi.restoreAllMocks())
  await renderPart(<LanguageLink id="a" />)
  await expect.element(page.getByText(t('language_links.unmeasurable'))).toBeVisible()
  await expect.element(page.getByText(t('language_links.void', { number: 2 }))).toBeVisible()
  await expect.element(page.getByText(t('language_links.results', { count: 12 }), { exact: false })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})

import type { Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { expect, text } from './test.ts'

type Entry = 'menu.clients' | 'menu.rating' | 'menu.banks'

/** Follows an entry of the staff menu, which may be in the group of tests. */
export async function followStaffMenu(page: Page, label: Entry): Promise<void> {
  const menu = page.getByRole('navigation', { name: text('site.staff_navigation') })
  const link = menu.getByRole('link', { name: text(label) })
  await expect(async () => {
    if (!(await link.isVisible())) await menu.getByRole('button', { name: text('menu.tests') }).click({ timeout: 1000 })
    await link.click({ timeout: 1000 })
  }).toPass()
}

/** Follows an entry of the setup, whose list stands at the left of each of its parts. */
export async function followConfiguration(
  page: Page,
  label: Parameters<typeof text>[0],
  language: Language = 'es',
): Promise<void> {
  await openSetup(page, language)
  const list = page.getByRole('navigation', { name: text('menu.configuration', language) })
  await list.getByRole('link', { name: text(label, language), exact: true }).click()
}

/** Opens the setup by the wheel of the bar. */
export async function openSetup(page: Page, language: Language = 'es'): Promise<void> {
  const menu = page.getByRole('navigation', { name: text('site.staff_navigation', language) })
  await menu.getByRole('link', { name: text('menu.configuration', language) }).click()
}

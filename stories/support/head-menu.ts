import type { Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { text } from './texts.ts'

/** Opens the menu in the head of a page. Its entries are links and buttons. */
export async function openHeadMenu(page: Page, language: Language = 'es'): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: text('common.more', language), exact: true })
    .click()
}

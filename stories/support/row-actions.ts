import type { Locator, Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { type MessageKey, text } from './texts.ts'

/** The button that opens the menu of a row. */
export const rowMenu = (page: Page, name: string, language: Language = 'es'): Locator =>
  page.getByRole('button', { name: text('common.actions_of', language, { name }), exact: true })

/** Chooses an action from a row's menu. */
export async function chooseForRow(page: Page, name: string, action: MessageKey, language: Language = 'es'): Promise<void> {
  await rowMenu(page, name, language).click()
  await page.getByRole('menuitem', { name: text(action, language), exact: true }).click()
}

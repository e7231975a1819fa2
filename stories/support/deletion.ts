import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { text } from './texts.ts'

/** The button that says yes to the question whether something is to be deleted. */
export function confirmation(page: Page, language: Language = 'es'): Locator {
  return page.getByRole('alertdialog').getByRole('button', { name: text('common.delete_confirm', language) })
}

/** Deletes what has this name in a list, until it is said that it was. */
export async function deleteRow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: text('common.delete_named', 'es', { name }) }).click()
  await confirmation(page).click()
  await expect(page.getByText(text('common.deleted', 'es', { name }))).toBeVisible()
}

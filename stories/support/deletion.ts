import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { chooseForRow } from './row-actions.ts'
import { text } from './texts.ts'

/** The button that confirms a deletion. */
export function confirmation(page: Page, language: Language = 'es'): Locator {
  return page.getByRole('alertdialog').getByRole('button', { name: text('common.delete_confirm', language) })
}

/** Deletes the row with this name from a list and waits for the success message. */
export async function deleteRow(page: Page, name: string): Promise<void> {
  await chooseForRow(page, name, 'common.delete')
  await confirmation(page).click()
  await expect(page.getByText(text('common.deleted', 'es', { name }))).toBeVisible()
}

import { expect, type Page } from '@playwright/test'
import { text } from './texts.ts'

/** Opens the list of vacancies from the dashboard, where a login leads. */
export async function openVacancyList(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: text('modules.candidates') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.admin_title'))
}

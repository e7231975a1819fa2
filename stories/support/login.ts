import { expect, type Page } from '@playwright/test'
import { type CastMember, cast } from './cast.ts'

/** Logs in as a person does: on the login page, until the page for this person is there (AUTH-02). */
export async function logIn(page: Page, who: CastMember): Promise<void> {
  const { email, password } = cast[who]
  await page.goto('/login')
  const form = page.locator('form').filter({ has: page.locator('input[autocomplete="current-password"]') })
  await form.locator('input[autocomplete="username"]').fill(email)
  await form.locator('input[autocomplete="current-password"]').fill(password)
  await form.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(who === 'candidate' || who === 'eager' ? /\/profile$/ : /\/dashboard\/admin$/)
}

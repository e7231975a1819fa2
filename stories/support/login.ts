import { expect, type Page } from '@playwright/test'
import { type CastMember, cast } from './cast.ts'

const isCandidate = (who: CastMember) => who === 'candidate' || who === 'eager'
const startOf = (who: CastMember) => (isCandidate(who) ? '/profile/Dashboard' : '/dashboard/admin')

/** Logs in on the login page and waits for the person's start page (AUTH-02). */
export async function logIn(page: Page, who: CastMember): Promise<void> {
  await page.goto('/login')
  await logInHere(page, who)
  await expect(page).toHaveURL(new RegExp(`${startOf(who)}$`))
}

/** Fills in the login on the current page and sends it. */
export async function logInHere(page: Page, who: CastMember): Promise<void> {
  const { email, password } = cast[who]
  const form = page.locator('form').filter({ has: page.locator('input[autocomplete="current-password"]') })
  await form.locator('input[autocomplete="username"]').fill(email)
  await form.locator('input[autocomplete="current-password"]').fill(password)
  await form.locator('button[type="submit"]').click()
}

/** Opens the profile, or the dashboard for staff, and waits until the session is known. */
export async function openStart(page: Page, who: CastMember): Promise<void> {
  const known = page.waitForResponse('**/api/users/verify/role')
  await page.goto(isCandidate(who) ? '/profile' : startOf(who))
  await known
}

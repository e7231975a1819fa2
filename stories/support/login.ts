import { expect, type Page } from '@playwright/test'
import type { Tokens } from '#domain/people/sessions/sessions.contract.ts'
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

/** Starts a session without the login page and opens the profile, or the dashboard for staff. Other stored values stay. */
export async function beginSession(page: Page, who: CastMember): Promise<void> {
  const { email, password } = cast[who]
  const answer = await page.request.post('/oauth/token', { data: { grant_type: 'password', username: email, password } })
  const tokens = { ...((await answer.json()) as Tokens), token_received_at: Date.now() }
  const origin = new URL(answer.url()).origin
  const { cookies, origins } = await page.context().storageState()
  const before = origins.find((one) => one.origin === origin)?.localStorage ?? []
  const localStorage = new Map(before.map(({ name, value }) => [name, value]))
  for (const [name, value] of Object.entries(tokens)) localStorage.set(name, String(value))
  const ownStorage = { origin, localStorage: [...localStorage].map(([name, value]) => ({ name, value })) }
  await page.context().setStorageState({ cookies, origins: [ownStorage] })
  const known = page.waitForResponse('**/api/users/verify/role')
  await page.goto(isCandidate(who) ? '/profile' : startOf(who))
  await known
}

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { limits } from '#domain/kernel/limits.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { call } from './support/calls.ts'
import { field } from './support/fields.ts'
import { logInHere } from './support/login.ts'
import { registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { logInByCall, startSessionIn } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const minutes = 60_000
const lifetimeMinutes = limits.accessTokenSeconds / 60
/** A new value each time, because only a changed field is stored as a draft. */
const newAddress = () => `Calle de Ejemplo ${randomUUID().slice(0, 8)}`
const tokenKeys = ['access_token', 'refresh_token', 'token_type', 'expires_in']
const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Ends the session on the server without the browser's knowledge, as an administrator or another device can. */
async function revokeOnServer(page: Page) {
  const token = await storedValue(page, 'refresh_token')
  const answer = await page.request.post('/oauth/revoke', { data: { token } })
  expect(answer.ok()).toBe(true)
}

/** Presses a key and waits until the activity is recorded. */
async function recordActivity(page: Page) {
  const before = await storedValue(page, 'last_activity')
  await page.keyboard.press('Shift')
  await expect.poll(() => storedValue(page, 'last_activity')).not.toBe(before)
}

test('AUTH-04 NAV-05 a session that expired while idle leads to the login, which explains it and returns', async ({
  page,
  loginAs,
}) => {
  await page.clock.install()
  await loginAs('candidate')
  await page
    .getByRole('navigation', { name: text('profile.menu') })
    .getByRole('link', { name: text('profile.menu.applications') })
    .click()
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  const refreshToken = await storedValue(page, 'refresh_token')
  const revoked = page.waitForResponse('**/oauth/revoke')
  await page.clock.fastForward(2 * lifetimeMinutes * minutes)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(text('login.expired'))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  for (const key of tokenKeys) expect(await storedValue(page, key)).toBeNull()
  await revoked
  const data = { grant_type: 'refresh_token', refresh_token: refreshToken }
  expect((await page.request.post('/oauth/token', { data })).status()).toBe(400)
  await logInHere(page, 'candidate')
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
})

test('AUTH-04 SHR-02 NAV-05 the session of an active person is renewed, and one that ends leads back to the form', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  await test.step('SHR-02 NAV-05 a session that ends during a form leads through the login back to the typed text', async () => {
    expectConsoleError(/40[01]/)
    const address = newAddress()
    await loginAs('candidate')
    await field(page, 'personal.address').fill(address)
    // If it had ended before, another call of the page could notice it first and leave the form before the button is pressed.
    await page.route(
      '**/api/users/save/**',
      async (route) => {
        await revokeOnServer(page)
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: text('personal.button') }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(text('login.expired'))).toBeVisible()
    await logInHere(page, 'candidate')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText(text('common.draft_restored'))).toBeVisible()
    await expect(field(page, 'personal.address')).toHaveValue(address)
    await page.getByRole('button', { name: text('personal.button') }).click()
    await expect(page.getByText(text('personal.success'))).toBeVisible()
    await expect(page.getByText(text('common.draft_restored'))).toBeHidden()
    await page.reload()
    await expect(field(page, 'personal.address')).toHaveValue(address)
  })
  await test.step('AUTH-04 a rejected access token is renewed during a save, which succeeds', async () => {
    expectConsoleError(/401/)
    await loginAs('candidate')
    await expect(field(page, 'personal.address')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('access_token', 'spent'))
    await field(page, 'personal.address').fill(newAddress())
    await page.getByRole('button', { name: text('personal.button') }).click()
    await expect(page.getByText(text('personal.success'))).toBeVisible()
    expect(await storedValue(page, 'access_token')).not.toBe('spent')
  })
  await test.step('AUTH-04 the tokens of an active person are renewed before they expire', async () => {
    await page.clock.install()
    const address = newAddress()
    await loginAs('candidate')
    await field(page, 'personal.address').fill(address)
    const first = { access: await storedValue(page, 'access_token'), refresh: await storedValue(page, 'refresh_token') }
    const step = limits.idle.minutes - 1
    let passed = 0
    while (passed + step < lifetimeMinutes - 1) {
      await page.clock.fastForward(step * minutes)
      passed += step
      await recordActivity(page)
    }
    expect(await storedValue(page, 'access_token')).toBe(first.access)
    const renewed = page.waitForResponse('**/oauth/token')
    await page.clock.fastForward((lifetimeMinutes - passed) * minutes - 30_000)
    expect((await renewed).status()).toBe(200)
    await expect.poll(() => storedValue(page, 'access_token')).not.toBe(first.access)
    expect(await storedValue(page, 'refresh_token')).not.toBe(first.refresh)
    await expect(field(page, 'personal.address')).toHaveValue(address)
    await page
      .getByRole('navigation', { name: text('profile.menu') })
      .getByRole('link', { name: text('profile.menu.applications') })
      .click()
    await page.getByRole('button', { name: text('common.leave_confirm') }).click()
    await expect(page.getByRole('heading', { name: text('applications.title') })).toBeVisible()
  })
})

test('AUTH-03 AUTH-06 SHR-02 nothing of a person stays after a logout, in other tabs and in restored pages', async ({
  page,
  loginAs,
  site,
}) => {
  await test.step('AUTH-03 AUTH-06 logging out ends the session, clears its tokens and empties other tabs', async () => {
    await loginAs('candidate')
    for (const key of tokenKeys) expect(await storedValue(page, key)).not.toBeNull()
    const otherTab = await page.context().newPage()
    await otherTab.goto('/')
    await otherTab.goto('/profile')
    await expect(field(otherTab, 'personal.email')).toHaveValue(cast.candidate.email)
    await field(otherTab, 'personal.address').fill(newAddress())
    const revoked = page.waitForResponse('**/oauth/revoke')
    await page.getByRole('button', { name: text('menu.logout') }).click()
    expect((await revoked).ok()).toBe(true)
    await expect(page).toHaveURL(`${site.url}/`)
    for (const key of tokenKeys) expect(await storedValue(page, key)).toBeNull()
    await expect(otherTab).toHaveURL(`${site.url}/`)
    await expect(otherTab.getByRole('link', { name: text('menu.login') })).toBeVisible()
    await expect(field(otherTab, 'personal.address')).toBeHidden()
    await otherTab.goto('/profile')
    await expect(otherTab).toHaveURL(/\/login$/)
    await expect(field(otherTab, 'personal.address')).toBeHidden()
    await expect(otherTab.getByText(text('login.expired'))).toBeHidden()
    await otherTab.close()
  })
  await test.step('AUTH-06 a page that the back button restores after a logout elsewhere shows nothing of the person', async () => {
    await loginAs('candidate')
    await page.goto('/profile')
    await expect(field(page, 'personal.email')).toHaveValue(cast.candidate.email)
    await page.evaluate(restoredAfter, {} as Record<string, string>)
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByRole('link', { name: text('menu.login') })).toBeVisible()
    await expect(field(page, 'personal.email')).toBeHidden()
  })
  await test.step('AUTH-06 SHR-02 a page restored after somebody else logged in shows and saves what is theirs', async () => {
    await loginAs('candidate')
    await page.goto('/profile')
    const address = field(page, 'personal.address')
    await address.fill(newAddress())
    const typed = await address.inputValue()
    // Nothing changes for the same person.
    const kept = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
    await page.evaluate(restoredAfter, kept)
    await expect(address).toHaveValue(typed)
    const email = `vuelve-${randomUUID()}@example.com`
    await registerByCall(page.request, email)
    const theirs = await logInByCall(page.request, { email, password: newPassword })
    await page.evaluate(restoredAfter, { ...kept, access_token: theirs })
    await expect(field(page, 'personal.email')).toHaveValue(email)
    await expect(address).not.toHaveValue(typed)
  })
})

/** Runs in the browser: brings the page back with what other tabs stored while it was away, of which it received no event. */
function restoredAfter(stored: Record<string, string>): void {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

test('ACC-07 an administrator closes all sessions of a person in their profile, and the open page asks for a login', async ({
  page,
  anotherPerson,
  startSession,
  expectConsoleError,
}) => {
  expectConsoleError(/40[01]/)
  await startSession('admin')
  const email = `cerrada-${randomUUID()}@example.com`
  await registerByCall(page.request, email)
  const theirs = await anotherPerson()
  await startSessionIn(theirs, { email, password: newPassword })
  await theirs.goto(profileSections.personal.to())
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

  const admin = await logInByCall(page.request, cast.admin)
  const { data: people } = await call(page.request, 'GET', `/api/users?q=${email}`, admin)
  await page.goto(userScreens.userProfile.to({ uuid: people[0].uuid }))
  const button = page.getByRole('button', { name: text('sessions.end'), exact: true })
  await button.click()
  await expectNoAccessibilityViolations(page)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('sessions.end_confirm') })
    .click()
  await expect(page.getByText(text('sessions.ended', 'es', { name: people[0].fullname }))).toBeVisible()
  await expect(page.getByRole('heading', { name: text('sessions.of_person') })).toHaveCount(0)
  await theirs.reload()
  await expect(theirs.getByText(text('login.expired'))).toBeVisible()
})

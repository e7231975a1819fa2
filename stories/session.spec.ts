import { roleScreens } from '#domain/people/roles/roles.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { hold } from './support/held.ts'
import { logIn, logInHere } from './support/login.ts'
import { startAfresh } from './support/sessions.ts'
import { cast, expect, test, text } from './support/test.ts'

const loginButton = text('login.button')

test('AUTH-02 NAV-05 NAV-06 a login leads each person to their pages, and a closed page to the login or the start', async ({
  page,
  expectConsoleError,
  startSession,
  site,
}) => {
  await test.step('AUTH-02 wrong credentials show an error, right ones lead to the applications', async () => {
    expectConsoleError(/400/)
    await page.goto('/login')
    await page.getByRole('button', { name: loginButton }).click()
    await expect(page.getByText(text('personal.error.email_required'))).toBeVisible()
    await expect(page.getByText(text('personal.error.password_required'))).toBeVisible()
    await page.getByLabel(text('login.email')).fill('nobody@example.com')
    await page.getByLabel(text('login.password'), { exact: true }).fill('wrong')
    await page.getByRole('button', { name: loginButton }).click()
    await expect(page.getByText(text('personal.error.login'))).toBeVisible()
    await logIn(page, 'candidate')
  })
  await test.step('AUTH-02 a password manager fills the login without telling the page', async () => {
    await startAfresh(page)
    await page.goto(sessionScreens.login.to())
    await page.evaluate(fillUnseen, [cast.candidate.email, cast.candidate.password])
    await page.getByRole('main').locator('[type="submit"]').click()
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  })
  await test.step('AUTH-02 an administrator starts at the dashboard', async () => {
    await startAfresh(page)
    await logIn(page, 'admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.title'))
  })
  await test.step('NAV-05 a private page redirects a visitor to the login and back; a logged-in one skips it', async () => {
    await startAfresh(page)
    await page.goto('/profile/Dashboard')
    await expect(page).toHaveURL(/\/login$/)
    await logInHere(page, 'candidate')
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
    await page.goto('/login')
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  })
  await test.step('NAV-06 the staff area redirects a candidate home', async () => {
    await startAfresh(page)
    await startSession('candidate')
    await page.goto('/dashboard/admin')
    await expect(page).toHaveURL(`${site.url}/`)
  })
  await test.step('NAV-06 a page outside a colleague’s role redirects to the dashboard, which explains why', async () => {
    await startAfresh(page)
    await startSession('recruiter')
    await page.goto(roleScreens.roles.to())
    await expect(page).toHaveURL(`${site.url}/dashboard/admin`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.title'))
    await expect(page.getByRole('alert')).toContainText(text('roles.page_shut'))
  })
})

/** Runs in the browser: sets the fields of a form without any event, as some password managers do. */
function fillUnseen(values: string[]): void {
  const fields = document.querySelectorAll<HTMLInputElement>('main form input:not([type="checkbox"])')
  for (const [at, field] of [...fields].entries()) field.value = values[at] ?? ''
}

test('AUTH-07 the login card fades into the register panel in 300 ms and returns when that closes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: text('login.open_register') }).click()
  const title = page.getByRole('heading', { level: 1 })
  const card = page.locator('div[tabindex="-1"]', { has: title })
  await expect.poll(() => card.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(1)
  await page.clock.runFor(299)
  await expect(title).toHaveText(text('login.title'))
  await page.clock.runFor(1)
  await expect(title).toHaveText(text('personal.register_title'))
  await page.clock.resume()
  await page.getByRole('button', { name: text('login.close_register') }).click()
  await expect(title).toHaveText(text('login.title'))
})

test('SHR-03 AUTH-02 after the login a placeholder is shown and announced until the next page has arrived', async ({ page }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  // The rules of the form arrive with its first focus.
  await page.getByLabel(text('login.email')).focus()
  await page.getByLabel(text('login.password'), { exact: true }).focus()
  await expect(page.getByText(text('personal.error.email_required'))).toBeVisible()
  const release = await hold(page, '**/assets/*.js')
  await logInHere(page, 'admin')
  await expect(page.getByRole('main').getByRole('status')).toContainText(text('common.loading'))
  await expect(page.getByRole('main').getByRole('status')).toBeInViewport()
  await expect(page.getByRole('progressbar')).toBeInViewport()
  release()
  const heading = page.getByRole('heading', { level: 1, name: text('dashboard.title') })
  await expect(heading).toBeFocused()
})

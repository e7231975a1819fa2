import { cast, expect, test, text } from './support/test.ts'

const loginButton = text('login.button')

test('AUTH-02 wrong credentials are told, the right ones lead to the profile', async ({ page, loginAs, expectConsoleError }) => {
  expectConsoleError(/400/)
  await page.goto('/login')
  await page.getByRole('button', { name: loginButton }).click()
  await expect(page.getByText(text('personal.error.email_required'))).toBeVisible()
  await expect(page.getByText(text('personal.error.password_required'))).toBeVisible()
  await page.getByLabel(text('login.email')).fill('nobody@example.com')
  await page.getByLabel(text('login.password'), { exact: true }).fill('wrong')
  await page.getByRole('button', { name: loginButton }).click()
  await expect(page.getByText(text('personal.error.login'))).toBeVisible()
  await loginAs('candidate')
  await expect(page).toHaveURL(/\/profile$/)
})

test('AUTH-02 an administrator begins at the dashboard', async ({ page, loginAs }) => {
  await loginAs('admin')
  await expect(page).toHaveURL(/\/dashboard\/admin$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.title'))
})

test('NAV-05 a private page sends a visitor to the login and back; a logged-in visitor of the login goes on', async ({
  page,
}) => {
  await page.goto('/profile/Dashboard')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel(text('login.email')).fill(cast.candidate.email)
  await page.getByLabel(text('login.password'), { exact: true }).fill(cast.candidate.password)
  await page.getByRole('button', { name: loginButton }).click()
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/profile$/)
})

test('NAV-06 a candidate who opens the staff area is sent home', async ({ page, loginAs, site }) => {
  await loginAs('candidate')
  await page.goto('/dashboard/admin')
  await expect(page).toHaveURL(`${site.url}/`)
})

test('AUTH-03 AUTH-06 the tokens are kept in the browser, and logging out clears them in every tab', async ({
  page,
  loginAs,
  site,
}) => {
  await loginAs('candidate')
  const keys = () =>
    page.evaluate(() =>
      ['token_type', 'access_token', 'refresh_token', 'expires_in'].map((key) => localStorage.getItem(key) !== null),
    )
  expect(await keys()).toEqual([true, true, true, true])
  const secondTab = await page.context().newPage()
  await secondTab.goto('/profile')
  await expect(secondTab.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: text('menu.logout') }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  expect(await keys()).toEqual([false, false, false, false])
  await expect(secondTab).toHaveURL(`${site.url}/`)
})

test('AUTH-07 the login card gives way to the register panel, and comes back when that is closed', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: text('login.open_register') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('personal.register_title'))
  await page.getByRole('button', { name: text('login.close_register') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('login.title'))
})

test('PRO-01 PRO-02 the profile opens its sections once it is complete', async ({ page, loginAs }) => {
  await loginAs('candidate')
  await expect(page.getByLabel(text('personal.address'), { exact: true })).not.toHaveValue('')
  await page.getByLabel(text('personal.address'), { exact: true }).fill('')
  await page.getByRole('button', { name: text('personal.button') }).click()
  await expect(page.getByText(text('personal.error.address_required'))).toBeVisible()
  await page.getByLabel(text('personal.address'), { exact: true }).fill('Calle de Ejemplo 1')
  await page.getByRole('button', { name: text('personal.button') }).click()
  await expect(page.getByText(text('personal.success'))).toBeVisible()
})

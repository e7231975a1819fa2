import { currencyScreens } from '#domain/hiring/currencies/currencies.screens.ts'
import { type CompanyClaims, companySettings, startCompanyProvider } from '#server/testing/company-provider.ts'
import { startAfresh } from './support/sessions.ts'
import { test as base, cast, expect, expectNoAccessibilityViolations, text } from './support/test.ts'

const accounts = new Map<string, CompanyClaims>([
  ['ana', { email: 'ana.rios@agencia.test', email_verified: true, given_name: 'Ana', family_name: 'Ríos', locale: 'es' }],
  ['guest', { email: 'invitada@otra.test', email_verified: true }],
])
const isOfStory = (address: string) => /^http:\/\/localhost:\d+\/login\/company$/.test(address)

const test = base.extend<object, { settings: Record<string, string> }>({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const provider = await startCompanyProvider(accounts, isOfStory)
      await use(companySettings(provider.issuer))
      await provider.stop()
    },
    { scope: 'worker' },
  ],
})

const enter = { name: text('login.company') }

test('SSO-01 on a phone an account that may not enter gets the reason, and a way back to the login', async ({
  page,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(/403/)
  await page.setViewportSize({ width: 360, height: 740 })
  await site.prefer('en', page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: text('login.company', 'en') })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: text('login.company', 'en') }).click()
  await page.getByRole('textbox', { name: 'Cuenta' }).fill('guest')
  await page.getByRole('button', { name: 'Entrar a la empresa' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('login.company_address', 'en'))
  await expect(page).toHaveURL(/\/login\/company$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectNoAccessibilityViolations(page)
  await page.getByRole('link', { name: text('login.company_back', 'en') }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('SSO-01 IDT-02 the company and the password lead to the wanted page, and a refusal is shown', async ({
  page,
  expectConsoleError,
}) => {
  await test.step('SSO-01 the demo logins stay beside it', async () => {
    await page.goto('/login')
    await page.getByLabel(text('login.email')).fill(cast.admin.email)
    await page.getByLabel(text('login.password'), { exact: true }).fill(cast.admin.password)
    await page.getByRole('button', { name: text('login.button'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.title'))
  })
  await test.step('SSO-01 IDT-02 an answer in a tab that began no login does nothing, and a refusal of the provider is shown', async () => {
    await startAfresh(page)
    expectConsoleError(/410/)
    await page.goto('/login/company?code=stolen&state=stolen')
    await expect(page.getByText(text('login.company_begin_again'))).toBeVisible()
    await expect(page).toHaveURL(/\/login\/company$/)
    await page.goto('/login')
    await page.getByRole('button', enter).click()
    await page.getByRole('textbox', { name: 'Cuenta' }).fill('nobody')
    await page.getByRole('button', { name: 'Entrar a la empresa' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text('login.company_refused'))
  })
  await test.step('SSO-01 a colleague logs in with the account of the company and reaches the wanted page', async () => {
    await startAfresh(page)
    await page.goto(currencyScreens.currencies.to())
    await expect(page).toHaveURL(/\/login$/)
    await expectNoAccessibilityViolations(page)
    await page.getByRole('button', enter).click()
    await page.getByRole('textbox', { name: 'Cuenta' }).fill('ana')
    await page.getByRole('button', { name: 'Entrar a la empresa' }).click()
    await expect(page).toHaveURL(new RegExp(`${currencyScreens.currencies.to()}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('currencies.title'))
    const kept = await page.evaluate(() => ({ tab: { ...sessionStorage }, tokens: Object.keys(localStorage) }))
    expect(kept.tokens).toContain('access_token')
    expect(JSON.stringify(kept.tab)).not.toContain('ticket')
    await page.goBack()
    await expect(page).not.toHaveURL(/code=/)
  })
})

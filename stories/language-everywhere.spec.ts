import type { Page } from '@playwright/test'
import { findVacancies, openScreen, walks } from './support/screens.ts'
import { cast, expect, test, text } from './support/test.ts'
import { everyWordOn, keysAmong, leftIn } from './support/words.ts'

// A walk grows with the product; under load it takes longer than a story of one promise.
test.describe.configure({ timeout: 120_000 })

const typed = 'Prueba 12'
const from = { es: 'en', en: 'es' } as const

const switchIn = (page: Page, now: 'es' | 'en') =>
  page.getByRole('banner').getByRole('link', { name: text('site.switch_language', now) })

/** Fields of the page that take free words now; those that a script formats or a choice shuts are left out. */
const fields = (page: Page) =>
  page.getByRole('main').locator(':is(input[type="text"], input[type="search"], input[type="email"], textarea):enabled:visible')

/** Marks the document, so that a reload would show. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-story', 'same'))

for (const { who, of, screens } of walks)
  test(`I18N-01 I18N-02 a visitor switches language everywhere: ${of}`, async ({
    page,
    request,
    loginAs,
    expectConsoleError,
  }) => {
    expectConsoleError(/404/)
    const vacancies = await findVacancies(request)
    if (who) await loginAs(who)
    for (const screen of screens) {
      await test.step(String(screen.heading ?? screen.at), async () => {
        await openScreen(page, screen, vacancies)
        await mark(page)
        const first = fields(page).first()
        const takesWords = (await fields(page).count()) > 0
        if (takesWords) await first.fill(typed)
        for (const now of ['es', 'en'] as const) {
          await expect(page.locator('html')).toHaveAttribute('lang', now)
          if (screen.heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(screen.heading, now))
          await expect.poll(async () => leftIn(from[now], await everyWordOn(page)), page.url()).toEqual([])
          expect(keysAmong(await everyWordOn(page)), page.url()).toEqual([])
          await switchIn(page, now).click()
        }
        await expect(page.locator('html')).toHaveAttribute('lang', 'es')
        if (takesWords) await expect(first).toHaveValue(typed)
        await expect(page.locator('body')).toHaveAttribute('data-story', 'same')
      })
    }
  })

test('I18N-02 the side menu of a small screen switches too, and a reload keeps the choice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/terms')
  await mark(page)
  await page.getByRole('button', { name: text('site.open_menu') }).click()
  await page
    .locator('[popover]')
    .getByRole('link', { name: text('site.switch_language') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('terms.title', 'en'))
  await expect(page.locator('body')).toHaveAttribute('data-story', 'same')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('terms.title', 'en'))
})

test('I18N-06 what the server refused is read in the language of the switch, while it is on screen', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/400/)
  await page.goto('/login')
  await page.getByLabel(text('login.email')).fill('nobody@example.com')
  await page.getByLabel(text('login.password'), { exact: true }).fill('wrong')
  await page.getByRole('button', { name: text('login.button') }).click()
  await expect(page.getByText(text('personal.error.login'))).toBeVisible()
  await switchIn(page, 'es').click()
  await expect(page.getByText(text('personal.error.login', 'en'))).toBeVisible()
  await expect(page.getByLabel(text('login.email', 'en'))).toHaveValue('nobody@example.com')
})

test('I18N-06 field errors follow the switch: an e-mail that the server knows, and a name that cannot be one', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/400|409|422/)
  await page.goto('/register/')
  await page.getByLabel(text('personal.email')).fill(cast.candidate.email)
  await page.getByLabel(text('personal.name'), { exact: true }).fill('7')
  await page.getByLabel(text('personal.lastname')).focus()
  const wrong = ['personal.error.name_pattern', 'personal.error.email_duplicate'] as const
  for (const key of wrong) await expect(page.getByText(text(key), { exact: true })).toBeVisible()
  await switchIn(page, 'es').click()
  for (const key of wrong) await expect(page.getByText(text(key, 'en'), { exact: true })).toBeVisible()
  await expect(page.getByLabel(text('personal.name', 'en'), { exact: true })).toHaveValue('7')
})

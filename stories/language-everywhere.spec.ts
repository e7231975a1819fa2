import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { type Language, otherLanguage } from '#domain/kernel/languages.ts'
import { startAfresh } from './support/sessions.ts'
import { expectSameDocument, markDocument, pressLanguageSwitch } from './support/switching.ts'
import { cast, expect, test, text } from './support/test.ts'

test('I18N-02 I18N-03 I18N-06 texts, errors and data follow the language switch, which can fail and be tried again', async ({
  page,
  expectConsoleError,
  loginAs,
}) => {
  await test.step('I18N-02 a switch whose texts fail to load is reported, changes nothing and can be retried', async () => {
    expectConsoleError(/public\.en/)
    await page.goto('/terms')
    const texts = /\/public\.en-[^/]*\.js$/
    await page.route(texts, (call) => call.abort())
    await pressLanguageSwitch(page, 'es')
    await expect(page.getByRole('alert').getByText(text('site.language_failed'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(await page.evaluate(() => document.cookie)).not.toContain('language=en')
    await page.unroute(texts)
    await pressLanguageSwitch(page, 'es')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('terms.title', 'en'))
  })
  await test.step('I18N-06 a refusal on screen follows the language switch', async () => {
    await startAfresh(page)
    expectConsoleError(/400/)
    await page.goto('/login')
    await page.getByLabel(text('login.email')).fill('nobody@example.com')
    await page.getByLabel(text('login.password'), { exact: true }).fill('wrong')
    await page.getByRole('button', { name: text('login.button') }).click()
    await expect(page.getByText(text('personal.error.login'))).toBeVisible()
    await pressLanguageSwitch(page, 'es')
    await expect(page.getByText(text('personal.error.login', 'en'))).toBeVisible()
    await expect(page.getByLabel(text('login.email', 'en'))).toHaveValue('nobody@example.com')
  })
  await test.step('I18N-06 field errors of the server and of the form follow the language switch', async () => {
    await startAfresh(page)
    expectConsoleError(/400|409|422/)
    await page.goto('/register/')
    await page.getByLabel(text('personal.email')).fill(cast.candidate.email)
    await page.getByLabel(text('personal.name'), { exact: true }).fill('7')
    await page.getByLabel(text('personal.lastname')).focus()
    const wrong = ['personal.error.name_pattern', 'personal.error.email_duplicate'] as const
    for (const key of wrong) await expect(page.getByText(text(key), { exact: true })).toBeVisible()
    await pressLanguageSwitch(page, 'es')
    for (const key of wrong) await expect(page.getByText(text(key, 'en'), { exact: true })).toBeVisible()
    await expect(page.getByLabel(text('personal.name', 'en'), { exact: true })).toHaveValue('7')
  })
  await test.step('I18N-03 staff pages refetch their data in the language of the switch', async () => {
    await startAfresh(page)
    await loginAs('admin')
    const read = [
      [dashboardScreens.dashboard.to(), '/api/board/counts/'],
      [vacancyScreens.staffVacancies.to(), '/api/jobs/list/'],
    ] as const
    let now: Language = 'es'
    for (const [at, path] of read) {
      const then: Language = otherLanguage[now]
      const first = page.waitForResponse((answer) => answer.url().includes(path + now))
      await page.goto(at)
      await first
      const again = page.waitForResponse((answer) => answer.url().includes(path + then))
      await pressLanguageSwitch(page, now)
      expect((await again).ok()).toBe(true)
      now = then
    }
  })
  await test.step('I18N-02 the drawer of a small screen switches the language, and a reload keeps it', async () => {
    await startAfresh(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/terms')
    await markDocument(page)
    await page.getByRole('button', { name: text('site.open_menu') }).click()
    await page
      .locator('[popover]')
      .getByRole('link', { name: text('site.switch_language') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('terms.title', 'en'))
    await expectSameDocument(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('terms.title', 'en'))
  })
})

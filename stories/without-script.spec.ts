import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { demoCompany } from '#server/seeds/demo-company.ts'
import { firstContents } from '#server/seeds/site-content.ts'
import { readingScreens } from './support/screens.ts'
import { expect, test, text } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** The format of a date: 24/11/2026, Nov 24, 2026. */
const dates: Readonly<Record<Language, RegExp>> = {
  es: /^\d{1,2}\/\d{1,2}\/\d{4}$/,
  en: /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/,
}

test('NAV-02 PUB-01 PUB-05 VAC-01 VAC-04 I18N-04 pages, drawer and search work without JavaScript', async ({ page, site }) => {
  await test.step('PUB-05 the index links to each of the eight sections', async () => {
    await page.goto(siteScreens.privacy.to())
    const index = page.getByRole('navigation', { name: text('privacy.index') }).getByRole('link')
    await expect(index).toHaveCount(8)
    for (const [place, link] of (await index.all()).entries()) {
      const section = page.locator(`#item${place + 1}`)
      await link.click()
      await expect(page).toHaveURL(new RegExp(`#item${place + 1}$`))
      await expect(section.getByRole('heading')).toHaveText(await link.innerText())
      await expect(section.getByRole('heading')).toBeInViewport()
    }
  })
  await test.step('PUB-01 start links to the page with the registration form', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: text('home.start') }).click()
    await expect(page).toHaveURL(`${site.url}${accountScreens.register.to()}`)
  })
  await test.step('NAV-02 the drawer of a phone opens, and its links work', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('button', { name: text('site.open_menu') }).click()
    await page
      .locator('[popover]')
      .getByRole('link', { name: text('menu.jobs') })
      .click()
    await expect(page).toHaveURL(`${site.url}${jobsAt()}`)
  })
  await test.step('VAC-01 VAC-04 a visitor searches, reads a vacancy and switches the language', async () => {
    const vacancy = 'Desarrolladora o desarrollador web'
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/jobs')
    await expect(page.getByLabel(text('vacancies.filter.city'))).toBeVisible()
    await page.getByLabel(text('vacancies.filter.keyword')).fill('desarrollador')
    await page.getByRole('button', { name: text('vacancies.search') }).click()
    await page.getByRole('link', { name: vacancy, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: vacancy })).toBeVisible()
    await page
      .getByRole('link', { name: text('site.switch_language') })
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
  await test.step('PUB-01 PUB-05 I18N-04 each page is readable in both languages', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const language of languages) {
      for (const { at, heading } of readingScreens) {
        await page.goto(`${at}?lang=${language}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(heading, language))
      }
      await page.goto(`${siteScreens.privacy.to()}?lang=${language}`)
      await expect(page.getByRole('main').locator('time').first()).toHaveText(dates[language])
      await page.goto(`${siteScreens.faq.to()}?lang=${language}`)
      const [first] = firstContents[language].faq.questions
      await page.getByText(first?.question ?? '').click()
      await expect(page.getByText(first?.answer ?? '')).toBeVisible()
      await page.goto(`${contactScreens.contact.to()}?lang=${language}`)
      const { email, phone } = demoCompany[language]
      // Located by its position, because locators do not search texts inside a noscript.
      await expect(page.locator('noscript > *')).toHaveText(
        `${text('common.needs_script', language)} ${text('common.without_script_both', language, { email, phone })}`,
      )
    }
  })
})

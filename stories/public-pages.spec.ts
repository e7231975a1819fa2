import { randomUUID } from 'node:crypto'
import { jobsAt, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { demoCompany } from '#server/seeds/demo-company.ts'
import { firstContents } from '#server/seeds/site-content.ts'
import { screens } from '#web/platform/shell/screens.ts'
import { hold } from './support/held.ts'
import { sourceUrl } from './support/server-process.ts'
import { startAfresh } from './support/sessions.ts'
import { expect, type MessageKey, test, text } from './support/test.ts'

interface PublicLink {
  readonly link: MessageKey
  readonly to: string
  readonly heading: MessageKey
}

/** The screens listed for search engines. */
const listedScreens = screens.filter(({ listed }) => listed)

/** The links of the header and the footer for a visitor, in the order of the documents (NAV-01, NAV-04). */
const headerLinks: readonly PublicLink[] = [
  { link: 'menu.recruitment', to: siteScreens.hiringProcess.to(), heading: 'process.title' },
  { link: 'menu.register', to: accountScreens.register.to(), heading: 'personal.register_title' },
  { link: 'menu.jobs', to: jobsAt(), heading: 'vacancies.list_title' },
  { link: 'menu.about', to: siteScreens.about.to(), heading: 'about.title' },
  { link: 'menu.login', to: sessionScreens.login.to(), heading: 'login.title' },
]
const footerLinks: readonly PublicLink[] = [
  { link: 'menu.hiring_process', to: siteScreens.hiringProcess.to(), heading: 'process.title' },
  { link: 'menu.faq', to: siteScreens.faq.to(), heading: 'faq.title' },
  { link: 'menu.contact', to: contactScreens.contact.to(), heading: 'contactus.title' },
  { link: 'menu.privacy', to: siteScreens.privacy.to(), heading: 'privacy.title' },
  { link: 'menu.terms', to: siteScreens.terms.to(), heading: 'terms.title' },
]

test('NAV-01 NAV-04 every link of the header and the footer leads to its page, in both languages', async ({
  anotherPerson,
  site,
}) => {
  for (const language of languages) {
    const page = await anotherPerson()
    const say = (key: MessageKey) => text(key, language)
    await site.prefer(language, page)
    await page.goto('/')
    const header = page.getByRole('banner').getByRole('navigation').getByRole('link')
    const footer = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
    await expect(header).toHaveText(headerLinks.map(({ link }) => say(link)))
    await expect(footer).toHaveText(footerLinks.map(({ link }) => say(link)))
    for (const { link, to, heading } of [...headerLinks, ...footerLinks]) {
      // The login has a footer of one line.
      if (link === footerLinks[0]?.link) await page.goto('/')
      await (headerLinks.some((one) => one.link === link) ? header : footer).filter({ hasText: say(link) }).click()
      await expect(page).toHaveURL(`${site.url}${to}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(heading))
      expect((await page.request.get(to)).status(), to).toBe(200)
    }
    await page.getByRole('banner').getByRole('link', { name: firstContents[language].company.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstContents[language].home.title)
  }
})

test('PUB-01 PUB-05 each page describes itself to search engines in its language', async ({ page, site }) => {
  for (const language of languages) {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const { path } of listedScreens) {
      const address = (one: Language) => `${site.url}${path}${one === 'es' ? '' : '?lang=en'}`
      await page.goto(address(language))
      titles.add(await page.title())
      descriptions.add((await page.locator('meta[name="description"]').getAttribute('content')) ?? '')
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address(language))
      for (const one of languages)
        await expect(page.locator(`link[rel="alternate"][hreflang="${one}"]`)).toHaveAttribute('href', address(one))
      await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute('href', address('es'))
    }
    expect([titles.size, descriptions.size]).toEqual([listedScreens.length, listedScreens.length])
    expect([...titles, ...descriptions]).not.toContain('')
  }
})

test('NAV-02 SHR-04 the drawer of a phone has the same items, traps the focus and returns it', async ({ page, site }) => {
  await test.step('NAV-02 on a phone a drawer has the same items, takes the focus and returns it', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const drawer = page.locator('[popover]')
    const opener = page.getByRole('button', { name: text('site.open_menu') })
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('link', { name: text('menu.about'), exact: true })).toBeHidden()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await expect(drawer.getByRole('button', { name: text('site.close_menu') })).toBeFocused()
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText(headerLinks.map(({ link }) => text(link)))
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await drawer.getByRole('button', { name: text('site.close_menu') }).click()
    await expect(drawer).toBeHidden()
    await opener.click()
    await drawer.getByRole('link', { name: text('menu.about') }).click()
    await expect(page).toHaveURL(`${site.url}${siteScreens.about.to()}`)
    await expect(drawer).toBeHidden()
  })
  await test.step('NAV-02 SHR-04 the drawer traps the focus and closes with Escape or a press outside', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(siteScreens.terms.to())
    const opener = page.getByRole('button', { name: text('site.open_menu') })
    const drawer = page.getByRole('dialog', { name: text('site.main_navigation') })
    await opener.click()
    await expect(drawer.getByRole('button', { name: text('site.close_menu') })).toBeFocused()
    const stops = await drawer.locator('a, button').count()
    for (let step = 0; step <= stops + 1; step += 1) {
      await page.keyboard.press('Tab')
      const isBehind = () => page.evaluate(() => Boolean(document.activeElement?.closest('main, footer, header > div')))
      expect(await isBehind()).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await drawer.click({ position: { x: 150, y: 700 } })
    await expect(drawer).toBeVisible()
    await page.mouse.click(350, 300)
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await drawer.getByRole('button', { name: text('site.close_menu') }).press('Enter')
    await expect(opener).toBeFocused()
  })
})

test('NAV-01 NAV-04 NAV-07 PUB-02 PUB-03 PUB-04 SHR-03 SHR-04 a visitor reads the pages about the company', async ({
  page,
  site,
  expectConsoleError,
  startSession,
}) => {
  await test.step('PUB-02 the agency page shows four services and an external link to the principles', async () => {
    const { services, link } = firstContents.es.about
    await page.goto(siteScreens.about.to())
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(services.map(({ title }) => title))
    expect(services).toHaveLength(4)
    await expect(page.getByRole('main').getByRole('link', { name: link.label })).toHaveAttribute('href', /^https:\/\//)
  })
  await test.step('PUB-03 I18N-03 the steps are numbered, the last one is ready, and they follow the language switch', async () => {
    await page.goto(siteScreens.hiringProcess.to())
    const items = page.getByRole('main').getByRole('listitem')
    for (const language of languages) {
      const { steps } = firstContents[language].steps
      const label = (place: number) => text('process.step', language, { number: place + 1 })
      await expect(items).toHaveText(
        // The sign of the last one is drawn.
        steps.map((step, place) => `${place === steps.length - 1 ? '' : place + 1}${label(place)}: ${step}`),
      )
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('site.switch_language', language) })
        .click()
    }
  })
  await test.step('PUB-04 five questions open with the keyboard', async () => {
    const { questions } = firstContents.es.faq
    await page.goto(siteScreens.faq.to())
    await expect(page.getByRole('main').locator('summary')).toHaveText(questions.map(({ question }) => question))
    expect(questions).toHaveLength(5)
    for (const { question, answer } of questions) {
      await expect(page.getByText(answer)).toBeHidden()
      await page.getByText(question).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText(answer)).toBeVisible()
    }
  })
  await test.step('NAV-04 the footer names the company with its contact details', async () => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    const { legal_name, address, tax_id, phone, email } = demoCompany.es
    for (const words of [legal_name, address, tax_id]) await expect(footer.getByText(words, { exact: true })).toBeVisible()
    await expect(footer.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', /^mailto:.+@.+/)
  })
  await test.step('NAV-07 VAC-04 an unknown vacancy says so, also in its title, and links to the open ones', async () => {
    expectConsoleError(/404/)
    const answer = await page.goto(vacancyScreens.vacancy.to({ uuid: randomUUID() }))
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(`${text('menu.404')} · ${firstContents.es.company.name}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: text('vacancies.back_to_jobs') })
      .click()
    await expect(page).toHaveURL(`${site.url}${jobsAt()}`)
  })
  await test.step('SHR-04 the first Tab stop skips the header', async () => {
    await page.goto(siteScreens.terms.to())
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: text('site.skip_to_content') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('SHR-03 on a slow network a followed link shows at once that its page is loading', async () => {
    const release = await hold(page, '**/jobs.data*')
    await page.goto('/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('menu.jobs') })
      .click()
    await expect(page.getByRole('progressbar')).toBeInViewport()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.list_title'))
    await expect(page.getByRole('progressbar')).toBeHidden()
  })
  await test.step('NAV-04 CFG-05 the footer links to the source beside the license, in both languages', async () => {
    for (const language of languages) {
      await page.goto(`/?lang=${language}`)
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByText(text('site.footer_rights', language))).toBeVisible()
      await expect(footer.getByRole('link', { name: text('site.footer_source', language) })).toHaveAttribute('href', sourceUrl)
    }
  })
  await test.step('NAV-01 the header shows a candidate the profile and the logout instead of the login', async () => {
    await startAfresh(page)
    await startSession('candidate')
    await page.goto('/')
    const account = page.getByRole('banner').getByRole('navigation', { name: text('site.account_navigation') })
    await expect(account.getByRole('link')).toHaveText([text('menu.applications'), text('menu.profile')])
    await expect(account.getByRole('button', { name: text('menu.logout') })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: text('menu.login') })).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: text('menu.register') })).toHaveCount(0)
  })
})

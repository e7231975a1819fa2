import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { firstContents } from '#server/seeds/site-content.ts'
import { expect, test, text } from './support/test.ts'

const { home, company } = firstContents.es

test('PUB-01 the home page shows its cards, its first screen and to a candidate the profile', async ({
  page,
  site,
  startSession,
}) => {
  await test.step('PUB-01 three cards below real vacancies link to the agency, remote work and contact', async () => {
    const leads = { agency: siteScreens.about.to(), remote: jobsAt({ location: 'Remote' }), contact: contactScreens.contact.to() }
    await page.goto('/home')
    const cards = page.getByRole('region', { name: text('home.cards_title') })
    await expect(cards.getByRole('listitem')).toHaveCount(3)
    for (const [name, to] of Object.entries(leads) as [keyof typeof leads, string][]) {
      await expect(cards.getByRole('heading', { name: home.cards[name].title })).toBeVisible()
      await expect(cards.getByRole('link', { name: text(`home.card.${name}_action`) })).toHaveAttribute('href', to)
    }
    await expect(page.getByRole('region', { name: text('vacancies.landing_newest') }).getByRole('article')).not.toHaveCount(0)
    await cards.getByRole('link', { name: text('home.card.remote_action') }).click()
    await expect(page).toHaveURL(`${site.url}${leads.remote}`)
    await expect(page.getByLabel(text('vacancies.place.Remote'))).toBeChecked()
  })
  await test.step('PUB-01 the search and the first new vacancy fit the first screen, on a desktop and on a phone', async () => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      await expect(page.getByRole('search').getByRole('button')).toBeInViewport({ ratio: 1 })
      const newest = page.getByRole('region', { name: text('vacancies.landing_newest') }).getByRole('article')
      await expect(newest.first().getByRole('heading')).toBeInViewport({ ratio: 1 })
    }
  })
  await test.step('PUB-01 start shows a candidate a link to the profile instead', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await startSession('candidate')
    await page.goto('/')
    await expect(page.getByRole('button', { name: text('menu.logout') })).toBeVisible()
    await page.getByRole('link', { name: text('home.start') }).click()
    await expect(page.getByRole('link', { name: text('home.go_to_profile') })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title)
    await page.getByRole('link', { name: text('home.go_to_profile') }).click()
    await expect(page).toHaveURL(/\/profile$/)
  })
})

test('PUB-01 start fades the intro into the registration form with the focus, and back returns', async ({ page, site }) => {
  await page.clock.install()
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: text('home.start') }).click()
  const intro = page.locator('section', { has: title }).locator('> div')
  await expect.poll(() => intro.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(1)
  await page.clock.runFor(299)
  await expect(title).toHaveText(home.title)
  await page.clock.runFor(1)
  await expect(title).toHaveText(text('personal.register_title'))
  await page.clock.resume()
  await expect(page.getByLabel(text('personal.cv'), { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: company.tagline })).toBeFocused()
  await expect(page).toHaveURL(`${site.url}/#register`)
  await page.reload()
  await expect(title).toHaveText(text('personal.register_title'))
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(title).toHaveText(home.title)
})

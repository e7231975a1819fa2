import type { Page } from '@playwright/test'
import { jobsAt, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { startAfresh } from './support/sessions.ts'
import { expect, test, text } from './support/test.ts'
import { openVacancyList } from './support/vacancy-list.ts'

/** Simulates a new version: the scripts that the open page still has to load are missing until a new document loads. */
async function deploy(page: Page, scripts: RegExp): Promise<{ documents: string[] }> {
  const seen = { documents: [] as string[] }
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      seen.documents.push(new URL(request.url()).pathname)
    const isGone = seen.documents.length === 0 && scripts.test(request.url())
    return isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()
  })
  return seen
}

test('SHR-02 after a new version, and with scripts that are late, each page opens once', async ({
  page,
  expectConsoleError,
  loginAs,
}) => {
  await test.step('SHR-02 after a new version a followed link opens its page', async () => {
    expectConsoleError(/404|Error loading route module|Failed to fetch dynamically imported module/)
    await page.goto(siteScreens.home.to())
    const seen = await deploy(page, /\/assets\/contact-.*\.js$/)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: text('menu.contact') })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contactus.title'))
    await expect(page).toHaveURL(contactScreens.contact.to())
    // The open page reloads first.
    expect(seen.documents).toEqual([siteScreens.home.to(), contactScreens.contact.to()])
    await expect(page.getByRole('textbox').first()).toBeEnabled()
    await page.goBack()
    await expect(page).toHaveURL(siteScreens.home.to())
  })
  await test.step('SHR-02 after a new version a missing part of the page causes one reload', async () => {
    await page.unrouteAll()
    expectConsoleError(/404/)
    await loginAs('recruiter')
    await openVacancyList(page)
    const seen = await deploy(page, /\/assets\/rich-text-editor-.*\.js$/)
    await page.getByRole('link', { name: text('vacancies.add') }).click()
    await expect(page.getByRole('textbox', { name: text('vacancies.field.description_job') })).toBeVisible()
    expect(seen.documents).toEqual([vacancyScreens.addVacancy.to()])
  })
  await test.step('SHR-02 a person who goes back before the scripts of a page have run gets the page of that address, once', async () => {
    await page.unrouteAll()
    await startAfresh(page)
    await page.goto(jobsAt())
    const vacancy = page.getByRole('main').locator('a[href*="/info/vacancies/detail/"]').first()
    await vacancy.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('vacancies.list_title'))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.evaluate(() => setTimeout(() => location.reload()))
    await page.waitForEvent('domcontentloaded')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(jobsAt())
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.list_title'))
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('searchbox').first()).toBeEnabled()
  })
})

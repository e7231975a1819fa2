import type { Page } from '@playwright/test'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { languages } from '#domain/kernel/languages.ts'
import { oldestBrowserNames } from '#domain/kernel/oldest-browsers.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { field } from './support/fields.ts'
import { logIn } from './support/login.ts'
import { missingScripts, withoutMissingStyles } from './support/oldest-browser.ts'
import { candidateVisits, findVacancies, publicVisits, visitAll } from './support/screens.ts'
import { expect, test, text } from './support/test.ts'

// Each story visits many screens, so it takes longer than other stories.
test.describe.configure({ timeout: 120_000 })

const phone = { width: 360, height: 740 }

/** Runs before each page. Removes the features that not all of the oldest supported browsers have. */
function removeFeatures(missing: readonly (readonly string[])[]): void {
  for (const path of missing) {
    const [name = '', ...owners] = [...path].reverse()
    const holder = owners.reduceRight<unknown>(
      (object, owner) => (object as Record<string, unknown> | undefined)?.[owner],
      globalThis,
    )
    if (holder) Reflect.deleteProperty(holder, name)
  }
}

/** Runs before each page. Disables native popovers, which have no switch, so that they do not interfere with those of the polyfill. */
function withoutNativePopovers(): void {
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('[popovertarget]')) event.preventDefault()
  })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[popover].\\:popover-open { display: block }')
  document.adoptedStyleSheets = [sheet]
}

/** Limits the page's browser to the features that all oldest supported browsers have. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(removeFeatures, missingScripts)
  await page.addInitScript(withoutNativePopovers)
  await page.route(
    () => true,
    async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
      const answer = await route.fetch({ maxRedirects: 0 })
      await route.fulfill({ response: answer, body: withoutMissingStyles(await answer.text()) })
    },
  )
}

/** Expects that a screen of an old browser works, and that the browser is old. */
async function expectWorks(page: Page): Promise<void> {
  await expect(page.getByText(text('site.old_browser', 'es', { browsers: oldestBrowserNames }))).toBeHidden()
  await expect(page.getByText(text('errors.unexpected_title'))).toHaveCount(0)
  expect(await page.evaluate(() => ['toSorted' in Array.prototype, 'toWellFormed' in String.prototype])).toEqual([false, false])
}

const half = Math.ceil(publicVisits.length / 2)
for (const [of, visits] of [
  ['the first half of the public screens', publicVisits.slice(0, half)],
  ['the second half of the public screens', publicVisits.slice(half)],
  ['the screens of candidates', candidateVisits],
] as const)
  test(`SPEC-75 the oldest supported browsers show ${of}`, async ({ page, startSession, request, expectConsoleError }) => {
    expectConsoleError(/404|410/)
    const vacancies = await findVacancies(request)
    await makeOld(page)
    await visitAll(page, visits, vacancies, startSession, () => expectWorks(page))
  })

test('SPEC-75 NAV-02 in an oldest browser a candidate uses the menus of a phone, logs in and saves a form', async ({ page }) => {
  await makeOld(page)
  await page.setViewportSize(phone)
  await page.goto(siteScreens.home.to())
  const entry = page.getByRole('link', { name: text('menu.jobs') }).first()
  const open = page.getByRole('button', { name: text('site.open_menu') })
  await expect(entry).toBeHidden()
  await open.press('Enter')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await open.click()
  await entry.click()
  await expect(page).toHaveURL(vacancyScreens.jobs.to())
  await expect(page.getByRole('button', { name: text('site.close_menu') })).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page, 'candidate')
  await page.goto('/profile')
  await field(page, 'personal.address').fill('Calle 10 N° 5-20')
  await page.getByRole('button', { name: text('personal.button'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: text('personal.success') })).toBeVisible()
})

test('SPEC-75 an unsupported browser shows the rendered public page with a notice, in both languages', async ({
  browser,
  site,
}) => {
  for (const language of languages) {
    // A plain page: the fixture would wait for React, which does not start here.
    const page = await (await browser.newContext({ baseURL: site.url })).newPage()
    await site.prefer(language, page)
    await page.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'findLast')
      Reflect.deleteProperty(globalThis, 'structuredClone')
    })
    await page.setViewportSize(phone)
    await page.goto(vacancyScreens.jobs.to())
    await expect(page.getByText(text('site.old_browser', language, { browsers: oldestBrowserNames }))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: text('vacancies.list_title', language) })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))).toBe(false)
    await page.context().close()
  }
})

import type { Page } from '@playwright/test'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { jobsAt, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import type { CastMember } from './support/cast.ts'
import { expect, test, text } from './support/test.ts'

// Each story follows many links, so it takes longer than other stories.
test.describe.configure({ timeout: 120_000 })

const phone = { width: 360, height: 740 }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const path = (page: Page) => new URL(page.url()).pathname

/**
 * Links outside the drawer, except language switches, which stay on their page, and the updates of the bell, of which newer ones take the
 * place while the walk goes on.
 */
const links = 'a[href^="/"]:not([hreflang]):not(dialog a):not(section[popover] li a)'
const menus = {
  header: `header ${links}`,
  footer: `footer ${links}`,
  profile: `main nav ${links}`,
  drawer: 'dialog nav a',
} as const

async function expectHeadingFocused(page: Page, at: string) {
  await expect(heading(page), at).toBeFocused()
  await expect(heading(page), at).not.toHaveText('')
  await expect(page.locator('[aria-busy="true"]'), at).toHaveCount(0)
  await expect(heading(page), `${at} once everything is there`).toBeFocused()
}

/** Follows a link by keyboard; first opens the menu that hides it, if there is one. */
async function follow(page: Page, menu: string, to: string) {
  const link = page.locator(`${menu}[href="${to}"]`)
  const seen = link.filter({ visible: true })
  if ((await seen.count()) === 0) {
    const hidden = await link.last().evaluate((element) => element.closest('[popover]')?.id)
    await page.locator(`button[popovertarget="${hidden}"]`).click()
  }
  await seen.first().press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === to)
}

/** Opens a page and waits for the menus of the person: until it has read the session, it is the page of visitors. */
async function openAs(page: Page, who: CastMember | undefined, from: string) {
  await page.goto(from)
  if (who) await expect(page.locator(`a[href^="${sessionScreens.login.to()}"]`)).toHaveCount(0)
}

const walks: readonly {
  of: string
  who?: CastMember
  from: string
  menu: keyof typeof menus
  size?: typeof phone
  least: number
}[] = [
  { of: 'a visitor’s header', from: siteScreens.terms.to(), menu: 'header', least: 5 },
  { of: 'a visitor’s footer', from: siteScreens.home.to(), menu: 'footer', least: 5 },
  { of: 'a visitor’s drawer', from: siteScreens.terms.to(), menu: 'drawer', size: phone, least: 5 },
  { of: 'a candidate’s header', who: 'candidate', from: siteScreens.terms.to(), menu: 'header', least: 5 },
  { of: 'a candidate’s profile', who: 'candidate', from: accountScreens.account.to(), menu: 'profile', least: 7 },
  { of: 'a candidate’s drawer', who: 'candidate', from: siteScreens.terms.to(), menu: 'drawer', size: phone, least: 6 },
  { of: 'the bar of staff', who: 'admin', from: vacancyScreens.addVacancy.to(), menu: 'header', least: 15 },
  { of: 'the drawer of staff', who: 'admin', from: vacancyScreens.addVacancy.to(), menu: 'drawer', size: phone, least: 15 },
]
for (const { of, who, from, menu, size, least } of walks)
  test(`SHR-04 every link focuses the heading of its page: ${of}`, async ({ page, loginAs }) => {
    if (size) await page.setViewportSize(size)
    if (who) await loginAs(who)
    await openAs(page, who, from)
    const part = menus[menu]
    await expect.poll(() => page.locator(part).count()).toBeGreaterThanOrEqual(least)
    const all = await page
      .locator(part)
      .evaluateAll((found) => found.map((one) => new URL((one as HTMLAnchorElement).href).pathname))
    for (const to of new Set(all)) {
      if (to === path(page)) continue
      // The public site does not show the bar of staff.
      if ((await page.locator(`${part}[href="${to}"]`).count()) === 0) await openAs(page, who, from)
      if (menu === 'drawer') await page.getByRole('button', { name: text('site.open_menu') }).click()
      await follow(page, part, to)
      await expectHeadingFocused(page, to)
      await expect(heading(page), to).toBeInViewport()
    }
    await page.goBack()
    await expectHeadingFocused(page, 'back')
  })

test('SHR-04 paging, searching and filtering a list keep the focus', async ({ page, startSession }) => {
  await page.goto(siteScreens.home.to())
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('menu.jobs') })
    .click()
  await expectHeadingFocused(page, jobsAt())
  const keyword = page.getByRole('searchbox').first()
  await keyword.fill('a')
  await keyword.press('Enter')
  await expect(page).toHaveURL(/name_job=a/)
  await expect(keyword).toBeFocused()
  await page.goto(siteScreens.privacy.to())
  const part = page.getByRole('main').locator('a[href^="#"]').first()
  await part.press('Enter')
  await expect(page).toHaveURL(/#/)
  await expect(heading(page)).not.toBeFocused()

  await startSession('admin')
  await page.goto(vacancyScreens.staffVacancies.to())
  const search = page.getByRole('searchbox', { name: text('common.search') })
  await search.fill('analista')
  await expect(page).toHaveURL(/q=analista/)
  await expect(search).toBeFocused()
  const sort = page.getByRole('columnheader').getByRole('button').first()
  await sort.press('Enter')
  await expect(page).toHaveURL(/sort=/)
  await expect(sort).toBeFocused()
})

test('SHR-04 going back focuses the link that led away, also in a list that loads later', async ({ page, startSession }) => {
  await page.goto(jobsAt())
  const link = page.getByRole('article').nth(2).getByRole('link')
  await link.press('Enter')
  await expect(page).toHaveURL(/detail/)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await startSession('candidate')
  await page.goto(applicationScreens.myApplications.to())
  const own = page.getByRole('heading', { level: 2 }).first().getByRole('link')
  await own.press('Enter')
  await expect(page).toHaveURL(/detail/)
  await page.goBack()
  await expect(own).toBeFocused()
  await page.goForward()
  await expect(heading(page)).toBeFocused()
})

test('SHR-04 a login moves the focus to the heading of the next page', async ({ page }) => {
  await page.goto(sessionScreens.login.to())
  await page.getByLabel(text('login.email')).fill('candidate@demo.test')
  await page.locator('input[type="password"]').fill('Demo.2026!')
  await page.locator('input[type="password"]').press('Enter')
  await expect(page).toHaveURL(/\/profile/)
  await expectHeadingFocused(page, 'profile')
})

test('NAV-02 SHR-04 the drawer traps the focus and closes with Escape or a press outside', async ({ page }) => {
  await page.setViewportSize(phone)
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

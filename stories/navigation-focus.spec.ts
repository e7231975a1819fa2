import type { Page } from '@playwright/test'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { jobsAt, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import type { CastMember } from './support/cast.ts'
import { startAfresh } from './support/sessions.ts'
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

interface Walk {
  readonly from: string
  readonly menu: keyof typeof menus
  readonly size?: typeof phone
  readonly least: number
}

const walks: readonly { of: string; who?: CastMember; through: readonly Walk[] }[] = [
  {
    of: 'visitors',
    through: [
      { from: siteScreens.terms.to(), menu: 'header', least: 5 },
      { from: siteScreens.home.to(), menu: 'footer', least: 5 },
      { from: siteScreens.terms.to(), menu: 'drawer', size: phone, least: 5 },
    ],
  },
  {
    of: 'candidates',
    who: 'candidate',
    through: [
      { from: siteScreens.terms.to(), menu: 'header', least: 5 },
      { from: accountScreens.account.to(), menu: 'profile', least: 7 },
      { from: siteScreens.terms.to(), menu: 'drawer', size: phone, least: 6 },
    ],
  },
  {
    of: 'staff',
    who: 'admin',
    through: [
      { from: vacancyScreens.addVacancy.to(), menu: 'header', least: 15 },
      { from: vacancyScreens.addVacancy.to(), menu: 'drawer', size: phone, least: 15 },
    ],
  },
]

/** Follows every link of a menu, and goes back at the end. */
async function followAll(page: Page, who: CastMember | undefined, { from, menu, size, least }: Walk): Promise<void> {
  if (size) await page.setViewportSize(size)
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
}

for (const { of, who, through } of walks)
  for (const walk of through)
    test(`SHR-04 every link of the ${walk.menu} of ${of} focuses the heading of its page`, async ({ page, startSession }) => {
      if (who) await startSession(who)
      await followAll(page, who, walk)
    })

test('SHR-04 paging, searching, going back and a login leave the focus where the reader goes on', async ({
  page,
  startSession,
}) => {
  await test.step('SHR-04 a login moves the focus to the heading of the next page', async () => {
    await page.goto(sessionScreens.login.to())
    await page.getByLabel(text('login.email')).fill('candidate@demo.test')
    await page.locator('input[type="password"]').fill('Demo.2026!')
    await page.locator('input[type="password"]').press('Enter')
    await expect(page).toHaveURL(/\/profile/)
    await expectHeadingFocused(page, 'profile')
  })
  await test.step('SHR-04 paging, searching and filtering a list keep the focus', async () => {
    await startAfresh(page)
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
  await test.step('SHR-04 going back focuses the link that led away, also in a list that loads later', async () => {
    await startAfresh(page)
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
})

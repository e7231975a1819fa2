import type { Page } from '@playwright/test'
import { jobsAt, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { openVacancies } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, left, right, width, height } = one.getBoundingClientRect()
      return { top, bottom, left, right, width, height }
    }),
  )

test('VAC-02 VAC-04 PUB-01 NAV-04 SPEC-93 SHR-04 vacancies are in sight on the list, the home page and their page', async ({
  page,
  startSession,
  anotherPerson,
  expectConsoleError,
}) => {
  await test.step('VAC-02 at 1280 × 800 five rows of 88 to 104 px begin above 260 px, and a press anywhere opens one', async () => {
    await openVacancies(await startSession('recruiter', await anotherPerson()), 5)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(jobsAt())
    await page.evaluate(() => document.fonts.ready)
    const rows = await boxesOf(page, 'main article')
    expect(rows[0]?.top).toBeLessThanOrEqual(260)
    expect(rows.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(5)
    for (const { height } of rows) {
      expect(height).toBeGreaterThanOrEqual(88)
      expect(height).toBeLessThanOrEqual(104)
    }
    const [search] = await boxesOf(page, 'form[role="search"] input')
    expect(search?.height).toBe(48)
    const row = page.getByRole('article').first()
    const name = await row.getByRole('heading').innerText()
    const { width, height } = (await row.boundingBox()) ?? { width: 0, height: 0 }
    await row.click({ position: { x: width - 8, y: height - 8 } })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
  await test.step('VAC-02 SHR-04 on a phone two vacancies are whole on the first screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(jobsAt())
    await page.evaluate(() => document.fonts.ready)
    const rows = await boxesOf(page, 'main article')
    expect(rows[0]?.top).toBeLessThanOrEqual(260)
    expect(rows.filter(({ bottom }) => bottom <= 844).length).toBeGreaterThanOrEqual(2)
  })
  await test.step('PUB-01 SPEC-93 the home page has the rows of the list, one field of search on a phone, and nothing drawn', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(siteScreens.home.to())
    const newest = page.getByRole('region', { name: text('vacancies.landing_newest') })
    await expect(newest.getByRole('article').first().getByRole('link')).toHaveCount(1)
    for (const { height } of await boxesOf(page, 'main article')) expect(height).toBeLessThanOrEqual(104)
    await expect(page.locator('video, main img, header svg[viewBox="0 0 32 32"]')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    const fields = page.getByRole('search').locator('input:visible')
    await expect(fields).toHaveCount(1)
    // The field is wide enough for its words.
    expect(await fields.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true)
  })
  await test.step('VAC-04 text and facts stand as one block in the middle, and headings near their sections', async () => {
    const [open] = await openVacancies(await startSession('recruiter', await anotherPerson()), 1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(vacancyScreens.vacancy.to({ uuid: open?.uuid ?? '' }))
    const [block] = await boxesOf(page, 'main article')
    const facts = page.getByLabel(text('vacancies.facts'))
    const aside = await facts.evaluate((list) => list.parentElement?.getBoundingClientRect())
    expect(block?.width).toBe(1064)
    expect(Math.abs((block?.left ?? 0) - (1280 - (block?.right ?? 0)))).toBeLessThanOrEqual(16)
    expect(aside?.width).toBe(320)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('font-size', '20px')
    const sections = await boxesOf(page, 'main article section')
    for (const [place, { top }] of sections.slice(1).entries()) expect(top - (sections[place]?.bottom ?? 0)).toBe(32)
    await expect(page.getByRole('link', { name: text('vacancies.share_whatsapp') })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=.*${open?.uuid}`),
    )
    await expect(page.getByRole('button', { name: text('vacancies.copy_link') })).toBeVisible()
  })
  await test.step('NAV-04 candidates, the login and unknown addresses have a footer of one line', async () => {
    expectConsoleError(/404/)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const at of [sessionScreens.login.to(), '/nothing-here']) {
        await page.goto(at)
        const [footer] = await boxesOf(page, 'footer')
        expect(footer?.height, at).toBeLessThanOrEqual(64)
      }
    }
    await startSession('candidate')
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const [footer] = await boxesOf(page, 'footer')
    expect(footer?.height).toBeLessThanOrEqual(64)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: text('menu.contact') })).toBeVisible()
  })
})

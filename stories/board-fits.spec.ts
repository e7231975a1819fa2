import { stages } from '#domain/kernel/stages.ts'
import {
  applicants,
  boxOf,
  cardNames,
  cardOf,
  closeWithoutNotifying,
  column,
  expectWithinWidth,
  holdAt,
  menuOf,
  openNewBoard,
  take,
} from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one, two, three] = applicants

test('SHR-04 BRD-01 the board and its dialogs are accessible in Spanish and light, and in English and dark', async ({
  anotherPerson,
  startSession,
  site,
}) => {
  for (const [language, colorScheme] of [
    ['es', 'light'],
    ['en', 'dark'],
  ] as const) {
    const page = await anotherPerson()
    await site.prefer(language, page)
    await page.emulateMedia({ colorScheme })
    await startSession('recruiter', page)
    await openNewBoard(page, [], language)
    await expect(page.getByText(text('board.empty_title', language))).toBeVisible()
    await openNewBoard(page, applicants, language)
    await expectNoAccessibilityViolations(page)
    for (const stage of stages) await expectWithinWidth(column(page, stage, language))
    const [first, next] = [await boxOf(cardOf(page, one.name, language)), await boxOf(cardOf(page, two.name, language))]
    expect(next.y - first.y, 'a card takes two lines').toBeLessThanOrEqual(68)
    await menuOf(page, one.name, language).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoAccessibilityViolations(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('board.stage.firstInterview', language) })
      .click()
    const dialog = page.getByRole('dialog', { name: text('notification.title', language, { name: one.name }) })
    await dialog.getByRole('radio', { name: text('notification.other', language) }).check()
    await dialog.getByLabel(text('notification.subject', language)).fill('')
    await dialog.getByRole('button', { name: text('notification.send', language) }).click()
    await expect(dialog.getByText(text('notification.error.subject', language), { exact: true })).toBeVisible()
    await dialog.getByLabel(text('notification.subject', language)).fill('{{job}}')
    await expect(dialog.getByRole('region', { name: text('notification.preview', language) })).toBeVisible()
    await expectNoAccessibilityViolations(page)
  }
})

test('BRD-02 BRD-05 BRD-06 SHR-04 head and cards of a board have their sizes, and fit with text of twice the size', async ({
  page,
  startSession,
}) => {
  await test.step('BRD-05 BRD-06 at 1280 × 800 the head of a board has 72 px, and a column shows eight cards of 64 px', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await startSession('recruiter')
    await openNewBoard(page)
    const { head, heights, room } = await column(page, 'apply').evaluate((element) => {
      const strip = document.querySelector('main aside')?.getBoundingClientRect().height ?? 0
      const rows = element.querySelector('[data-rows]')
      const cards = [...element.querySelectorAll('article')].map((card) => card.getBoundingClientRect())
      return {
        head: document.querySelector('main h1')?.closest('header')?.getBoundingClientRect().height ?? Number.NaN,
        heights: [...new Set(cards.map(({ height }) => Math.round(height)))],
        room: (rows?.getBoundingClientRect().bottom ?? 0) - (cards[0]?.top ?? 0) + strip,
      }
    })
    expect(head).toBeLessThanOrEqual(72)
    expect(heights).toEqual([64])
    // Seven gaps of 4 px between eight cards.
    expect(room).toBeGreaterThanOrEqual(8 * 64 + 7 * 4)
    // The other pages about the people of the vacancy lead to each other.
    const tabs = page.getByRole('navigation', { name: text('vacancies.tabs') })
    await tabs.getByRole('link', { name: text('vacancies.applicants.title') }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await tabs.getByRole('link', { name: text('board.results') }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await tabs.getByRole('link', { name: text('vacancies.tab.board') }).click()
    await expect(column(page, 'apply').getByRole('article').first()).toBeVisible()
    await expectNoAccessibilityViolations(page)
  })
  await test.step('SHR-04 BRD-02 with text of twice the size a card still shows its menu, and the board scrolls aside', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await startSession('recruiter')
    await openNewBoard(page)
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '32px' }))
    const [card, menu] = [await boxOf(cardOf(page, one.name)), await boxOf(menuOf(page, one.name))]
    expect(menu.x + menu.width).toBeLessThanOrEqual(card.x + card.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('BRD-01 BRD-03 a card moves by a tap in its menu and by a drag to the edge of a small screen', async ({
    page,
    startSession,
    loginAs,
  }) => {
    await test.step('BRD-01 BRD-03 one column is visible, the switcher names it, and a tap moves a card by its menu', async () => {
      await startSession('recruiter')
      await openNewBoard(page)
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(widest).toBeLessThanOrEqual(360)
      const goTo = (stage: 'apply' | 'makeTest' | 'reject') =>
        page.getByRole('navigation', { name: text('board.columns') }).getByRole('button', { name: text(`board.stage.${stage}`) })
      await expect(goTo('apply')).toHaveAttribute('aria-current', 'true')
      await expect(goTo('apply')).toContainText('3')
      await goTo('makeTest').tap()
      await expect(column(page, 'makeTest')).toBeInViewport({ ratio: 0.8 })
      await expect(goTo('makeTest')).toHaveAttribute('aria-current', 'true')
      await expect(goTo('apply')).not.toHaveAttribute('aria-current')
      await column(page, 'reject').evaluate((element) => element.scrollIntoView())
      await expect(goTo('reject')).toHaveAttribute('aria-current', 'true')
      await expect(goTo('reject')).toBeInViewport()

      await goTo('apply').tap()
      await menuOf(page, two.name).tap()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('board.stage.makeTest'), exact: true })
        .tap()
      const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: two.name }) })
      await expect(dialog).toBeVisible()
      await expect.poll(widest).toBeLessThanOrEqual(360)
      await expectNoAccessibilityViolations(page)
      await dialog.getByRole('button', { name: text('notification.close') }).tap()
      await expect(cardNames(page, 'makeTest')).toHaveText([two.name])
      await page.reload()
      await expect(cardNames(page, 'makeTest')).toHaveText([two.name])
      await expect(cardNames(page, 'apply')).toHaveText([one.name, three.name])
    })
    await test.step('BRD-03 a card dragged to the edge of a small screen scrolls to hidden cards and columns', async () => {
      await loginAs('recruiter')
      // Too low for three cards.
      await page.setViewportSize({ width: 360, height: 580 })
      await openNewBoard(page)
      expect((await boxOf(page.getByRole('banner'))).height, 'the bar takes one line').toBeLessThan(64)
      await take(page, one.name)
      const { y, height } = await boxOf(column(page, 'apply'))
      await holdAt(page, 180, y + height - 10)
      await expect
        .poll(() =>
          column(page, 'apply')
            .locator('[data-rows]')
            .evaluate((cards) => cards.scrollTop),
        )
        .toBeGreaterThan(0)
      await holdAt(page, 350, y + 200)
      await expectWithinWidth(column(page, 'reject'))
      await holdAt(page, 180, y + 200)
      await expect(column(page, 'reject')).toHaveAttribute('data-over')
      await page.mouse.up()
      await closeWithoutNotifying(page)
      await expect(cardNames(page, 'reject')).toHaveText([one.name])
    })
  })
})

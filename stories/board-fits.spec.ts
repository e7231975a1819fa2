import {
  applicants,
  boxOf,
  cardNames,
  cardOf,
  closeWithoutNotifying,
  column,
  expectWithinWidth,
  holdAt,
  moveByMenu,
  openNewBoard,
  take,
} from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one, two, three] = applicants

for (const language of ['es', 'en'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`SHR-04 BRD-01 the board and its dialogs are accessible (${language}, ${colorScheme})`, async ({
      page,
      loginAs,
      site,
    }) => {
      await site.prefer(language, page)
      await page.emulateMedia({ colorScheme })
      await loginAs('recruiter')
      await openNewBoard(page, applicants, language)
      await expectNoAccessibilityViolations(page)
      const button = (label: string) => cardOf(page, one.name, language).getByRole('button', { name: label, exact: true })
      await button(text('board.move_named', language, { name: one.name })).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoAccessibilityViolations(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('board.stage.firstInterview', language) })
        .click()
      const dialog = page.getByRole('dialog', { name: text('notification.title', language, { name: one.name }) })
      await dialog
        .getByLabel(text('notification.template', language))
        .selectOption({ label: text('notification.other', language) })
      await dialog.getByRole('button', { name: text('notification.send', language) }).click()
      await expect(dialog.getByText(text('notification.error.subject', language), { exact: true })).toBeVisible()
      await dialog.getByLabel(text('notification.subject', language)).fill('{{job}}')
      await expect(dialog.getByRole('region', { name: text('notification.preview', language) })).toBeVisible()
      await expectNoAccessibilityViolations(page)
      await dialog.getByRole('button', { name: text('notification.close', language) }).click()
      await button(text('board.remove_named', language, { name: one.name })).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectNoAccessibilityViolations(page)
    })

test('BRD-01 a board without applications says what will be here', async ({ page, loginAs }) => {
  await loginAs('recruiter')
  await openNewBoard(page, [])
  await expect(page.getByText(text('board.empty_title'))).toBeVisible()
  await expectNoAccessibilityViolations(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('BRD-01 BRD-03 one column is in sight, the switcher says which, and a card moves by its menu with a tap', async ({
    page,
    loginAs,
  }) => {
    await loginAs('recruiter')
    await openNewBoard(page)
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await widest()).toBeLessThanOrEqual(360)
    const goTo = (stage: 'apply' | 'makeTest' | 'reject') =>
      page.getByRole('button', { name: text('board.go_to_column', 'es', { stage: text(`board.stage.${stage}`) }) })
    await expect(goTo('apply')).toHaveAttribute('aria-current', 'true')
    await goTo('makeTest').tap()
    await expect(column(page, 'makeTest')).toBeInViewport({ ratio: 0.8 })
    await expect(goTo('makeTest')).toHaveAttribute('aria-current', 'true')
    await expect(goTo('apply')).not.toHaveAttribute('aria-current')
    await column(page, 'reject').evaluate((element) => element.scrollIntoView())
    await expect(goTo('reject')).toHaveAttribute('aria-current', 'true')
    await expect(goTo('reject')).toBeInViewport()

    await goTo('apply').tap()
    await cardOf(page, two.name)
      .getByRole('button', { name: text('board.move_named', 'es', { name: two.name }) })
      .tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('board.stage.makeTest'), exact: true })
      .tap()
    const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: two.name }) })
    await expect(dialog).toBeVisible()
    expect(await widest()).toBeLessThanOrEqual(360)
    await expectNoAccessibilityViolations(page)
    await dialog.getByRole('button', { name: text('notification.close') }).tap()
    await expect(cardNames(page, 'makeTest')).toHaveText([two.name])
    await page.reload()
    await expect(cardNames(page, 'makeTest')).toHaveText([two.name])
    await expect(cardNames(page, 'apply')).toHaveText([one.name, three.name])
  })

  test('BRD-03 a card that is dragged to the edge of a small screen gets to the columns that are out of sight', async ({
    page,
    loginAs,
  }) => {
    await loginAs('recruiter')
    await openNewBoard(page)
    await take(page, one.name)
    const { y } = await boxOf(column(page, 'apply'))
    await holdAt(page, 350, y + 200)
    await expectWithinWidth(column(page, 'reject'))
    await holdAt(page, 180, y + 200)
    await expect(column(page, 'reject')).toHaveAttribute('data-over')
    await page.mouse.up()
    await closeWithoutNotifying(page)
    await expect(cardNames(page, 'reject')).toHaveText([one.name])
  })

  test('BRD-03 the dark board fits as well', async ({ page, loginAs }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await loginAs('recruiter')
    await openNewBoard(page)
    await moveByMenu(page, one.name, 'approved')
    await closeWithoutNotifying(page)
    await expectNoAccessibilityViolations(page)
  })
})

test('BRD-01 SHR-04 the facts of a vacancy stand right under its name', async ({ page, loginAs }) => {
  await loginAs('recruiter')
  const name = await openNewBoard(page, [])
  const title = await boxOf(page.getByRole('heading', { level: 1, name }))
  const facts = await boxOf(page.getByText(text('board.age_today')))
  const search = await boxOf(page.getByLabel(text('board.search')))
  expect(facts.y - title.y - title.height).toBeLessThan(16)
  expect(search.y - facts.y - facts.height).toBeLessThan(64)
})

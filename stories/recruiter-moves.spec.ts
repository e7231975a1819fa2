import type { Page } from '@playwright/test'
import { expectNoAccessibilityViolations } from './bench/accessibility.ts'
import { expect, test, text } from './bench/test.ts'

/** Opens a board with at least two people, all of them at the first stage whatever earlier stories did. */
async function openBoard(page: Page): Promise<void> {
  const address = await page.evaluate(async () => {
    const { data } = await (await fetch(`/api/jobs/list-job/${encodeURIComponent('{}')}`)).json()
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}`, 'content-type': 'application/json' }
    for (const { uuid } of data) {
      const board = await (await fetch(`/api/board/postulates/${uuid}`, { headers })).json()
      const later = board.data.slice(1).flatMap((column: { elements: unknown[] }) => column.elements)
      if (board.data[0].elements.length + later.length < 2) continue
      for (const { uuid_element, version } of later) {
        const body = JSON.stringify({ uuid_element, version, name_board: 'apply', before: null })
        await fetch('/api/elements/change', { method: 'POST', headers, body })
      }
      return `/dropDrag/${uuid}`
    }
    throw new Error('The demo world has no board with two people')
  })
  await page.goto(address)
  await expect(column(page, 'apply').getByRole('article').first()).toBeVisible()
}

const column = (page: Page, stage: 'apply' | 'makeTest' | 'firstInterview') =>
  page.getByRole('region', { name: text(`board.stage.${stage}`), exact: true })
const cardNames = (page: Page, stage: 'apply' | 'makeTest') => column(page, stage).getByRole('article').getByRole('heading')

test('BRD-03 NTF-01 a recruiter drags a card to the first interview and is asked for the interview', async ({
  page,
  loginAs,
}) => {
  await loginAs('recruiter')
  await openBoard(page)
  const card = column(page, 'apply').getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('heading').hover()
  await page.mouse.down()
  await column(page, 'firstInterview').hover({ position: { x: 40, y: 120 } })
  await column(page, 'firstInterview').hover({ position: { x: 60, y: 140 } })
  await page.mouse.up()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: text('notification.send') }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: text('notification.error.interview') })).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('notification.close') }).click()
  await page.reload()
  await expect(column(page, 'firstInterview').getByRole('heading', { name, exact: true })).toBeVisible()
})

test('BRD-03 the order that the move menu made by keyboard stays after a reload', async ({ page, loginAs }) => {
  await loginAs('recruiter')
  await openBoard(page)
  await expectNoAccessibilityViolations(page)
  const [first, second] = await cardNames(page, 'apply').allInnerTexts()
  await column(page, 'apply').getByRole('article').first().locator('[data-move]').focus()
  await page.keyboard.press('Enter')
  const down = page.getByRole('dialog').getByRole('button', { name: text('board.move_down') })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(cardNames(page, 'apply').first()).toHaveText(second ?? '')
  await expect(page.locator('[aria-live]').filter({ hasText: first ?? '' })).toBeAttached()
  await page.reload()
  await expect(cardNames(page, 'apply').nth(1)).toHaveText(first ?? '')
})

test('BRD-01 the board is searched on Enter', async ({ page, loginAs }) => {
  await loginAs('recruiter')
  await openBoard(page)
  const name = await cardNames(page, 'apply').first().innerText()
  await page.getByRole('searchbox', { name: text('board.search') }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: text('board.search_clear') })).toBeVisible()
  await expect(cardNames(page, 'apply').first()).toHaveText(name)
})

test('BRD-03 a move by one recruiter shows on the board of another without a reload', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  await loginAs('recruiter')
  await openBoard(page)
  const other = await anotherPerson()
  await loginAs('admin', other)
  await other.goto(page.url())
  const card = column(page, 'apply').getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await expect(column(other, 'apply').getByRole('heading', { name, exact: true })).toBeVisible()
  await card.locator('[data-move]').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('board.stage.makeTest') })
    .click()
  await expect(column(other, 'makeTest').getByRole('heading', { name, exact: true })).toBeVisible()
})

test('BRD-01 the board fits a phone, dark scheme included', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await loginAs('recruiter')
  await openBoard(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const goTo = text('board.go_to_column', 'es', { stage: text('board.stage.makeTest') })
  await page.getByRole('button', { name: goTo }).click()
  await expect(column(page, 'makeTest').getByRole('heading', { level: 2 })).toBeInViewport()
  await expectNoAccessibilityViolations(page)
  await page.screenshot({ path: test.info().outputPath('phone.png') })
})

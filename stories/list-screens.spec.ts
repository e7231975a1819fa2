import type { Locator, Page } from '@playwright/test'
import { limits } from '#domain/kernel/limits.ts'
import { hold } from './support/held.ts'
import { expect, test, text } from './support/test.ts'

/** The URLs of the page's requests to the endpoint of the list. */
function watchRequests(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/jobs/list/es') asked.push(url)
  })
  return asked
}
const rows = (page: Page) => page.getByRole('rowheader')
const pager = (page: Page) => page.getByRole('navigation', { name: text('common.pages') })

/** Types faster than the debounce of the search, even on a busy machine. */
async function typeAtOnce(box: Locator, word: string): Promise<void> {
  await box.evaluate((input, typed) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (let length = 1; length <= typed.length; length += 1) {
      setValue?.call(input, typed.slice(0, length))
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, word)
}

test.beforeEach(async ({ page, loginAs }) => {
  await loginAs('admin')
  await page.goto('/vacancies/admin')
  await expect(rows(page).first()).toBeVisible()
})

test('PRO-03 a search sends one request 200 ms after the last key, and clearing it restores the list', async ({ page }) => {
  const asked = watchRequests(page)
  const all = await rows(page).count()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await typeAtOnce(page.getByRole('searchbox', { name: text('common.search') }), 'Customer')
  await page.clock.runFor(199)
  // An earlier request would have been seen by the time this call returns.
  await page.evaluate(() => fetch('/healthz'))
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(rows(page)).toHaveText([/Customer success specialist/])
  expect(asked.map((url) => url.searchParams.get('q'))).toEqual(['Customer'])
  await expect(page).toHaveURL(/q=Customer/)
  await page.reload()
  await expect(rows(page)).toHaveText([/Customer success specialist/])
  await page.getByRole('searchbox', { name: text('common.search') }).fill('')
  await expect(rows(page)).toHaveCount(all)
})

test('PRO-03 SHR-02 a slow search keeps the previous rows visible and shows that it is busy', async ({ page }) => {
  const all = await rows(page).allTextContents()
  const frame = page.locator('[aria-busy]').filter({ has: page.getByRole('table') })
  await expect(frame).toHaveAttribute('aria-busy', 'false')
  const release = await hold(page, '**/api/jobs/list/es?*')
  const box = page.getByRole('searchbox', { name: text('common.search') })
  await box.fill('Customer')
  await expect(frame).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/q=Customer/)
  await expect(rows(page)).toHaveText(all)
  release()
  await expect(rows(page)).toHaveText([/Customer success specialist/])
  await expect(frame).toHaveAttribute('aria-busy', 'false')
  await expect(box).toHaveValue('Customer')
})

test('PRO-03 SHR-02 a search without results says so', async ({ page }) => {
  await page.getByRole('searchbox', { name: text('common.search') }).fill('zzzz')
  await expect(page.getByText(text('common.no_results'))).toBeVisible()
  await expect(page.getByText(text('common.no_results_hint'))).toBeVisible()
  await expect(pager(page)).toBeHidden()
})

test('PRO-03 a heading sorts in both directions and exposes the order', async ({ page }) => {
  const date = page.getByRole('columnheader', { name: text('vacancies.column.created_at') })
  await expect(date).toHaveAttribute('aria-sort', 'descending')
  // The buttons of the rows cover no column.
  const fits = (table: HTMLElement) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0)
  await expect.poll(() => page.getByRole('table').evaluate(fits)).toBe(true)
  const newest = await rows(page).first().textContent()
  await date.getByRole('button').click()
  await expect(date).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=created_at/)
  await date.getByRole('button').click()
  await expect(date).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page).first()).toHaveText(newest ?? '')
})

test('PRO-03 pages have the sizes of the documents and can be turned in both directions', async ({ page }) => {
  const asked = watchRequests(page)
  const size = pager(page).getByRole('combobox', { name: text('common.rows_per_page') })
  await expect(size.getByRole('option')).toHaveText(limits.pageSizes.map((count) => text('common.show_count', 'es', { count })))
  await size.selectOption('5')
  await expect(rows(page)).toHaveCount(5)
  const first = await rows(page).allTextContents()
  const previous = pager(page).getByRole('button', { name: text('common.previous') })
  const next = pager(page).getByRole('button', { name: text('common.next') })
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(page).toHaveURL(/page=1/)
  await expect.poll(() => asked.at(-1)?.searchParams.get('page')).toBe('1')
  await expect(previous).toBeEnabled()
  await previous.click()
  await expect(page).not.toHaveURL(/page=/)
  await expect(rows(page)).toHaveText(first)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/admin$/)
})

test('PRO-03 a page behind the end, as after deleting its last row, shows the last page', async ({ page }) => {
  await page.goto('/vacancies/admin?size=5&page=60')
  await expect(page).not.toHaveURL(/page=60/)
  await expect(page).toHaveURL(/page=\d+$/)
  await expect(rows(page).first()).toBeVisible()
  await expect(pager(page).getByRole('button', { name: text('common.next') })).toBeDisabled()
})

test('SHR-02 SHR-03 a list shows that it is loading, and a failed load offers a retry', async ({ page, expectConsoleError }) => {
  expectConsoleError(/500/)
  const release = await hold(page, '**/api/jobs/list/es?*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, error_message: 'errors.unexpected', errors: {} } }),
  )
  await page.reload()
  const frame = page.locator('[aria-busy="true"]')
  await expect(frame.getByRole('table')).toBeVisible()
  release()
  await expect(page.getByText(text('errors.unexpected'))).toBeVisible()
  await page.unroute('**/api/jobs/list/es?*')
  await page.getByRole('button', { name: text('common.try_again') }).click()
  await expect(rows(page).first()).toBeVisible()
})

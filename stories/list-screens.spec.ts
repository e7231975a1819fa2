import type { Locator, Page } from '@playwright/test'
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

test('PRO-03 a search sends one request 200 ms after the last key, and clearing it restores the list', async ({
  page,
  startSession,
}) => {
  await startSession('admin')
  await page.goto('/vacancies/admin')
  await expect(rows(page).first()).toBeVisible()
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

import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listCurrenciesEndpoint } from '#domain/hiring/currencies/currencies.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useCurrencies } from '../../hiring/currencies/currencies.queries.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { DataTable } from './data-table.tsx'
import { useList } from './use-list.ts'

const t = textIn('es')
const currencies = Array.from({ length: 23 }, (_, index) => ({ uuid: `c${index}`, code: 'COP', name: `Moneda ${index + 1}` }))
const onePage = limits.defaultPageSize

afterEach(() => vi.restoreAllMocks())

/** Answers the calls of the list as the server does. Calls wait while `held` is set, and fail while `fails` is. */
function serveCurrencies() {
  const server = { asked: [] as URLSearchParams[], held: undefined as Promise<unknown> | undefined, fails: false }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const query = new URL(String(address), location.href).searchParams
    server.asked.push(query)
    await server.held
    if (server.fails) return Response.json({ status: 500, error_message: 'errors.unexpected', errors: {} }, { status: 500 })
    const all = query.get('part') === 'first' ? currencies.slice(0, 3) : currencies
    const found = all.filter(({ name }) => name.includes(query.get('q') ?? ''))
    const [at, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? onePage)]
    return Response.json({ data: found.slice(at * size, (at + 1) * size), total: found.length })
  })
  return {
    server,
    /** Holds all calls from now on. Returns a function that lets them go. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      server.held = promise
      return resolve
    },
  }
}

function Currencies() {
  const list = useCurrencies()
  return (
    <DataTable
      caption="Monedas"
      list={list}
      columns={[{ key: 'name', label: 'Nombre', sortable: true, cell: ({ name }) => name }]}
      nameOf={({ name }) => name}
    />
  )
}

const table = page.getByRole('table', { name: 'Monedas' })
const rows = table.getByRole('rowheader')
const search = page.getByRole('searchbox', { name: t('common.search') })
const pager = page.getByRole('navigation', { name: t('common.pages') })
const next = pager.getByRole('button', { name: t('common.next') })
const previous = pager.getByRole('button', { name: t('common.previous') })
const isBusy = () => table.element().closest('[aria-busy]')?.getAttribute('aria-busy') === 'true'

test('PRO-03 SHR-02 a slow search keeps the previous rows visible and shows that it is busy', async () => {
  const { hold } = serveCurrencies()
  const { router } = await renderPart(<Currencies />)
  await expect.element(rows).toHaveLength(onePage)
  expect(isBusy()).toBe(false)
  const release = hold()
  await search.fill('Moneda 12')
  await expect.poll(isBusy).toBe(true)
  await expect.poll(() => router.state.location.search).toBe('?q=Moneda+12')
  await expect.element(rows).toHaveLength(onePage)
  release()
  await expect.element(rows).toHaveLength(1)
  await expect.poll(isBusy).toBe(false)
  await expect.element(search).toHaveValue('Moneda 12')
})

test('PRO-03 pages have the sizes of the documents and can be turned in both directions', async () => {
  const { server } = serveCurrencies()
  const { router } = await renderPart(<Currencies />)
  const size = pager.getByRole('combobox', { name: t('common.rows_per_page') })
  await expect.element(size.getByRole('option')).toHaveLength(limits.pageSizes.length)
  for (const [place, count] of limits.pageSizes.entries())
    await expect.element(size.getByRole('option').nth(place)).toHaveTextContent(t('common.show_count', { count }))
  await size.selectOptions('5')
  await expect.element(rows).toHaveLength(5)
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.element(rows.first()).toHaveTextContent('Moneda 6')
  expect(server.asked.at(-1)?.get('page')).toBe('1')
  await expect.poll(() => router.state.location.search).toBe('?size=5&page=1')
  await previous.click()
  await expect.element(rows.first()).toHaveTextContent('Moneda 1')
  await expect.poll(() => router.state.location.search).toBe('?size=5')
  expect(router.state.historyAction, 'back leaves the list').toBe('REPLACE')
})

test('PRO-03 SHR-04 the pager keeps the focus after the last possible press', async () => {
  serveCurrencies()
  const { router } = await renderPart(<Currencies />, { at: '/?size=5&page=1' })
  await expect.element(previous).toBeVisible()
  previous.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.element(previous).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe('?size=5')
  await expect.element(rows.first()).toHaveTextContent('Moneda 1')
})

test('PRO-03 a page behind the end, as after deleting its last row, shows the last page', async () => {
  serveCurrencies()
  const { router } = await renderPart(<Currencies />, { at: '/?size=5&page=60' })
  await expect.element(rows).toHaveLength(3)
  await expect.poll(() => router.state.location.search).toBe('?size=5&page=4')
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
})

test('PRO-03 a page behind the end shows no empty list while its last page is read', async () => {
  const { server, hold } = serveCurrencies()
  // Held from the start, so that the second call cannot pass before it is held too.
  const answerFirst = hold()
  await renderPart(<Currencies />, { at: '/?size=10&page=3' })
  await expect.poll(() => server.asked.length).toBe(1)
  const release = hold()
  answerFirst()
  await expect.poll(() => server.asked.length).toBe(2)
  expect(isBusy()).toBe(true)
  await expect.element(page.getByText(t('common.no_results'))).not.toBeInTheDocument()
  release()
  await expect.element(rows).toHaveLength(3)
})

test('SHR-02 SHR-03 a list shows that it is loading, and a failed load offers a retry', async () => {
  const { server, hold } = serveCurrencies()
  const release = hold()
  server.fails = true
  await renderPart(<Currencies />)
  await expect.element(table).toBeVisible()
  expect(isBusy()).toBe(true)
  release()
  await expect.element(page.getByText(t('errors.unexpected'))).toBeVisible()
  server.fails = false
  await page.getByRole('button', { name: t('common.try_again') }).click()
  await expect.element(rows).toHaveLength(onePage)
})

test('PRO-03 SHR-04 pages, results of a search and empty results are announced in existing live regions', async () => {
  serveCurrencies()
  await renderPart(<Currencies />, { at: '/?size=5' })
  await expect.element(rows).toHaveLength(5)
  // Screen readers announce only changes inside regions that existed before.
  const regions = [...document.querySelectorAll('main [role="status"]')]
  const announced = () => regions.map(({ textContent }) => textContent).join('')
  const place = (at: number, pages: number, count: number) =>
    `${t('common.total', { count })}. ${t('common.page_of', { page: at, pages })}.`
  await expect.poll(announced).toBe(place(1, 5, 23))
  await next.click()
  await expect.poll(announced).toBe(place(2, 5, 23))
  await search.fill('zzzz')
  await expect.poll(announced).toContain(t('common.no_results'))
  await search.fill('')
  await expect.poll(announced).toBe(place(1, 5, 23))
})

test('PRO-03 the pages of a growing list end where the server refuses the next', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: currencies.slice(0, 5), total: limits.countCap, total_capped: true }),
  )
  await renderPart(<Currencies />, { at: `/?size=5&page=${limits.countCap / 5 - 1}` })
  await expect.element(rows).toHaveLength(5)
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await previous.click()
  await expect.element(next).not.toHaveAttribute('aria-disabled', 'true')
})

test('LIST-01 a part of a list that its page chooses is no filter: below six rows it has no search', async () => {
  const { server } = serveCurrencies()
  const Few = () => (
    <DataTable
      caption="Monedas"
      list={useList(listCurrenciesEndpoint, { sort: 'id', scope: { part: 'first' } })}
      columns={[{ key: 'name', label: 'Nombre', cell: ({ name }) => name }]}
      nameOf={({ name }) => name}
    />
  )
  await renderPart(<Few />)
  await expect.element(rows.first()).toBeVisible()
  expect(server.asked[0]?.get('part')).toBe('first')
  for (const tool of [search, pager]) expect(tool.query()).toBeNull()
})

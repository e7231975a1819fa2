import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { limits } from '#domain/kernel/limits.ts'
import { useCurrencies } from '../../hiring/currencies/currencies.queries.ts'
import { usePrintedUsers } from '../../people/users/users.queries.ts'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { DataTable } from './data-table.tsx'

const t = textIn('es')
const opener = page.getByRole('button', { name: t('exports.open') })

afterEach(() => vi.restoreAllMocks())

interface Asked {
  readonly address: URL
  readonly body: unknown
}

const rows = Array.from({ length: limits.listToolsFrom }, (_, place) => ({
  uuid: `c${place}`,
  code: `CO${place}`,
  name: `Peso ${place}`,
}))

/** Answers the list with as many rows as an export needs, and its export with a file or a refusal. Returns the exports that were asked for. */
function serve(refusal?: string): Asked[] {
  const asked: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (at, init) => {
    const address = new URL(String(at), location.href)
    if (init?.method !== 'POST') return Response.json({ data: rows, total: rows.length })
    asked.push({ address, body: JSON.parse(String(init.body)) })
    if (refusal) return Response.json({ error: true, error_message: refusal }, { status: 422 })
    return new Response('x', { headers: { 'content-disposition': "attachment; filename*=UTF-8''monedas.xlsx" } })
  })
  return asked
}

/** The names of the files that the page saves. */
function watchSaved(): string[] {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

const useUsers = () => usePrintedUsers('es')

function List({ of: useIt }: { of: typeof useCurrencies | typeof useUsers }) {
  const list = useIt()
  return (
    <DataTable
      caption="Lista"
      list={list as unknown as ReturnType<typeof useCurrencies>}
      columns={[{ key: 'name', label: 'Nombre', sortable: true, cell: ({ name }) => name }]}
      nameOf={({ name }) => name}
    />
  )
}

test('OUT-01 the menu saves the list as a file, with its search and order and in the language of the page', async () => {
  const [asked, saved] = [serve(), watchSaved()]
  await renderPart(<List of={useCurrencies} />, { at: '/?q=peso&sort=-name' })
  await opener.click()
  await expectAccessible()
  await page.getByRole('button', { name: t('exports.xlsx') }).click()
  await vi.waitFor(() => expect(saved).toEqual(['monedas.xlsx']))
  expect(asked[0]?.address.pathname).toBe('/api/currencies/export')
  expect(Object.fromEntries(asked[0]?.address.searchParams ?? [])).toEqual({ q: 'peso', sort: '-name' })
  expect(asked[0]?.body).toEqual({ format: 'xlsx', language: 'es' })
  await expect.element(page.getByRole('button', { name: t('exports.csv') })).not.toBeInTheDocument()
})

test('OUT-01 a list that is too long to export says so', async () => {
  serve('errors.too_long_to_export')
  await renderPart(<List of={useCurrencies} />)
  await opener.click()
  await page.getByRole('button', { name: t('exports.csv') }).click()
  await expect.element(page.getByText(t('errors.too_long_to_export'))).toBeVisible()
})

test('OUT-01 a list that does not leave as a file has no such menu', async () => {
  serve()
  await renderPart(<List of={useUsers} />)
  await expect.element(page.getByText('Peso 0')).toBeVisible()
  await expect.element(opener).not.toBeInTheDocument()
})

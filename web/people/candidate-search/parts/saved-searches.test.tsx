import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { SavedSearches } from './saved-searches.tsx'

const t = textIn('es')
const search = {
  uuid: 's',
  name: 'Contadoras',
  query: { q: 'siigo', active: '90' },
  own: true,
  owner: 'Marta Ríos',
  role: { uuid: 'r', name: 'Selección', built_in: null },
  new: 0,
  new_capped: false,
  version: 4,
}
const saveChanges = page.getByRole('button', { name: t('pool.save_changes_named', { name: search.name }) })
const saveNew = page.getByRole('button', { name: t('pool.save_as_new') })

afterEach(() => vi.restoreAllMocks())

/** Shows the searches on a page with a query. Returns the changes that were sent. */
async function show(at: string, query: Record<string, string>, own = true) {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'PUT') return Response.json({ data: [{ ...search, own }], total: 1, roles: [] })
    sent.push(JSON.parse(String(init.body)))
    return Response.json({ success_message: 'common.modified', data: { uuid: 's' } })
  })
  await renderPart(<SavedSearches query={query} roleName={({ name }) => name} />, { at })
  await expect.element(page.getByRole('link', { name: search.name })).toBeVisible()
  return sent
}

test('POO-02 changed filters are saved over the own search that they began with, or as a new one', async () => {
  const sent = await show('/?q=siigo&active=30&saved=s', { q: 'siigo', active: '30', sort: 'relevance' })
  await expect.element(saveNew).toBeVisible()
  await expect.element(page.getByRole('link', { name: search.name })).toHaveAttribute('aria-current', 'true')
  await expectAccessible()
  await saveChanges.click()
  await expect.element(page.getByText(t('common.modified', { name: search.name }))).toBeVisible()
  expect(sent).toEqual([{ name: 'Contadoras', role: 'r', version: 4, query: { q: 'siigo', active: '30' } }])
})

test.each([
  ['a search without changes', '/?q=siigo&active=90&saved=s', { q: 'siigo', active: '90' }, true],
  ['filters that began without a saved search', '/?q=siigo', { q: 'siigo' }, true],
  ["a colleague's shared search", '/?q=siigo&saved=s', { q: 'siigo' }, false],
])('POO-02 %s can only be saved as a new one', async (_, at, query, own) => {
  await show(at, query as Record<string, string>, own)
  await expect.element(page.getByRole('button', { name: t('pool.save') })).toBeVisible()
  await expect.element(saveChanges).not.toBeInTheDocument()
})

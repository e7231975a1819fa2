import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { limits } from '#domain/kernel/limits.ts'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { ApiRefusal } from '../client/api-refusal.ts'
import { textIn } from '../i18n/catalog.ts'
import { DataTable } from './data-table.tsx'
import { ListTools } from './list-tools.tsx'
import { useChangeActions } from './use-change-actions.ts'
import { useRows } from './use-rows.ts'

const t = textIn('es')
interface Client {
  readonly id: number
  readonly name: string
  readonly vacancies: number
}
const clients: readonly Client[] = Array.from({ length: limits.defaultPageSize + 2 }, (_, index) => ({
  id: index + 1,
  name: `Cliente ${index + 1}`,
  vacancies: 100 - index,
}))
const none: readonly Client[] = []

interface Query {
  data?: readonly Client[]
  error?: unknown
  refetch?: () => unknown
  onDelete?: (row: Client) => Promise<unknown>
}

function Clients({ data, error, refetch = () => undefined, onDelete = async () => undefined }: Query) {
  const changeActions = useChangeActions()
  const list = useRows<Client>(
    { data, error, isFetching: false, refetch },
    {
      sort: 'name',
      textOf: ({ name }) => name,
      sortValueOf: (row, column) => (column === 'vacancies' ? row.vacancies : row.name),
    },
  )
  return (
    <DataTable
      caption="Clientes"
      list={list}
      columns={[
        { key: 'name', label: 'Nombre', sortable: true, cell: ({ name }) => name },
        { key: 'vacancies', label: 'Vacantes', sortable: true, numeric: true, cell: ({ vacancies }) => vacancies },
      ]}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      actions={(row) => changeActions(row.name, { edit: () => undefined, remove: { onDelete: () => onDelete(row) } })}
    />
  )
}

const table = page.getByRole('table', { name: 'Clientes' })
const firstRow = table.getByRole('rowheader').first()
const search = page.getByRole('searchbox', { name: t('common.search') })
const pager = page.getByRole('navigation', { name: t('common.pages') })

test('PRO-03 SBS-01 the headings sort a table, numbers from the highest first, and state the order', async () => {
  await renderPart(<Clients data={clients} />)
  await expect.element(firstRow).toHaveTextContent('Cliente 1')
  const heading = table.getByRole('columnheader', { name: 'Vacantes' })
  await heading.getByRole('button').click()
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending')
  await expect.element(firstRow).toHaveTextContent('Cliente 1')
  await heading.getByRole('button').click()
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(firstRow).toHaveTextContent(`Cliente ${clients.length}`)
})

test('PRO-03 search, page and size are in the address, which shows the same rows again', async () => {
  const { router } = await renderPart(<Clients data={clients} />)
  await page.getByRole('button', { name: t('common.next') }).click()
  await expect.element(table.getByRole('rowheader')).toHaveLength(2)
  await vi.waitFor(() => expect(router.state.location.search).toBe('?page=1'))
  await search.fill('cliente 12')
  await expect.element(firstRow).toHaveTextContent('Cliente 12')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?q=cliente+12'))
})

test('PRO-03 a search that finds nothing says so in a live region', async () => {
  await renderPart(<Clients data={clients} />)
  await expect.element(pager).toBeVisible()
  await search.fill('zzz')
  await expect.element(page.getByRole('status').getByText(t('common.no_results')).first()).toBeVisible()
  await expect.element(page.getByText(t('common.no_results_hint'))).toBeVisible()
  await expect.element(pager).not.toBeInTheDocument()
})

test('PRO-03 a list without rows says so', async () => {
  await renderPart(<Clients data={none} />)
  await expect.element(page.getByText(t('common.no_results')).first()).toBeVisible()
})

test('SHR-02 a list that could not be read says why and can be read again', async () => {
  const refetch = vi.fn()
  await renderPart(<Clients error={new ApiRefusal(0, 'errors.network')} refetch={refetch} />)
  await expect.element(page.getByText(t('errors.network'))).toBeVisible()
  await page.getByRole('button', { name: t('common.try_again') }).click()
  expect(refetch).toHaveBeenCalledOnce()
})

test('PRO-03 a deletion asks with the row’s name, and then focuses the list', async () => {
  const onDelete = vi.fn(async () => undefined)
  await renderPart(<Clients data={clients} onDelete={onDelete} />)
  await page.getByRole('button', { name: t('common.actions_of', { name: 'Cliente 2' }), exact: true }).click()
  await page.getByRole('menuitem', { name: t('common.delete'), exact: true }).click()
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleDescription(t('common.delete_question', { name: 'Cliente 2' }))
  await page.getByRole('button', { name: t('common.delete_confirm') }).click()
  await expect.element(page.getByRole('region', { name: 'Clientes' })).toHaveFocus()
  expect(onDelete).toHaveBeenCalledWith(clients[1])
})

/** A table with figures, a long text, a button beside the search, and rows with several actions. */
function Vacancies({ email = 'ana@demo.test' }) {
  const changeActions = useChangeActions()
  const list = useRows<Client>(
    { data: clients, error: undefined, isFetching: false, refetch: () => undefined },
    { sort: 'name', textOf: ({ name }) => name, sortValueOf: ({ name }) => name },
  )
  return (
    <DataTable
      caption="Clientes"
      list={list}
      columns={[
        { key: 'name', label: 'Nombre', cell: ({ name }) => name },
        { key: 'vacancies', label: 'Vacantes', numeric: true, cell: ({ vacancies }) => vacancies },
        { key: 'email', label: 'Correo', cell: () => email },
        { key: 'applicants', label: 'Candidatos', numeric: true, cell: ({ vacancies }) => vacancies },
      ]}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      actions={({ id, name }) => [
        { label: 'Compartir', name: `Compartir ${id}`, to: '/compartir' },
        ...changeActions(name, { edit: '/editar', remove: { onDelete: async () => undefined } }),
      ]}
    >
      <ListTools>
        <button type="button">Agregar un cliente</button>
      </ListTools>
    </DataTable>
  )
}

const menuButton = page.getByRole('button', { name: t('common.actions_of', { name: 'Cliente 1' }), exact: true })
const menu = page.getByRole('menu', { name: t('common.actions_of', { name: 'Cliente 1' }) })
const entry = (name: string) => menu.getByRole('menuitem', { name, exact: true })

test('PRO-03 SHR-04 the many actions of a row are in one menu that works by keyboard', async () => {
  await renderPart(<Vacancies />, { pages: { '/editar': <h1>Editar el cliente</h1> } })
  menuButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(entry('Compartir')).toHaveFocus()
  expect(
    menu
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Compartir', t('common.edit'), t('common.delete')])
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entry(t('common.edit'))).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(menuButton).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await entry(t('common.edit')).click()
  await expect.element(page.getByRole('heading', { name: 'Editar el cliente' })).toBeVisible()
})

test('PRO-03 a right-aligned number keeps a distance of 24 px to the next column', async () => {
  await renderPart(<Vacancies />)
  const cells = [...table.getByRole('row').nth(1).element().children]
  const inside = (cell: Element) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return range.getBoundingClientRect()
  }
  const gaps = cells.flatMap((cell, place) => {
    const next = cells[place + 1]
    return next && getComputedStyle(cell).textAlign === 'right' ? [inside(next).left - inside(cell).right] : []
  })
  expect(gaps).toHaveLength(2)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(24)
})

test('PRO-03 SHR-04 the search is at least 240 px wide beside buttons, and a whole row on a phone', async () => {
  await renderPart(<Vacancies />)
  const widthAt = async (width: number) => {
    await page.viewport(width, 800)
    return search.element().getBoundingClientRect().width
  }
  for (const width of [768, 900, 1024, 1280, 1440]) expect(await widthAt(width), `${width} px`).toBeGreaterThanOrEqual(240)
  expect(await widthAt(360)).toBeGreaterThanOrEqual(300)
  await page.viewport(1280, 800)
})

test('PRO-03 a truncated value of a table is complete in its tooltip', async () => {
  const email = `${'persona.con.un.nombre.muy.largo.'.repeat(3)}@demo.test`
  await renderPart(<Vacancies email={email} />)
  const value = page.getByText(email).first()
  await value.hover()
  await expect.element(value).toHaveAttribute('title', email)
  const { scrollWidth, parentElement } = table.element()
  expect(scrollWidth).toBeLessThanOrEqual(parentElement?.clientWidth ?? 0)
})

test('LIST-03 a value that says too little alone has its heading before it on a phone, and empty ones leave no trace', async () => {
  await page.viewport(390, 800)
  await renderPart(<Results />)
  const cells = [...table.element().querySelectorAll('td')]
  const before = (at: number) => getComputedStyle(cells[at]!, '::before').content
  expect([before(1), before(2)]).toEqual(['"SQL "', '" · Excel "'])
  await page.viewport(1280, 800)
  await expect.poll(() => before(1)).toBe('none')
})

function Results() {
  const list = useRows<Client>(
    { data: clients.slice(0, 1), error: undefined, isFetching: false, refetch: () => undefined },
    { sort: 'name', textOf: ({ name }) => name, sortValueOf: ({ name }) => name },
  )
  return (
    <DataTable
      caption="Clientes"
      list={list}
      columns={[
        { key: 'name', label: 'Nombre', cell: ({ name }) => name },
        { key: 'place', label: 'Lugar', cell: () => '' },
        { key: 'sql', label: 'SQL', isNamed: true, cell: () => 'Bloqueada' },
        { key: 'excel', label: 'Excel', isNamed: true, cell: () => 'Pendiente' },
      ]}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
    />
  )
}

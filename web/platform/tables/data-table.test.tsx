import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { limits } from '#domain/kernel/limits.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { ApiRefusal } from '../client/api-refusal.ts'
import { textIn } from '../i18n/catalog.ts'
import { DataTable } from './data-table.tsx'
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
      onDelete={onDelete}
    />
  )
}

const table = page.getByRole('table', { name: 'Clientes' })
const firstRow = table.getByRole('rowheader').first()
const search = page.getByRole('searchbox', { name: t('common.search') })

test('PRO-03 the headings sort a table and state the order', async () => {
  await renderPart(<Clients data={clients} />)
  await expect.element(firstRow).toHaveTextContent('Cliente 1')
  const heading = table.getByRole('columnheader', { name: 'Vacantes' })
  await heading.getByRole('button').click()
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(firstRow).toHaveTextContent(`Cliente ${clients.length}`)
  await heading.getByRole('button').click()
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending')
  await expect.element(firstRow).toHaveTextContent('Cliente 1')
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
  await search.fill('zzz')
  await expect.element(page.getByRole('status').getByText(t('common.no_results')).first()).toBeVisible()
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
  await page.getByRole('button', { name: t('common.delete_named', { name: 'Cliente 2' }) }).click()
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleDescription(t('common.delete_question', { name: 'Cliente 2' }))
  await page.getByRole('button', { name: t('common.delete_confirm') }).click()
  await expect.element(page.getByRole('region', { name: 'Clientes' })).toHaveFocus()
  expect(onDelete).toHaveBeenCalledWith(clients[1])
})

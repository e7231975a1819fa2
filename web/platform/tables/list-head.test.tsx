import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { limits } from '#domain/kernel/limits.ts'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { OneLineHeads } from '../ui/beside-title.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { DataTable } from './data-table.tsx'
import { ListFilters } from './list-filters.tsx'
import { useChangeActions } from './use-change-actions.ts'
import { useRows } from './use-rows.ts'

const t = textIn('es')
// The head has the sizes of a workplace.
beforeAll(() => {
  document.body.dataset.frame = 'workplace'
})

interface Tag {
  readonly name: string
}
const tags = (count: number): readonly Tag[] => Array.from({ length: count }, (_, place) => ({ name: `Etiqueta ${place + 1}` }))

interface Props {
  rows: readonly Tag[]
  onEdit?: (row: Tag) => void
  onDelete?: (row: Tag) => Promise<unknown>
  readFile?: () => Promise<File>
  hasFilters?: boolean
}

function Page({ rows, onEdit = () => undefined, onDelete = async () => undefined, readFile, hasFilters = true }: Props) {
  const changeActions = useChangeActions()
  const list = useRows<Tag>(
    { data: rows, error: undefined, isFetching: false, refetch: () => undefined },
    { sort: 'name', textOf: ({ name }) => name, sortValueOf: ({ name }) => name, ...(readFile && { readFile }) },
  )
  return (
    <OneLineHeads>
      <PageHead
        title="Etiquetas"
        description="Palabras del equipo"
        menu={[
          { label: 'Imprimir', to: '/print' },
          { label: 'Importar', to: '/import', whenEmpty: true },
        ]}
      >
        <Button>Agregar etiqueta</Button>
        <Button icon={<svg width="20" height="20" aria-hidden="true" />}>Recargar</Button>
      </PageHead>
      {hasFilters && (
        <ListFilters label="Filtros">
          <input aria-label="Filtro" />
        </ListFilters>
      )}
      <DataTable
        caption="Etiquetas"
        list={list}
        columns={[
          { key: 'name', label: 'Nombre', sortable: true, cell: ({ name }) => name },
          { key: 'use', label: 'Uso', cell: () => 'En uso' },
        ]}
        idOf={({ name }) => name}
        nameOf={({ name }) => name}
        actions={(row) => changeActions(row.name, { edit: () => onEdit(row), remove: { onDelete: () => onDelete(row) } })}
        empty={<EmptyState title="Todavía no hay etiquetas" text="Palabras del equipo" />}
      />
    </OneLineHeads>
  )
}

const search = page.getByRole('searchbox', { name: t('common.search') })
const pager = page.getByRole('navigation', { name: t('common.pages') })
const menu = page.getByRole('button', { name: t('common.more'), exact: true })
const exporting = page.getByRole('button', { name: t('exports.as', { format: t('exports.csv') }) })
const readFile = async () => new File([''], 'etiquetas.csv')

test('LIST-01 below six rows a list has no search, export or pages', async () => {
  await page.viewport(1280, 800)
  await renderPart(<Page rows={tags(limits.listToolsFrom - 1)} readFile={readFile} />)
  await expect.element(page.getByRole('rowheader')).toHaveLength(limits.listToolsFrom - 1)
  for (const tool of [search, pager, exporting]) expect(tool.query()).toBeNull()
})

test('LIST-01 from six rows on a list has search, export and pages', async () => {
  await page.viewport(1280, 800)
  await renderPart(<Page rows={tags(limits.listToolsFrom)} readFile={readFile} />)
  await expect.element(search).toBeVisible()
  await expect.element(pager).toBeVisible()
  await menu.click()
  await expect.element(exporting).toBeVisible()
})

test('LIST-01 a search that finds less than six rows stays', async () => {
  await renderPart(<Page rows={tags(12)} />)
  await search.fill('etiqueta 12')
  await expect.element(page.getByRole('rowheader')).toHaveLength(1)
  await expect.element(search).toHaveValue('etiqueta 12')
})

test('LIST-04 an empty list has its words, the main button and a second link, and nothing else', async () => {
  await page.viewport(1280, 800)
  await renderPart(<Page rows={[]} readFile={readFile} />)
  const words = page.getByRole('status').filter({ hasText: 'Todavía no hay etiquetas' })
  await expect.element(words.getByRole('button', { name: 'Agregar etiqueta' })).toBeVisible()
  await expect.element(words.getByRole('link', { name: 'Importar' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Agregar etiqueta' })).toHaveLength(1)
  for (const absent of [page.getByRole('table'), page.getByRole('searchbox'), page.getByRole('textbox', { name: 'Filtro' })])
    expect(absent.query()).toBeNull()
  await expectAccessible()
})

test('LIST-05 title, count, search, main button and menu stand on one line of at most 44 px', async () => {
  await page.viewport(1280, 800)
  await renderPart(<Page rows={tags(23)} readFile={readFile} />)
  await expect.element(page.getByText('23', { exact: true })).toBeVisible()
  expect(document.querySelector('header')?.getBoundingClientRect().height).toBeLessThanOrEqual(44)
  await expectAccessible()
})

test('LIST-06 a press on a row opens it; edit is at the row, and its menu has all actions', async () => {
  await page.viewport(1280, 800)
  const onEdit = vi.fn()
  const onDelete = vi.fn(async () => undefined)
  await renderPart(<Page rows={tags(3)} onEdit={onEdit} onDelete={onDelete} />)
  await page.getByRole('cell', { name: 'En uso' }).first().click()
  expect(onEdit).toHaveBeenCalledWith({ name: 'Etiqueta 1' })
  await page.getByRole('button', { name: t('common.edit_named', { name: 'Etiqueta 2' }) }).click()
  expect(onEdit).toHaveBeenLastCalledWith({ name: 'Etiqueta 2' })
  expect(page.getByRole('button', { name: t('common.delete_named', { name: 'Etiqueta 2' }) }).query()).toBeNull()
  await page.getByRole('button', { name: t('common.actions_of', { name: 'Etiqueta 2' }) }).click()
  await page.getByRole('menuitem', { name: t('common.delete'), exact: true }).click()
  await page.getByRole('button', { name: t('common.delete_confirm') }).click()
  await vi.waitFor(() => expect(onDelete).toHaveBeenCalledWith({ name: 'Etiqueta 2' }))
})

test('LIST-03 on a phone a row has two lines, and a sheet has filters and order', async () => {
  await page.viewport(390, 844)
  await renderPart(<Page rows={tags(8)} />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  for (const row of document.querySelectorAll('tbody tr')) expect(row.getBoundingClientRect().height).toBe(64)
  await page.getByRole('button', { name: t('lists.filters') }).click()
  await expect.element(page.getByRole('textbox', { name: 'Filtro' })).toBeVisible()
  await page.getByLabelText(t('lists.order')).selectOptions('-name')
  await expect.element(page.getByRole('rowheader').first()).toHaveTextContent('Etiqueta 8')
  await userEvent.keyboard('{Escape}')
  await page.viewport(1280, 800)
})

test('LIST-03 on a phone the second line of a row has whole values only', async () => {
  await page.viewport(390, 844)
  const places = ['Cali', 'Santiago de Querétaro, México', 'Una ciudad con un nombre que solo no cabe en la línea de un teléfono']
  const Places = () => {
    const list = useRows<Tag>(
      { data: tags(places.length), error: undefined, isFetching: false, refetch: () => undefined },
      { sort: 'name', textOf: ({ name }) => name, sortValueOf: ({ name }) => name },
    )
    const columns = [
      { key: 'name', label: 'Nombre', cell: ({ name }: Tag) => name },
      { key: 'place', label: 'Ciudad', cell: ({ name }: Tag) => places[Number(name.slice(-1)) - 1] },
      { key: 'job', label: 'Vacante', cell: () => 'Analista de información y de datos' },
    ]
    return <DataTable caption="Etiquetas" list={list} columns={columns} idOf={({ name }) => name} nameOf={({ name }) => name} />
  }
  await renderPart(<Places />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const seen = [...document.querySelectorAll('tbody tr')].map((row) => {
    const { bottom, right, height } = row.getBoundingClientRect()
    expect(height).toBe(64)
    return [...row.querySelectorAll('td')].map((cell) => {
      const box = cell.getBoundingClientRect()
      if (box.top + box.height / 2 > bottom) return 'hidden'
      expect(box.right).toBeLessThanOrEqual(right)
      return cell.scrollWidth > cell.clientWidth ? 'cut' : 'whole'
    })
  })
  expect(seen).toEqual([
    ['whole', 'whole'],
    ['whole', 'hidden'],
    ['cut', 'hidden'],
  ])
  await page.viewport(1280, 800)
})

test('LIST-02 a column that few rows fill is left out of a page without any of its values', async () => {
  const Notes = ({ noted }: { noted: string }) => {
    const list = useRows<Tag>(
      { data: tags(3), error: undefined, isFetching: false, refetch: () => undefined },
      { sort: 'name', textOf: ({ name }) => name, sortValueOf: ({ name }) => name },
    )
    const columns = [
      { key: 'name', label: 'Nombre', cell: ({ name }: Tag) => name },
      { key: 'note', label: 'Nota', hasValue: ({ name }: Tag) => name === noted, cell: () => 'Anotada' },
    ]
    return <DataTable caption="Etiquetas" list={list} columns={columns} idOf={({ name }) => name} nameOf={({ name }) => name} />
  }
  const { unmount } = await renderPart(<Notes noted="Etiqueta 2" />)
  await expect.element(page.getByRole('columnheader', { name: 'Nota' })).toBeVisible()
  unmount()
  await renderPart(<Notes noted="Etiqueta 9" />)
  await expect.element(page.getByRole('columnheader')).toHaveLength(1)
})

test('LIST-05 on a phone a button of the head is its icon, or has all of its words when it has none', async () => {
  await page.viewport(390, 844)
  await renderPart(<Page rows={tags(8)} />)
  const words = page.getByRole('button', { name: 'Agregar etiqueta' }).element()
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  const icon = page.getByRole('button', { name: 'Recargar' }).element()
  expect(icon.getBoundingClientRect().width).toBe(icon.getBoundingClientRect().height)
  await page.viewport(1280, 800)
})

test('LIST-03 on a phone a list below six rows without filters has no sheet', async () => {
  await page.viewport(390, 844)
  await renderPart(<Page rows={tags(3)} hasFilters={false} />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  expect(page.getByRole('button', { name: t('lists.filters') }).query()).toBeNull()
  await page.viewport(1280, 800)
})

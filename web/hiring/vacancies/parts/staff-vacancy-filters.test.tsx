import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { useMine } from '../../../platform/session/use-mine.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { StaffVacancyFilters, useVacancyFilter } from './staff-vacancy-filters.tsx'

const t = textIn('es')
const select = (label: string) => page.getByRole('combobox', { name: label })

afterEach(() => vi.restoreAllMocks())

function Filters() {
  const { filter, change } = useVacancyFilter()
  const [mine] = useMine()
  return (
    <>
      <StaffVacancyFilters filter={filter} onChange={change} />
      <p>{mine ? 'shows mine' : 'shows all'}</p>
    </>
  )
}

test('TEA-01 the filters by client, owner and state are in the address', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const isOfClients = String(address).includes('/clients/')
    const data = isOfClients ? [{ id: 1, uuid: 'c1', name_clients: 'Andina' }] : [{ uuid: 'u1', fullname: 'Ana Ríos' }]
    return Response.json({ data, total: 1 })
  })
  const { router } = await renderPart(<Filters />, { at: '/?state=draft' })
  await expect.element(select(t('vacancies.column.status_job'))).toHaveValue('draft')
  await select(t('vacancies.column.name_client')).selectOptions('Andina')
  await select(t('members.owner')).selectOptions('Ana Ríos')
  await expect.poll(() => router.state.location.search).toBe('?state=draft&client=c1&owner=u1')
  await select(t('members.owner')).selectOptions(t('members.no_owner'))
  await select(t('vacancies.column.status_job')).selectOptions(t('vacancies.filter_any'))
  await expect.poll(() => router.state.location.search).toBe('?client=c1&owner=none')
  await expectAccessible()
})

test('TEA-01 without a session the switch shows all vacancies', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [], total: 0 }))
  await renderPart(<Filters />)
  await expect.element(page.getByRole('radio', { name: t('lists.scope.all') })).toBeChecked()
  await expect.element(page.getByText('shows all')).toBeVisible()
})

import { placementStates } from '#domain/hiring/placements/guarantee.rules.ts'
import { formatMonth } from '#domain/kernel/dates.ts'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { FilterSelect } from '../../../platform/tables/filter-select.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { useListFilter } from '../../../platform/tables/list-state.ts'
import { useClientsToFilter } from '../placements.queries.ts'

export const usePlacementFilter = () => useListFilter(['client', 'month', 'state'])
type Filter = ReturnType<typeof usePlacementFilter>['filter']

/** Months on offer after and before the present one. */
const [ahead, back] = [3, 24]

/** Filters the placements: client, month of the first day, and guarantee (PLC-01). */
export function PlacementFilters({ filter, onChange }: { filter: Filter; onChange(next: Partial<Filter>): void }) {
  const t = useText()
  const { language } = useLanguage()
  const clients = useClientsToFilter(filter.client)
  const selects = {
    month: {
      label: t('placements.month'),
      options: monthsAround(new Date()).map((month) => ({ value: month, label: formatMonth(`${month}-01`, language) })),
    },
    state: {
      label: t('placements.state'),
      options: placementStates.map((state) => ({ value: state, label: t(`placements.state.${state}`) })),
    },
  }
  return (
    <ListFilters label={t('placements.filters')}>
      <SearchSelect
        label={t('placements.client')}
        placeholder={t('placements.any_client')}
        {...clients}
        onChoose={(option) => onChange({ client: option?.value ?? '' })}
      />
      {(['month', 'state'] as const).map((part) => (
        <FilterSelect
          key={part}
          {...selects[part]}
          any={t(part === 'state' ? 'placements.any' : 'placements.any_client')}
          value={filter[part]}
          onChange={(value) => onChange({ [part]: value })}
        />
      ))}
    </ListFilters>
  )
}

const monthsAround = (now: Date): string[] =>
  Array.from({ length: ahead + back + 1 }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead - at, 1)).toISOString().slice(0, 7),
  )

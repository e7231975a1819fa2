import { noOwner } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { vacancyStates } from '#domain/hiring/vacancies/vacancies.rules.ts'
import type { Option } from '../../../platform/forms/choice-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { FilterSelect } from '../../../platform/tables/filter-select.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { useListFilter } from '../../../platform/tables/list-state.ts'
import { ScopeSwitch } from '../../../platform/tables/scope-switch.tsx'
import { useColleagues } from '../../members/members.queries.ts'
import { useClientOptions } from '../staff-vacancies.queries.ts'

export const useVacancyFilter = () => useListFilter(['client', 'owner', 'state'])
type Filter = ReturnType<typeof useVacancyFilter>['filter']

/** Filters the vacancies of staff: mine or all, client, owner and state (TEA-01). */
export function StaffVacancyFilters({ filter, onChange }: { filter: Filter; onChange(next: Partial<Filter>): void }) {
  const t = useText()
  const { data: clients = [] } = useClientOptions()
  const { data: colleagues = [] } = useColleagues()
  const selects = {
    client: {
      label: t('vacancies.column.name_client'),
      options: clients.map(({ uuid, name_clients }) => ({ value: uuid, label: name_clients })),
    },
    owner: {
      label: t('members.owner'),
      options: [
        { value: noOwner, label: t('members.no_owner') },
        ...colleagues.map(({ uuid, fullname }) => ({ value: uuid, label: fullname })),
      ],
    },
    state: {
      label: t('vacancies.column.status_job'),
      options: vacancyStates.map((state) => ({ value: state, label: t(`vacancies.state.${state}`) })),
    },
  } satisfies Record<keyof Filter, { label: string; options: readonly Option[] }>
  return (
    <ListFilters label={t('vacancies.staff_filters')}>
      <ScopeSwitch />
      {(['client', 'owner', 'state'] as const).map((part) => (
        <FilterSelect
          key={part}
          {...selects[part]}
          any={t('vacancies.filter_any')}
          value={filter[part]}
          onChange={(value) => onChange({ [part]: value })}
        />
      ))}
    </ListFilters>
  )
}

import { filteredTypes } from '#domain/people/users/users.contract.ts'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { FilterSelect } from '../../../platform/tables/filter-select.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { useListFilter } from '../../../platform/tables/list-state.ts'
import { ScopeSwitch } from '../../../platform/tables/scope-switch.tsx'
import { useTagChoices } from '../../tags/tags.queries.ts'
import { useChoices, useOwnerOptions } from '../users.queries.ts'

export const useUserFilter = () => useListFilter(['job', 'skill', 'tag', 'owner', 'userType'])
type Filter = ReturnType<typeof useUserFilter>['filter']

/** Filters people by vacancy, skill, tag, owner and kind (USR-01, SPEC-17, MOV-03). */
export function UserFilters({ filter, onChange }: { filter: Filter; onChange(next: Partial<Filter>): void }) {
  const t = useText()
  return (
    <ListFilters label={t('users.filters')}>
      <ScopeSwitch />
      <SearchSelect
        label={t('users.filter_job')}
        placeholder={t('users.filter_any')}
        {...useChoices('jobs', filter.job, true)}
        onChoose={(option) => onChange({ job: option?.value ?? '' })}
      />
      <SearchSelect
        label={t('users.filter_skill')}
        placeholder={t('users.filter_any')}
        {...useChoices('skills', filter.skill)}
        onChoose={(option) => onChange({ skill: option?.value ?? '' })}
      />
      <SearchSelect
        label={t('tags.filter')}
        placeholder={t('users.filter_any')}
        {...useTagChoices(filter.tag)}
        onChoose={(option) => onChange({ tag: option?.value ?? '' })}
      />
      <FilterSelect
        label={t('members.owner')}
        any={t('pool.any')}
        options={useOwnerOptions()}
        value={filter.owner}
        onChange={(owner) => onChange({ owner })}
      />
      <FilterSelect
        label={t('users.filter_type')}
        any={t('users.type.all')}
        options={filteredTypes.map((type) => ({ value: String(type), label: t(`users.type.${type}`) }))}
        value={filter.userType}
        onChange={(userType) => onChange({ userType })}
      />
    </ListFilters>
  )
}

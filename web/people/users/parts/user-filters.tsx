import { useId } from 'react'
import { filteredTypes } from '#domain/people/users/users.contract.ts'
import field from '../../../platform/forms/field.module.css'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { useListFilter } from '../../../platform/tables/list-state.ts'
import { ScopeSwitch } from '../../../platform/tables/scope-switch.tsx'
import { useTagChoices } from '../../tags/tags.queries.ts'
import { useChoices } from '../users.queries.ts'

export const useUserFilter = () => useListFilter(['job', 'skill', 'tag', 'userType'])
type Filter = ReturnType<typeof useUserFilter>['filter']

/** Filters people by vacancy, skill and kind (USR-01, SPEC-17). */
export function UserFilters({ filter, onChange }: { filter: Filter; onChange(next: Partial<Filter>): void }) {
  const t = useText()
  const id = useId()
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
      <div className={field.frame}>
        <label htmlFor={id} className={field.label}>
          {t('users.filter_type')}
        </label>
        <select
          id={id}
          className={field.control}
          value={filter.userType}
          onChange={(event) => onChange({ userType: event.target.value })}
        >
          <option value="">{t('users.type.all')}</option>
          {filteredTypes.map((type) => (
            <option key={type} value={type}>
              {t(`users.type.${type}`)}
            </option>
          ))}
        </select>
      </div>
    </ListFilters>
  )
}

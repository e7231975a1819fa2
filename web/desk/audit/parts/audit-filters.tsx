import { auditedActions } from '#domain/audited-actions.ts'
import field from '../../../platform/forms/field.module.css'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { FilterField, TextFilter } from '../../../platform/tables/text-filter.tsx'
import type { useAuditFilter } from '../audit.queries.ts'
import { LogFilters } from './log-filters.tsx'

/** The filters of the audit: person, action, days, and a single record. */
export function AuditFilters({ filter, isSet, change, clear }: ReturnType<typeof useAuditFilter>) {
  const t = useText()
  const { language } = useLanguage()
  const actions = auditedActions
    .map((value) => ({ value, label: t(`audit.action.${value}`) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  return (
    <LogFilters {...{ filter, isSet, change, clear }} clearLabel={filter.record ? t('audit.clear_record') : t('audit.clear')}>
      <TextFilter label={t('audit.search_person')} value={filter.person} onChange={(person) => change({ person })} />
      <FilterField label={t('audit.filter_action')}>
        {(id) => (
          <select
            id={id}
            className={field.control}
            value={filter.action}
            onChange={(event) => change({ action: event.target.value })}
          >
            <option value="">{t('audit.any_action')}</option>
            {actions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FilterField>
    </LogFilters>
  )
}

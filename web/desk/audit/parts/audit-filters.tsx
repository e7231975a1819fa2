import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { auditedActions } from '#domain/audited-actions.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { SearchBox } from '../../../platform/tables/search-box.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import type { useAuditFilter } from '../audit.queries.ts'
import styles from './audit-filters.module.css'

/** The filters of the audit: person, action, days, and a single record. */
export function AuditFilters({ filter, isSet, change, clear }: ReturnType<typeof useAuditFilter>) {
  const t = useText()
  const { language } = useLanguage()
  const actions = auditedActions
    .map((value) => ({ value, label: t(`audit.action.${value}`) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  const day = (name: 'from' | 'to') => (
    <label className={styles.filter}>
      <span>{t(`audit.${name}`)}</span>
      <input type="date" value={filter[name]} onChange={(event) => change({ [name]: event.target.value })} />
    </label>
  )
  return (
    <search className={styles.filters} aria-label={t('audit.filters')}>
      <SearchBox value={filter.person} onSearch={(person) => change({ person })} label={t('audit.search_person')} />
      <label className={styles.filter}>
        <span>{t('audit.filter_action')}</span>
        <select value={filter.action} onChange={(event) => change({ action: event.target.value })}>
          <option value="">{t('audit.any_action')}</option>
          {actions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {day('from')}
      {day('to')}
      {isSet && (
        <Button tone="quiet" size="small" icon={<IconX size={18} aria-hidden="true" />} onClick={clear}>
          {filter.record ? t('audit.clear_record') : t('audit.clear')}
        </Button>
      )}
    </search>
  )
}

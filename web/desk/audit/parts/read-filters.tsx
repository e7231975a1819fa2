import { readKinds } from '#domain/kernel/staff-reads.ts'
import field from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import { FilterField, TextFilter } from '../../../platform/tables/text-filter.tsx'
import type { useReadFilter } from '../audit.queries.ts'
import { LogFilters } from './log-filters.tsx'

/** The filters of the read log: colleague, what was read, and days. */
export function ReadFilters({ filter, isSet, change, clear }: ReturnType<typeof useReadFilter>) {
  const t = useText()
  return (
    <LogFilters {...{ filter, isSet, change, clear }} clearLabel={t('audit.clear')}>
      <TextFilter label={t('reads.search_colleague')} value={filter.colleague} onChange={(colleague) => change({ colleague })} />
      <FilterField label={t('reads.what')}>
        {(id) => (
          <select
            id={id}
            className={field.control}
            value={filter.what}
            onChange={(event) => change({ what: event.target.value })}
          >
            <option value="">{t('reads.any')}</option>
            {readKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`reads.kind.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </FilterField>
    </LogFilters>
  )
}

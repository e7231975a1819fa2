import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { readKinds } from '#domain/kernel/staff-reads.ts'
import field from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { FilterField, TextFilter } from '../../../platform/tables/text-filter.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import type { useReadFilter } from '../audit.queries.ts'
import { DayFilter } from './day-filter.tsx'

/** The filters of the read log: colleague, what was read, and days. */
export function ReadFilters({ filter, isSet, change, clear }: ReturnType<typeof useReadFilter>) {
  const t = useText()
  return (
    <ListFilters label={t('audit.filters')}>
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
      <DayFilter label={t('audit.from')} value={filter.from} onChange={(from) => change({ from })} />
      <DayFilter label={t('audit.to')} value={filter.to} onChange={(to) => change({ to })} />
      {isSet && (
        <Button tone="bare" size="small" icon={<IconX size={18} aria-hidden="true" />} onClick={clear}>
          {t('audit.clear')}
        </Button>
      )}
    </ListFilters>
  )
}

import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { DayFilter } from './day-filter.tsx'

interface Props {
  filter: { readonly from: string; readonly to: string }
  isSet: boolean
  change(days: { from: string } | { to: string }): void
  clear(): void
  clearLabel: string
  /** The filters before the days. */
  children: ReactNode
}

/** The filters of a log: its own ones, then the days, and a button that clears all while one is set. */
export function LogFilters({ filter, isSet, change, clear, clearLabel, children }: Props) {
  const t = useText()
  return (
    <ListFilters label={t('audit.filters')}>
      {children}
      <DayFilter label={t('audit.from')} value={filter.from} onChange={(from) => change({ from })} />
      <DayFilter label={t('audit.to')} value={filter.to} onChange={(to) => change({ to })} />
      {isSet && (
        <Button tone="bare" size="small" icon={<IconX size={18} aria-hidden="true" />} onClick={clear}>
          {clearLabel}
        </Button>
      )}
    </ListFilters>
  )
}

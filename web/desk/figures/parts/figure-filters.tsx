import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { monthAfter, monthsBetween } from '#domain/desk/figures/counts.rules.ts'
import { formatMonth } from '#domain/kernel/dates.ts'
import field from '../../../platform/forms/field.module.css'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { FilterField } from '../../../platform/tables/text-filter.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { type FigureFilter, useFigureChoices, type useFigureFilter } from '../figures.queries.ts'
import styles from './figure-filters.module.css'

interface Props extends ReturnType<typeof useFigureFilter> {
  /** The months on screen, and the first one with an application; undefined until they are read. */
  shown: { readonly from: string; readonly to: string; readonly first_month: string | null } | undefined
}

/** The filters of the figures: months, client, vacancy and owner. */
export function FigureFilters({ filter, isSet, change, clear, shown: read }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const choices = useFigureChoices(filter.client).data
  const today = new Date().toISOString().slice(0, 7)
  const shown = read ?? { from: filter.from || monthAfter(today, -11), to: filter.to || today, first_month: null }
  const [first, last] = [smallest([shown.first_month ?? shown.from, shown.from]), shown.to > today ? shown.to : today]
  const months = monthsBetween(smallest([first, monthAfter(last, -11)]), last).reverse()
  const monthOptions = months.map((month) => (
    <option key={month} value={month}>
      {formatMonth(`${month}-01`, language)}
    </option>
  ))
  const changeMonths = (next: { from?: string; to?: string }) => {
    const [from, to] = [next.from ?? shown.from, next.to ?? shown.to]
    // The later choice wins: the other end moves along.
    change(from <= to ? { from, to } : next.from ? { from, to: from } : { from: to, to })
  }
  return (
    <search className={styles.filters} aria-label={t('figures.filters')}>
      <Choice label={t('figures.from')} value={shown.from} onChange={(from) => changeMonths({ from })}>
        {monthOptions}
      </Choice>
      <Choice label={t('figures.to')} value={shown.to} onChange={(to) => changeMonths({ to })}>
        {monthOptions}
      </Choice>
      <Choice label={t('figures.client')} value={filter.client} onChange={(client) => change({ client, vacancy: '' })}>
        <option value="">{t('figures.any_client')}</option>
        {choices?.clients.map(({ uuid, name }) => (
          <option key={uuid} value={uuid}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={t('figures.vacancy')} value={filter.vacancy} onChange={(vacancy) => change({ vacancy })}>
        <option value="">{t('figures.any_vacancy')}</option>
        {choices?.vacancies.map(({ uuid, name, language: spoken }) => (
          <option key={uuid} value={uuid} lang={spoken}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={t('figures.owner')} value={filter.owner} onChange={(owner) => change({ owner })}>
        <option value="">{t('figures.any_owner')}</option>
        {choices?.owners.map(({ uuid, name }) => (
          <option key={uuid} value={uuid}>
            {name}
          </option>
        ))}
      </Choice>
      <label className={styles.brought}>
        <input
          type="checkbox"
          checked={filter.brought !== ''}
          onChange={({ target }) => change({ brought: target.checked ? 'left_out' : '' })}
        />
        {t('figures.without_brought')}
      </label>
      {isSet && (
        <div className={styles.clear}>
          <Button tone="quiet" icon={<IconX size={18} aria-hidden="true" />} onClick={clear}>
            {t('figures.clear')}
          </Button>
        </div>
      )}
    </search>
  )
}

const smallest = (months: readonly string[]): string => [...months].sort()[0] ?? ''

interface ChoiceProps {
  label: string
  value: FigureFilter[keyof FigureFilter]
  onChange(value: string): void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <select id={id} className={field.control} value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
      )}
    </FilterField>
  )
}

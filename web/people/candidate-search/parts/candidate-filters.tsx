import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { likertCodes } from '#domain/assessment/results/scoring.rules.ts'
import { keyOfSource } from '#domain/hiring/applications/source.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { stages } from '#domain/kernel/stages.ts'
import { activeWithin } from '#domain/people/candidate-search/candidate-search.contract.ts'
import field from '../../../platform/forms/field.module.css'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { phoneWidth } from '../../../platform/tables/list-sheet.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useMedia } from '../../../platform/ui/use-media.ts'
import { useChoices } from '../../users/users.queries.ts'
import { type FilterTexts, useCandidateChoices, useSources } from '../candidate-search.queries.ts'
import styles from './candidate-filters.module.css'

interface Props {
  filter: FilterTexts
  onChange(next: Partial<FilterTexts>): void
  onClear(): void
}

/** The filters of the search of candidates (CVS-03), folded on a phone. */
export function CandidateFilters({ filter, onChange, onClear }: Props) {
  const t = useText()
  const count = Object.values(filter).filter((part) => part !== '').length
  const isPhone = useMedia(phoneWidth)
  const sources = useSources()
  const sourceOptions = (sources.data?.data ?? []).map((source) => ({
    value: keyOfSource(source),
    label: t(`applications.source.${source.kind}`, { name: source.name }),
  }))
  const fields = (
    <ListFilters label={t('pool.filters')}>
      <PlaceFilter value={filter.place} onChange={(place) => onChange({ place })} />
      <SearchSelect
        label={t('pool.skill')}
        placeholder={t('users.filter_any')}
        {...useChoices('skills', filter.skill)}
        onChoose={(option) => onChange(option ? { skill: option.value } : { skill: '', band: '' })}
      />
      <Choice
        label={t('pool.band')}
        any={t('pool.band_any')}
        value={filter.band}
        disabled={filter.skill === ''}
        options={likertCodes.map((code) => ({ value: code, label: code === 'M' ? t('pool.band_last') : bandWords(t, code) }))}
        onChange={(band) => onChange({ band })}
      />
      <Choice
        label={t('pool.active')}
        value={filter.active}
        options={activeWithin.map((days) => ({ value: days, label: t(`pool.active.${days}`) }))}
        onChange={(active) => onChange({ active })}
      />
      <SearchSelect
        label={t('pool.vacancy')}
        placeholder={t('users.filter_any')}
        {...useChoices('jobs', filter.vacancy)}
        onChoose={(option) => onChange({ vacancy: option?.value ?? '' })}
      />
      <SearchSelect
        label={t('pool.client')}
        placeholder={t('users.filter_any')}
        {...useCandidateChoices('clients', filter.client)}
        onChoose={(option) => onChange({ client: option?.value ?? '' })}
      />
      <Choice
        label={t('pool.stage')}
        value={filter.stage}
        options={stages.map((stage) => ({ value: stage, label: t(`board.stage.${stage}`) }))}
        onChange={(stage) => onChange({ stage })}
      />
      <Choice
        label={t('pool.source')}
        value={filter.source}
        options={sourceOptions}
        onChange={(source) => onChange({ source })}
      />
      <SearchSelect
        label={t('pool.tag')}
        placeholder={t('users.filter_any')}
        {...useCandidateChoices('tags', filter.tag)}
        onChoose={(option) => onChange({ tag: option?.value ?? '' })}
      />
      <Choice
        label={t('pool.available')}
        value={filter.available}
        options={(['Y', 'N'] as const).map((value) => ({ value, label: t(`pool.available.${value}`) }))}
        onChange={(available) => onChange({ available })}
      />
    </ListFilters>
  )
  // The sheet of a phone folds them already.
  if (isPhone) return fields
  return (
    <details className={styles.fold} open={count > 0}>
      <summary>{count > 0 ? t('pool.filters_set', { count }) : t('pool.filters')}</summary>
      {fields}
      {count > 0 && (
        <Button tone="bare" size="small" onClick={onClear}>
          {t('pool.clear')}
        </Button>
      )}
    </details>
  )
}

/** The best band has none above it. */
function bandWords(t: ReturnType<typeof useText>, code: 'S' | 'E' | 'R' | 'D') {
  const band = t(`attempts.band.${code}`)
  return code === 'S' ? band : t('pool.band_from', { band })
}

interface ChoiceProps {
  label: string
  any?: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  disabled?: boolean
  onChange(value: string): void
}

function Choice({ label, any, value, options, disabled = false, onChange }: ChoiceProps) {
  const t = useText()
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <Framed label={label}>
      {(id) => (
        <select
          id={id}
          className={field.control}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{any ?? t('pool.any')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {!isKnown && <option value={value}>{value}</option>}
        </select>
      )}
    </Framed>
  )
}

/** Words of a place, which filter a moment after the last key. */
function PlaceFilter({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useText()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const changeTo = useEffectEvent(onChange)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(() => changeTo(wanted), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [wanted, value])
  return (
    <Framed label={t('pool.place')}>
      {(id) => (
        <input
          id={id}
          className={field.control}
          value={text}
          maxLength={limits.text.line}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Framed>
  )
}

function Framed({ label, children }: { label: string; children(id: string): ReactNode }) {
  const id = useId()
  return (
    <div className={field.frame}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

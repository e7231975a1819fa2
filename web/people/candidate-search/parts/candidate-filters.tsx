import type { ReactNode } from 'react'
import { likertCodes } from '#domain/assessment/results/scoring.rules.ts'
import { stages } from '#domain/kernel/stages.ts'
import { activeWithin } from '#domain/people/candidate-search/candidate-search.contract.ts'
import type { Option } from '../../../platform/forms/choice-fields.tsx'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { FilterChips } from '../../../platform/tables/filter-chips.tsx'
import { FilterSelect } from '../../../platform/tables/filter-select.tsx'
import { TextFilter } from '../../../platform/tables/text-filter.tsx'
import { useChoices, useOwnerOptions } from '../../users/users.queries.ts'
import { type FilterTexts, useCandidateChoices, useSourceChoices } from '../candidate-search.queries.ts'

interface Props {
  filter: FilterTexts
  onChange(next: Partial<FilterTexts>): void
  onClear(): void
}

/** The filters of the search of candidates (CVS-03): those that are set as chips, others from a menu. */
export function CandidateFilters({ filter, onChange, onClear }: Props) {
  const t = useText()
  const source = useSourceChoices(filter.source, ({ kind, name }) => t(`applications.source.${kind}`, { name }))
  const skill = useChoices('skills', filter.skill)
  const vacancy = useChoices('jobs', filter.vacancy)
  const client = useCandidateChoices('clients', filter.client)
  const tag = useCandidateChoices('tags', filter.tag)
  const owners = useOwnerOptions()
  const found = (key: 'vacancy' | 'client' | 'source' | 'tag', choices: typeof client) => ({
    label: t(`pool.${key}`),
    field: (
      <SearchSelect
        label={t(`pool.${key}`)}
        placeholder={t('users.filter_any')}
        {...choices}
        onChoose={(option) => onChange({ [key]: option?.value ?? '' })}
      />
    ),
  })
  const listed = (key: keyof FilterTexts, label: string, options: readonly Option[]) => ({
    label,
    field: (
      <FilterSelect
        {...{ label, options }}
        any={t('pool.any')}
        value={filter[key]}
        onChange={(value) => onChange({ [key]: value })}
      />
    ),
  })
  const fields = {
    place: {
      label: t('pool.place'),
      field: <TextFilter label={t('pool.place')} value={filter.place} onChange={(place) => onChange({ place })} />,
    },
    skill: {
      label: t('pool.skill'),
      field: (
        <SearchSelect
          label={t('pool.skill')}
          placeholder={t('users.filter_any')}
          {...skill}
          onChoose={(option) => onChange(option ? { skill: option.value } : { skill: '', band: '' })}
        />
      ),
    },
    band: {
      label: t('pool.band'),
      field: (
        <FilterSelect
          label={t('pool.band')}
          any={t('pool.band_any')}
          value={filter.band}
          disabled={filter.skill === ''}
          options={likertCodes.map((code) => ({
            value: code,
            label: code === 'M' ? t('pool.band_last') : bandWords(t, code),
          }))}
          onChange={(band) => onChange({ band })}
        />
      ),
    },
    active: listed(
      'active',
      t('pool.active'),
      activeWithin.map((days) => ({ value: days, label: t(`pool.active.${days}`) })),
    ),
    vacancy: found('vacancy', vacancy),
    client: found('client', client),
    stage: listed(
      'stage',
      t('pool.stage'),
      stages.map((stage) => ({ value: stage, label: t(`board.stage.${stage}`) })),
    ),
    source: found('source', source),
    tag: found('tag', tag),
    owner: listed('owner', t('members.owner'), owners),
    available: listed(
      'available',
      t('pool.available'),
      (['Y', 'N'] as const).map((value) => ({ value, label: t(`pool.available.${value}`) })),
    ),
  } satisfies Record<keyof FilterTexts, { readonly label: string; readonly field: ReactNode }>
  const filters = Object.entries(fields).map(([key, { label, field: shown }]) => ({
    key,
    label,
    field: shown,
    isSet: filter[key as keyof FilterTexts] !== '',
    clear: () => onChange(key === 'skill' ? { skill: '', band: '' } : { [key]: '' }),
  }))
  // A band is of a skill.
  const offered = filters.filter(({ key }) => key !== 'band' || filter.skill !== '')
  return <FilterChips label={t('pool.filters')} filters={offered} onClear={onClear} />
}

/** The best band has none above it. */
function bandWords(t: ReturnType<typeof useText>, code: 'S' | 'E' | 'R' | 'D') {
  const band = t(`attempts.band.${code}`)
  return code === 'S' ? band : t('pool.band_from', { band })
}

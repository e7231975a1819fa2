import { useText } from '../../../platform/i18n/language.tsx'
import type { JobsAddress } from '../vacancies.queries.ts'
import styles from './vacancy-filters.module.css'

export function Keyword({ address }: { address: JobsAddress }) {
  const t = useText()
  return (
    <label className={styles.field}>
      {t('vacancies.filter.keyword')}
      <input type="search" name="name_job" defaultValue={address.keyword} placeholder={t('vacancies.filter.keyword_example')} />
    </label>
  )
}

/** All that narrows a list beside the keyword. `onChoose`: a box was ticked. */
export function FilterFields({ address, onChoose }: { address: JobsAddress; onChoose?: () => void }) {
  const t = useText()
  return (
    <>
      <label className={styles.field}>
        {t('vacancies.filter.city')}
        <input type="search" name="ubication" defaultValue={address.city} placeholder={t('vacancies.filter.city_example')} />
      </label>
      <Choices legend={t('vacancies.filter.type')} name="type" chosen={address.types} onChoose={onChoose}>
        {{ FullTime: t('vacancies.type.FullTime'), PartTime: t('vacancies.type.PartTime') }}
      </Choices>
      <Choices legend={t('vacancies.filter.place')} name="location" chosen={address.places} onChoose={onChoose}>
        {{ Remote: t('vacancies.place.Remote'), Present: t('vacancies.place.Present') }}
      </Choices>
      {address.otherLanguage && <input type="hidden" name="other_language" value="1" />}
    </>
  )
}

interface ChoicesProps {
  legend: string
  name: string
  chosen: readonly string[]
  onChoose: (() => void) | undefined
  children: Record<string, string>
}

function Choices({ legend, name, chosen, onChoose, children }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {Object.entries(children).map(([value, label]) => (
        <label key={value} className={styles.chip}>
          <input
            key={String(chosen.includes(value))}
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            onChange={onChoose}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

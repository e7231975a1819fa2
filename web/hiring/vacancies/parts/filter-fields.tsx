import { PlainSearchField } from '../../../platform/forms/plain-search-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import type { JobsAddress } from '../vacancies.queries.ts'
import styles from './vacancy-filters.module.css'

export function Keyword({ address }: { address: JobsAddress }) {
  const t = useText()
  return (
    <PlainSearchField
      name="name_job"
      label={t('vacancies.filter.keyword')}
      placeholder={t('vacancies.filter.keyword_example')}
      defaultValue={address.keyword}
    />
  )
}

/** The filters beside the keyword. `onChoose` is called when a box is ticked. */
export function FilterFields({ address, onChoose }: { address: JobsAddress; onChoose?: () => void }) {
  const t = useText()
  return (
    <>
      <PlainSearchField
        name="ubication"
        label={t('vacancies.filter.city')}
        placeholder={t('vacancies.filter.city_example')}
        defaultValue={address.city}
      />
      <Choices legend={t('vacancies.filter.type')} name="type" chosen={address.types} onChoose={onChoose}>
        {{ FullTime: t('vacancies.type.FullTime'), PartTime: t('vacancies.type.PartTime') }}
      </Choices>
      <Choices legend={t('vacancies.filter.place')} name="location" chosen={address.places} onChoose={onChoose}>
        {{ Remote: t('vacancies.place.Remote'), Present: t('vacancies.place.Present') }}
      </Choices>
      {address.otherLanguage !== 'hidden' && <input type="hidden" name="other_language" value="1" />}
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

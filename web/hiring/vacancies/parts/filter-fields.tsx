import { PlainSearchField } from '../../../platform/forms/plain-search-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import type { JobsAddress } from '../vacancies.queries.ts'
import styles from './vacancy-filters.module.css'

interface FieldProps {
  address?: JobsAddress
  /** On a line of search the words of the label stand inside the field. */
  inLine?: boolean
}

export function Keyword({ address, inLine = false }: FieldProps) {
  const t = useText()
  return (
    <PlainSearchField
      name="name_job"
      label={t('vacancies.filter.keyword')}
      placeholder={t('vacancies.filter.keyword_example')}
      defaultValue={address?.keyword}
      inLine={inLine}
    />
  )
}

export function City({ address, inLine = false }: FieldProps) {
  const t = useText()
  return (
    <PlainSearchField
      name="ubication"
      label={t('vacancies.filter.city')}
      placeholder={t('vacancies.filter.city_example')}
      defaultValue={address?.city}
      inLine={inLine}
    />
  )
}

interface ChoicesProps {
  address: JobsAddress
  /** The form to which the boxes belong, when it is not around them. */
  form?: string
  /** Called when a box is ticked. */
  onChoose?: () => void
}

/** The boxes of working hours and workplace. */
export function ChoiceFields({ address, ...of }: ChoicesProps) {
  const t = useText()
  return (
    <>
      <Choices legend={t('vacancies.filter.place')} name="location" chosen={address.places} {...of}>
        {{ Remote: t('vacancies.place.Remote'), Present: t('vacancies.place.Present') }}
      </Choices>
      <Choices legend={t('vacancies.filter.type')} name="type" chosen={address.types} {...of}>
        {{ FullTime: t('vacancies.type.FullTime'), PartTime: t('vacancies.type.PartTime') }}
      </Choices>
    </>
  )
}

/** Keeps the vacancies of the other language in the next search. */
export const OtherLanguageField = ({ address }: { address: JobsAddress }) =>
  address.otherLanguage !== 'hidden' && <input type="hidden" name="other_language" value="1" />

interface ChoiceProps extends Omit<ChoicesProps, 'address'> {
  legend: string
  name: string
  chosen: readonly string[]
  children: Record<string, string>
}

function Choices({ legend, name, chosen, form, onChoose, children }: ChoiceProps) {
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
            form={form}
            defaultChecked={chosen.includes(value)}
            onChange={onChoose}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

import { useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import type { JobsAddress } from '../vacancies.queries.ts'
import styles from './vacancy-filters.module.css'

/** Keyword, city, hours and place of work. A plain form that asks the address, so that it works without JavaScript too (VAC-01). */
export function VacancyFilters({ address, action }: { address: JobsAddress; action: string }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const send = useSubmit()
  const searching = useNavigation().state === 'loading'
  const sendNow = () => form.current && void send(form.current, { replace: true, preventScrollReset: true })
  return (
    <Form ref={form} method="get" action={action} role="search" className={styles.filters} preventScrollReset>
      <label className={styles.field}>
        {t('vacancies.filter.keyword')}
        <input type="search" name="name_job" defaultValue={address.keyword} placeholder={t('vacancies.filter.keyword_example')} />
      </label>
      <label className={styles.field}>
        {t('vacancies.filter.city')}
        <input type="search" name="ubication" defaultValue={address.city} placeholder={t('vacancies.filter.city_example')} />
      </label>
      <Choices legend={t('vacancies.filter.type')} name="type" chosen={address.types} onChange={sendNow}>
        {{ FullTime: t('vacancies.type.FullTime'), PartTime: t('vacancies.type.PartTime') }}
      </Choices>
      <Choices legend={t('vacancies.filter.place')} name="location" chosen={address.places} onChange={sendNow}>
        {{ Remote: t('vacancies.place.Remote'), Present: t('vacancies.place.Present') }}
      </Choices>
      <Button type="submit" busy={searching}>
        {t('vacancies.search')}
      </Button>
    </Form>
  )
}

interface ChoicesProps {
  legend: string
  name: string
  chosen: readonly string[]
  onChange: () => void
  children: Record<string, string>
}

function Choices({ legend, name, chosen, onChange, children }: ChoicesProps) {
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
            onChange={onChange}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

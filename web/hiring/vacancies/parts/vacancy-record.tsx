import type { ReactNode } from 'react'
import type { EditableVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { salaryText } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { countryName } from '#domain/kernel/country-name.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { RichText } from '../../../platform/ui/rich-text.tsx'
import styles from './vacancy-record.module.css'

const texts = ['description_job', 'esential_job', 'know_skills', 'quality_min_job', 'prefered_job'] as const

/** All stored fields of a vacancy, read-only (JOB-03). */
export function VacancyRecord({ vacancy }: { vacancy: EditableVacancy }) {
  const t = useText()
  const { language } = useLanguage()
  const salary = salaryText({ mode: vacancy.salary_mode, min: vacancy.salary_min, max: vacancy.salary_max }, language)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('vacancies.form.name_job'),
      <TextIn key="name" language={vacancy.language}>
        {vacancy.name_job}
      </TextIn>,
    ],
    [
      t('vacancies.form.report_job'),
      <TextIn key="report" language={vacancy.language}>
        {vacancy.report_job}
      </TextIn>,
    ],
    [t('vacancies.form.client_id'), vacancy.name_client],
    [t('vacancies.form.ubication'), vacancy.ubication],
    ...(vacancy.country ? [[t('vacancies.form.country'), countryName(vacancy.country, language)] as const] : []),
    [t('vacancies.form.cant_vacant'), vacancy.cant_vacant],
    [t('vacancies.form.status_job'), t(`vacancies.status.${vacancy.status_job}`)],
    ...(vacancy.closes_on ? [[t('vacancies.form.closes_on'), formatDay(vacancy.closes_on, language)] as const] : []),
    [t('vacancies.form.priority_job'), t(`vacancies.priority.${vacancy.priority_job}`)],
    [t('vacancies.form.type_job'), t(`vacancies.type.${vacancy.type_job}`)],
    [t('vacancies.form.location'), t(`vacancies.place.${vacancy.location}`)],
    [t('vacancies.form.language'), t(`vacancies.language.${vacancy.language}`)],
    [t('vacancies.form.salary'), vacancy.salary_mode === 'agreed' ? salary : `${vacancy.currency} ${salary}`],
    [t('vacancies.form.skills'), vacancy.skills.map(({ name }) => name).join(', ')],
    [t('vacancies.column.num_applied'), vacancy.num_applied],
  ]
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {texts.map((text) => (
        <section key={text}>
          <h2>{t(`vacancies.form.${text}`)}</h2>
          <div lang={vacancy.language}>
            <RichText html={vacancy[text]} />
          </div>
        </section>
      ))}
      {vacancy.work_conditions_job !== '' && (
        <section>
          <h2>{t('vacancies.form.work_conditions_job')}</h2>
          <p className={styles.plain} lang={vacancy.language}>
            {vacancy.work_conditions_job}
          </p>
        </section>
      )}
    </>
  )
}

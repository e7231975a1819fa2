import { countryName } from '#domain/hiring/vacancies/rules/country-name.ts'
import type { EditableVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { type RichText as RichTextField, richTexts, shownSalary } from '#domain/hiring/vacancies/vacancies.rules.ts'
import type { VacancyField } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import type { Fact } from '../../../platform/ui/fact-list.tsx'
import { RichText } from '../../../platform/ui/rich-text.tsx'
import styles from './vacancy-record.module.css'

/** The salary is one fact, and the texts follow the facts. */
type FactField = Exclude<
  VacancyField,
  RichTextField | 'work_conditions_job' | 'skills_id_job' | 'currency' | 'salary_mode' | 'salarymax'
>

/** All stored fields of a vacancy, read-only (JOB-03). */
export function VacancyRecord({ vacancy }: { vacancy: EditableVacancy }) {
  const t = useText()
  const { language } = useLanguage()
  const salary = shownSalary({ mode: vacancy.salary_mode, min: vacancy.salary_min, max: vacancy.salary_max }, language)
  const limited = vacancy.skills.flatMap(({ uuid, name }) => {
    const limit = vacancy.point_limits[uuid]
    return limit === undefined ? [] : [t('vacancies.form.point_limit_of', { skill: name, limit })]
  })
  const facts = {
    name_job: [
      t('vacancies.form.name_job'),
      <TextIn key="name" language={vacancy.language}>
        {vacancy.name_job}
      </TextIn>,
    ],
    report_job: [
      t('vacancies.field.report_job'),
      <TextIn key="report" language={vacancy.language}>
        {vacancy.report_job}
      </TextIn>,
    ],
    client_id: [t('vacancies.form.client_id'), vacancy.name_client],
    ubication: [t('vacancies.form.ubication'), vacancy.ubication],
    country: vacancy.country ? [t('vacancies.field.country'), countryName(vacancy.country, language)] : null,
    cant_vacant: [t('vacancies.form.cant_vacant'), vacancy.cant_vacant],
    status_job: [t('vacancies.form.status_job'), t(`vacancies.status.${vacancy.status_job}`)],
    closes_on: vacancy.closes_on ? [t('vacancies.form.closes_on'), formatDay(vacancy.closes_on, language, 'medium')] : null,
    priority_job: [t('vacancies.form.priority_job'), t(`vacancies.priority.${vacancy.priority_job}`)],
    type_job: [t('vacancies.form.type_job'), t(`vacancies.type.${vacancy.type_job}`)],
    location: [t('vacancies.form.location'), t(`vacancies.place.${vacancy.location}`)],
    language: [t('vacancies.form.language'), t(`vacancies.language.${vacancy.language}`)],
    salary: [
      t('vacancies.form.salary'),
      vacancy.salary_mode === 'agreed' ? t('vacancies.salary_mode.agreed') : `${vacancy.currency} ${salary}`,
    ],
    skills: [t('vacancies.form.skills'), vacancy.skills.map(({ name }) => name).join(', ')],
    point_limits: limited.length > 0 ? [t('vacancies.form.point_limits'), limited.join(', ')] : null,
    num_applied: [t('vacancies.column.num_applied'), vacancy.num_applied],
  } satisfies Record<FactField | 'num_applied', Fact | null>
  return (
    <>
      <dl className={styles.facts}>
        {Object.entries<Fact | null>(facts).map(
          ([field, fact]) =>
            fact && (
              <div key={field}>
                <dt>{fact[0]}</dt>
                <dd>{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
      {richTexts.map((text) => (
        <section key={text} className={styles.text}>
          <h2>{t(`vacancies.field.${text}`)}</h2>
          <div lang={vacancy.language}>
            <RichText html={vacancy[text]} />
          </div>
        </section>
      ))}
      {vacancy.work_conditions_job !== '' && (
        <section>
          <h2>{t('vacancies.field.work_conditions_job')}</h2>
          <p className={styles.plain} lang={vacancy.language}>
            {vacancy.work_conditions_job}
          </p>
        </section>
      )}
    </>
  )
}

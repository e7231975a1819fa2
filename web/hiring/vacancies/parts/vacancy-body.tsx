import type { VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { type RichText as RichTextField, richTexts } from '#domain/hiring/vacancies/vacancies.rules.ts'
import type { VacancyField } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import type { Fact } from '../../../platform/ui/fact-list.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { RichText } from '../../../platform/ui/rich-text.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { ApplyPanel, type Questions } from './apply-panel.tsx'
import { ShareVacancy } from './share-vacancy.tsx'
import styles from './vacancy-body.module.css'
import { ApplyUntil, Country, Salary, VacancyBadges } from './vacancy-facts.tsx'
import { VacancySkills } from './vacancy-skills.tsx'

/** Fields that the page shows in its head, its panel or its texts, or as a part of another fact. */
type FieldElsewhere =
  | RichTextField
  | 'name_job'
  | 'ubication'
  | 'location'
  | 'type_job'
  | 'priority_job'
  | 'language'
  | 'status_job'
  | 'closes_on'
  | 'currency'
  | 'salary_mode'
  | 'skills'
  | 'skills_id_job'
  | 'work_conditions_job'
type FactField = Exclude<VacancyField & keyof VacancyDetail, FieldElsewhere>

/** The complete vacancy: facts, apply panel, links to share, rich text (VAC-04). `level` is the heading level of its title. */
export function VacancyBody({ vacancy, level, Questions }: { vacancy: VacancyDetail; level: 1 | 2; Questions: Questions }) {
  const t = useText()
  const Title = `h${level}` as const
  const Section = level === 1 ? 'h2' : 'h3'
  const facts = {
    salary: [t('vacancies.salary'), <Salary key="salary" vacancy={vacancy} hasLabel />],
    country: vacancy.country ? [t('vacancies.field.country'), <Country key="country" code={vacancy.country} />] : null,
    cant_vacant: [t('vacancies.detail.openings'), vacancy.cant_vacant],
    report_job: vacancy.report_job
      ? [
          t('vacancies.field.report_job'),
          <TextIn key="report_job" language={vacancy.language}>
            {vacancy.report_job}
          </TextIn>,
        ]
      : null,
    published_at: [t('vacancies.detail.published'), <ShownDate key="published_at" at={vacancy.published_at} />],
  } satisfies Record<FactField | 'published_at', Fact | null>
  return (
    <article className={styles.vacancy} aria-labelledby={`detail-${vacancy.uuid}`}>
      <div className={styles.columns}>
        <header className={styles.head}>
          <p className={styles.badges}>
            <VacancyBadges vacancy={vacancy} />
          </p>
          <Title id={`detail-${vacancy.uuid}`} lang={vacancy.language}>
            {vacancy.name_job}
          </Title>
          <p className={styles.place}>
            {vacancy.ubication} · {t(`vacancies.place.${vacancy.location}`)}
          </p>
          <ApplyUntil vacancy={vacancy} />
          {vacancy.status_job === 'I' && (
            <MessageBox>
              <strong>{t('vacancies.closed_title')}</strong> {t('vacancies.closed_text')}
            </MessageBox>
          )}
        </header>
        <div className={styles.aside}>
          <ApplyPanel key={vacancy.uuid} {...{ vacancy, Questions }} />
          <dl className={styles.facts} aria-label={t('vacancies.facts')}>
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
          <div className={styles.copy}>
            <ShareVacancy vacancy={vacancy} />
          </div>
        </div>
        <div className={styles.texts}>
          {richTexts
            .filter((section) => vacancy[section] !== '')
            .map((section) => (
              <section key={section}>
                <Section>{t(`vacancies.field.${section}`)}</Section>
                <div lang={vacancy.language}>
                  <RichText html={vacancy[section]} />
                </div>
              </section>
            ))}
          {vacancy.work_conditions_job !== '' && (
            <section>
              <Section>{t('vacancies.field.work_conditions_job')}</Section>
              <p className={styles.plain} lang={vacancy.language}>
                {vacancy.work_conditions_job}
              </p>
            </section>
          )}
          {vacancy.skills.length > 0 && (
            <section>
              <Section>{t('vacancies.detail.skills')}</Section>
              <VacancySkills skills={vacancy.skills} />
            </section>
          )}
        </div>
      </div>
    </article>
  )
}

import type { VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Notice } from '../../../platform/ui/notice.tsx'
import { RichText } from '../../../platform/ui/rich-text.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { ApplyPanel } from './apply-panel.tsx'
import { CopyLink } from './copy-link.tsx'
import styles from './vacancy-body.module.css'
import { ApplyUntil, Country, Posted, Salary, VacancyBadges } from './vacancy-facts.tsx'

const sections = ['description_job', 'esential_job', 'know_skills', 'quality_min_job', 'prefered_job'] as const

/** The complete vacancy: facts, apply panel, link to copy, rich text (VAC-04). `level` is the heading level of its title. */
export function VacancyBody({ vacancy, level }: { vacancy: VacancyDetail; level: 1 | 2 }) {
  const t = useText()
  const Title = `h${level}` as const
  const Section = level === 1 ? 'h2' : 'h3'
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
            {vacancy.ubication} · {t(`vacancies.place.${vacancy.location}`)} · <Posted vacancy={vacancy} />
          </p>
          <ApplyUntil vacancy={vacancy} />
          {vacancy.status_job === 'I' && (
            <Notice>
              <strong>{t('vacancies.closed_title')}</strong> {t('vacancies.closed_text')}
            </Notice>
          )}
        </header>
        <div className={styles.aside}>
          <ApplyPanel key={vacancy.uuid} vacancy={vacancy} />
          <dl className={styles.facts} aria-label={t('vacancies.facts')}>
            <Fact name={t('vacancies.salary')}>
              <Salary vacancy={vacancy} hasLabel />
            </Fact>
            {vacancy.country && (
              <Fact name={t('vacancies.detail.country')}>
                <Country code={vacancy.country} />
              </Fact>
            )}
            <Fact name={t('vacancies.detail.openings')}>{vacancy.cant_vacant}</Fact>
            <Fact name={t('vacancies.detail.report_job')}>
              <TextIn language={vacancy.language}>{vacancy.report_job}</TextIn>
            </Fact>
            <Fact name={t('vacancies.detail.published')}>
              <ShownDate at={vacancy.published_at} />
            </Fact>
          </dl>
          <div className={styles.copy}>
            <CopyLink vacancy={vacancy} />
          </div>
        </div>
        <div className={styles.texts}>
          {sections
            .filter((section) => vacancy[section] !== '')
            .map((section) => (
              <section key={section}>
                <Section>{t(`vacancies.detail.${section}`)}</Section>
                <div lang={vacancy.language}>
                  <RichText html={vacancy[section]} />
                </div>
              </section>
            ))}
          {vacancy.work_conditions_job !== '' && (
            <section>
              <Section>{t('vacancies.detail.work_conditions_job')}</Section>
              <p className={styles.plain} lang={vacancy.language}>
                {vacancy.work_conditions_job}
              </p>
            </section>
          )}
          {vacancy.skills.length > 0 && (
            <section>
              <Section>{t('vacancies.detail.skills')}</Section>
              <ul className={styles.skills}>
                {vacancy.skills.map((skill) => (
                  <li key={skill.uuid}>
                    <Badge>{skill.name}</Badge>
                    {skill.test && <TestOfSkill {...skill.test} />}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </article>
  )
}

/** The number of questions of a skill's test, and its time limit. */
function TestOfSkill({ questions, minutes }: { questions: number; minutes: number | null }) {
  const t = useText()
  return (
    <small>
      {minutes === null
        ? t('vacancies.detail.test_without_limit', { questions })
        : t('vacancies.detail.test', { questions, count: minutes })}
    </small>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { countryName } from '#domain/hiring/vacancies/rules/country-name.ts'
import type { PublicVacancy, VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { shownSalary } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'

type Vacancy = Pick<
  PublicVacancy,
  'language' | 'priority_job' | 'type_job' | 'dias' | 'salary_mode' | 'salary_min' | 'salary_max' | 'currency'
>

/** Badges: urgent, hours, and the language when it is not the reader's (VAC-02, SPEC-66). */
export function VacancyBadges({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <>
      {vacancy.priority_job === 'Urgent' && <Badge tone="red">{t('vacancies.priority.Urgent')}</Badge>}
      <Badge tone={vacancy.type_job === 'FullTime' ? 'blue' : 'yellow'}>{t(`vacancies.type.${vacancy.type_job}`)}</Badge>
      {vacancy.language !== language && <Badge>{t(`vacancies.written_in.${vacancy.language}`)}</Badge>}
    </>
  )
}

interface SalaryProps {
  vacancy: Pick<Vacancy, 'salary_mode' | 'salary_min' | 'salary_max' | 'currency'>
  /** Whether a label beside it already says that this is the salary. */
  hasLabel?: boolean
}

/** The salary in the reader's language, monthly with its currency, or the phrase for an agreed one (VAC-02). */
export function Salary({ vacancy, hasLabel = false }: SalaryProps) {
  const t = useText()
  const { language } = useLanguage()
  const { salary_mode: mode, salary_min: min, salary_max: max, currency } = vacancy
  const salary = shownSalary({ mode, min, max }, language)
  if (mode === 'agreed') return hasLabel ? t('vacancies.salary_mode.agreed') : t('vacancies.salary_agreed', { agreed: salary })
  return `${t('vacancies.salary_amount', { currency, salary })} ${t('vacancies.monthly')}`
}

/** 'Posted 3 days ago', or today (SPEC-20). */
export function Posted({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  return vacancy.dias === 0 ? t('vacancies.posted_today') : t('vacancies.posted', { count: vacancy.dias })
}

/** A country in the reader's language. Browser and server may spell one differently. */
export function Country({ code }: { code: string }) {
  const { language } = useLanguage()
  return <span suppressHydrationWarning>{countryName(code, language)}</span>
}

/** The last day to apply, while the vacancy is open (SPEC-67). */
export function ApplyUntil({ vacancy: { status_job, closes_on } }: { vacancy: VacancyDetail }) {
  const t = useText()
  const { language } = useLanguage()
  if (status_job === 'I' || closes_on === null) return null
  return <p>{t('vacancies.apply_until', { day: formatDay(closes_on, language, 'medium') })}</p>
}

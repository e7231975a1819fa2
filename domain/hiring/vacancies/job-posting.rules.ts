import { calendarDay } from '../../kernel/dates.ts'
import type { VacancyDetail } from './vacancies.contract.ts'
import { type RichText, richTexts } from './vacancies.rules.ts'

type PostedVacancy = Pick<
  VacancyDetail,
  | RichText
  | 'uuid'
  | 'name_job'
  | 'type_job'
  | 'location'
  | 'ubication'
  | 'country'
  | 'language'
  | 'cant_vacant'
  | 'salary_min'
  | 'salary_max'
  | 'currency'
  | 'published_at'
  | 'closes_at'
>
type Posting = Record<string, string | number | boolean | object>

interface Site {
  readonly name: string
  /** The country's two letters of ISO 3166. */
  readonly country: string
  /** The time zone that determines calendar days. */
  readonly timeZone: string
  /** The URL of the vacancy's page. */
  readonly address: string
}

/**
 * A vacancy as schema.org's JobPosting, for search engines (SPEC-67). The employer is the site, because the client stays unnamed
 * (SPEC-22).
 */
export function jobPosting(vacancy: PostedVacancy, site: Site): Posting {
  const remote = vacancy.location === 'Remote'
  const country = vacancy.country || site.country
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vacancy.name_job,
    description: richTexts.map((text) => vacancy[text]).join(''),
    identifier: { '@type': 'PropertyValue', name: site.name, value: vacancy.uuid },
    datePosted: calendarDay(new Date(vacancy.published_at), site.timeZone),
    ...(vacancy.closes_at === null ? {} : { validThrough: vacancy.closes_at }),
    employmentType: vacancy.type_job === 'FullTime' ? 'FULL_TIME' : 'PART_TIME',
    hiringOrganization: { '@type': 'Organization', name: site.name },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: vacancy.ubication, addressCountry: country },
    },
    totalJobOpenings: vacancy.cant_vacant,
    inLanguage: vacancy.language,
    directApply: true,
    url: site.address,
    ...(remote ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } } : {}),
    ...(vacancy.salary_min === null ? {} : { baseSalary: salaryOf(vacancy, vacancy.salary_min) }),
  }
}

function salaryOf({ salary_max: max, currency }: PostedVacancy, min: number): Posting {
  const amount = max === null ? { value: min } : { minValue: min, maxValue: max }
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', unitText: 'MONTH', ...amount } }
}

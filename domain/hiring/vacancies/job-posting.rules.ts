import { calendarDay } from '../../kernel/dates.ts'
import type { VacancyDetail } from './vacancies.contract.ts'
import { type RichText, richTexts } from './vacancies.rules.ts'

type PostedVacancy = Pick<
  VacancyDetail,
  | Section
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
type Section = RichText | 'work_conditions_job'
type Posting = Record<string, string | number | boolean | object>

interface Site {
  readonly name: string
  /** The country's two letters of ISO 3166. */
  readonly country: string
  /** The time zone that determines calendar days. */
  readonly timeZone: string
  /** The URL of the vacancy's page. */
  readonly address: string
  /** The URL of the company's logo; null when it has none. */
  readonly logo: string | null
  /** The heading of a section, in the language of the page: the canonical page is in that of the vacancy. */
  headingOf(section: Section): string
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
    description: sectionsOf(vacancy, site.headingOf),
    identifier: { '@type': 'PropertyValue', name: site.name, value: vacancy.uuid },
    datePosted: calendarDay(new Date(vacancy.published_at), site.timeZone),
    ...(vacancy.closes_at === null ? {} : { validThrough: vacancy.closes_at }),
    employmentType: vacancy.type_job === 'FullTime' ? 'FULL_TIME' : 'PART_TIME',
    hiringOrganization: { '@type': 'Organization', name: site.name, ...(site.logo === null ? {} : { logo: site.logo }) },
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

/** The sections of the page as HTML with their headings; the conditions are plain text. */
function sectionsOf(vacancy: PostedVacancy, headingOf: Site['headingOf']): string {
  const conditions = escaped(vacancy.work_conditions_job).replace(/\n/g, '<br>')
  const sections: [Section, string][] = [
    ...richTexts.map((name): [Section, string] => [name, vacancy[name]]),
    ['work_conditions_job', conditions && `<p>${conditions}</p>`],
  ]
  return sections.map(([name, html]) => html && `<h3>${escaped(headingOf(name))}</h3>${html}`).join('')
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function salaryOf({ salary_max: max, currency }: PostedVacancy, min: number): Posting {
  const amount = max === null ? { value: min } : { minValue: min, maxValue: max }
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', unitText: 'MONTH', ...amount } }
}

import type { VacancyDetail } from './vacancies.contract.ts'

type Posting = Record<string, string | number | boolean | object>

/** A vacancy as schema.org's JobPosting, for search engines. The hiring client stays unnamed: `site` hires (decision 22). */
export function jobPosting(vacancy: VacancyDetail, address: string, site: string): Posting {
  const remote = vacancy.location === 'Remote'
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vacancy.name_job,
    description: [
      vacancy.description_job,
      vacancy.esential_job,
      vacancy.know_skills,
      vacancy.quality_min_job,
      vacancy.prefered_job,
    ].join(''),
    identifier: { '@type': 'PropertyValue', name: site, value: vacancy.uuid },
    datePosted: vacancy.published_at.slice(0, 10),
    employmentType: vacancy.type_job === 'FullTime' ? 'FULL_TIME' : 'PART_TIME',
    hiringOrganization: { '@type': 'Organization', name: site },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: vacancy.ubication } },
    totalJobOpenings: vacancy.cant_vacant,
    inLanguage: vacancy.language,
    directApply: true,
    url: address,
    ...(remote ? { jobLocationType: 'TELECOMMUTE' } : {}),
    ...(vacancy.salary_min === null ? {} : { baseSalary: salaryOf(vacancy, vacancy.salary_min) }),
  }
}

function salaryOf({ salary_max: max, currency }: VacancyDetail, min: number): Posting {
  const amount = max === null ? { value: min } : { minValue: min, maxValue: max }
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', unitText: 'MONTH', ...amount } }
}

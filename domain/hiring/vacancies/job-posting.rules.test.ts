import { expect, test } from 'vitest'
import { jobPosting } from './job-posting.rules.ts'
import type { VacancyDetail } from './vacancies.contract.ts'

const vacancy = {
  uuid: '5b0c2f7e-0000-4000-8000-000000000000',
  id: 1,
  name_job: 'Analista',
  type_job: 'FullTime',
  location: 'Present',
  ubication: 'Cali',
  priority_job: 'Normal',
  salary: '',
  salary_mode: 'range',
  salary_min: 2_000_000,
  salary_max: 3_000_000,
  currency: 'COP',
  language: 'es',
  cant_vacant: 2,
  dias: 0,
  published_at: '2026-05-20T15:00:00.000Z',
  report_job: '',
  description_job: '<p>Una descripción</p>',
  esential_job: '',
  know_skills: '',
  quality_min_job: '',
  prefered_job: '',
  work_conditions_job: '',
  status_job: 'A',
  skills_id_job: '',
  skills: [],
  country: '',
  closes_on: null,
  closes_at: null,
  closed_at: null,
  gone: false,
  applied: false,
} satisfies Partial<VacancyDetail>
const site = {
  ...{ name: 'Cantera', country: 'CO', timeZone: 'America/Bogota', address: 'https://cantera.test/x', logo: null },
  headingOf: (section: string) => `<${section}>`,
}

test('SPEC-67 the description keeps the headings of the page and its conditions, and the employer has the logo', () => {
  const own = { ...vacancy, know_skills: '<ul><li>SQL</li></ul>', work_conditions_job: 'A & B\n<i>' }
  const logo = 'https://cantera.test/logo/1'
  const { description, hiringOrganization } = jobPosting(own, { ...site, logo })
  expect(description).toBe(
    '<h3>&lt;description_job&gt;</h3><p>Una descripción</p><h3>&lt;know_skills&gt;</h3><ul><li>SQL</li></ul>' +
      '<h3>&lt;work_conditions_job&gt;</h3><p>A &amp; B<br>&lt;i&gt;</p>',
  )
  expect(hiringOrganization).toEqual({ '@type': 'Organization', name: 'Cantera', logo })
  expect(jobPosting(vacancy, site).hiringOrganization).toEqual({ '@type': 'Organization', name: 'Cantera' })
})

test('SPEC-67: a posting has its city and country, and the site as employer', () => {
  expect(jobPosting(vacancy, site)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Analista',
    datePosted: '2026-05-20',
    hiringOrganization: { name: 'Cantera' },
    jobLocation: { address: { addressLocality: 'Cali', addressCountry: 'CO' } },
    baseSalary: { currency: 'COP', value: { minValue: 2_000_000, maxValue: 3_000_000, unitText: 'MONTH' } },
    url: site.address,
  })
})

test.each([
  ['2026-05-21T04:59:00.000Z', 'America/Bogota', '2026-05-20'],
  ['2026-05-21T05:00:00.000Z', 'America/Bogota', '2026-05-21'],
  ['2026-05-20T21:30:00.000Z', 'Europe/Madrid', '2026-05-20'],
  ['2026-05-20T22:30:00.000Z', 'Europe/Madrid', '2026-05-21'],
])('SPEC-67 SPEC-20: a vacancy published at %s in %s has the date %s', (published_at, timeZone, day) => {
  expect(jobPosting({ ...vacancy, published_at }, { ...site, timeZone }).datePosted).toBe(day)
})

test.each([
  ['Remote', { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'CO' } }],
  ['Present', { jobLocationType: undefined, applicantLocationRequirements: undefined }],
] as const)('SPEC-67: the required location of applicants for %s work', (location, expected) => {
  const { jobLocationType, applicantLocationRequirements } = jobPosting({ ...vacancy, location }, site)
  expect({ jobLocationType, applicantLocationRequirements }).toEqual(expected)
})

test("SPEC-67: a posting has the vacancy's own country and last day", () => {
  const closes_at = '2026-11-30T23:59:59-05:00'
  const own = jobPosting({ ...vacancy, location: 'Remote', country: 'PE', closes_at }, site)
  expect(own).toMatchObject({
    validThrough: closes_at,
    jobLocation: { address: { addressCountry: 'PE' } },
    applicantLocationRequirements: { name: 'PE' },
  })
  expect(jobPosting(vacancy, site)).not.toHaveProperty('validThrough')
})

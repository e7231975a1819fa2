import type { Language } from '../../kernel/languages.ts'
import { publicScreens, staffScreens } from '../../kernel/screens.ts'

/** The RSS feed of each language. */
export const feedPaths: Readonly<Record<Language, string>> = { es: '/feed.xml', en: '/feed.en.xml' }

/** The feeds for job sites, with the vacancies of both languages: Indeed's XML, and JobPosting of schema.org as JSON (FEE-01). */
export const jobSiteFeedPaths = { indeed: '/feed.indeed.xml', postings: '/feed.jobs.json' } as const

export const vacancyScreens = {
  ...publicScreens('hiring/vacancies', {
    jobs: { path: '/jobs', listed: true, menu: { menu: 'header', place: 3, label: 'menu.jobs' } },
    jobsSearch: { path: '/jobs/:keyword/:city' },
    vacancyLanding: { path: '/info/vacancies', listed: true, belongsTo: '/jobs' },
    vacancy: { path: '/info/vacancies/detail/:uuid', belongsTo: '/jobs' },
  }),
  ...staffScreens('hiring/vacancies', 'candidates', {
    staffVacancies: {
      path: '/vacancies/admin',
      heading: 'vacancies.admin_title',
      menu: { menu: 'staff', place: 1, label: 'menu.vacancies' },
    },
    // The documents' board path without a vacancy; here it shows the list to choose one.
    boards: { path: '/dropDrag', page: 'staff-vacancies', heading: 'vacancies.admin_title', belongsTo: '/vacancies/admin' },
    addVacancy: { path: '/vacancies/admin/add-jobs', heading: 'vacancies.add_title', item: 'change' },
    copyVacancy: { path: '/vacancies/admin/copy/:uuid', heading: 'vacancies.copy_title', item: 'change' },
    editVacancy: { path: '/vacancies/admin/edit/:uuid', heading: 'vacancies.edit_title', item: 'change' },
    applicants: { path: '/vacancies/admin/list/:id', heading: 'vacancies.applicants.title' },
    deleteVacancy: { path: '/vacancies/admin/delete/:uuid', heading: 'vacancies.delete_title', item: 'change' },
  }),
}

/** The page that goes on with a draft. */
export const draftAt = (uuid: string) => `${vacancyScreens.addVacancy.to()}?draft=${uuid}`

/** The picture beside a link to a vacancy. */
export const vacancyPicturePath = (uuid: string, language: Language): string => `/pictures/vacancies/${uuid}?language=${language}`

/** The path of the vacancy list with filters. */
export function jobsAt(filter: { name_job?: string; ubication?: string; location?: 'Remote' | 'Present' } = {}): string {
  const given = Object.entries(filter).filter(([, value]) => value)
  const query = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return query ? `${vacancyScreens.jobs.to()}?${query}` : vacancyScreens.jobs.to()
}

/** The path of the search with list and detail; 'all' stands for an empty keyword or city (SPEC-23). */
export function jobsNear(keyword: string, city: string): string {
  return vacancyScreens.jobsSearch.to({ keyword: keyword || 'all', city: city || 'all' })
}

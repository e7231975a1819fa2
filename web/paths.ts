/** Every address of the product, once. Links, redirects and the route table read these. */
export const paths = {
  home: () => '/',
  homeAlias: () => '/home',
  login: () => '/login',
  register: () => '/register/',
  registerAndApply: (vacancy?: string) => (vacancy ? `/register/vacancies/${segment(vacancy)}` : '/register/vacancies'),
  jobs: (filter: { name_job?: string; ubication?: string; location?: 'Remote' | 'Present' } = {}) => withQuery('/jobs', filter),
  /** 'all' stands for an empty keyword or city (decision 23). */
  jobsNear: (keyword: string, city: string) => `/jobs/${segment(keyword || 'all')}/${segment(city || 'all')}`,
  vacancies: () => '/info/vacancies',
  vacancy: (uuid: string) => `/info/vacancies/detail/${segment(uuid)}`,
  profile: () => '/profile',
  profileDashboard: () => '/profile/Dashboard',
  profileSkills: () => '/profile/skills',
  profileWork: () => '/profile/work',
  profilePortfolio: () => '/profile/portfolio',
  profileProfessional: () => '/profile/professional',
  profileReferences: () => '/profile/references',
  hiringProcess: () => '/hiring/process',
  faq: () => '/question',
  contact: () => '/contactus',
  privacy: () => '/privacy',
  terms: () => '/terms',
  about: () => '/aboutus',
  dashboard: () => '/dashboard/admin',
  staffVacancies: () => '/vacancies/admin',
  addVacancy: () => '/vacancies/admin/add-jobs',
  editVacancy: (uuid: string) => `/vacancies/admin/edit/${segment(uuid)}`,
  deleteVacancy: (uuid: string) => `/vacancies/admin/delete/${segment(uuid)}`,
  board: (vacancy: string, name?: string) => `/dropDrag/${segment(vacancy)}${name ? `/${segment(name)}` : ''}`,
  staffUsers: () => '/admin/users',
  staffTests: () => '/tests/admin',
  staffSkills: () => '/skills/admin',
  staffMessages: () => '/contact/admin',
  staffClients: () => '/clients/admin',
  notFound: () => '/error404',
  mailbox: () => '/mailbox',
  keptEmail: (name: string) => `/mailbox/${segment(name)}`,
} as const

function segment(text: string): string {
  return encodeURIComponent(text)
}

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
  return query ? `${path}?${query}` : path
}

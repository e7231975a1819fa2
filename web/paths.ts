import * as features from '#domain/screens.ts'

const { accountScreens, applicationScreens, boardScreens, contactScreens, dashboardScreens, mailboxScreens } = features
const { profileSections, sessionScreens, siteScreens, vacancyScreens } = features

/** Every address of the product, as its feature declares it. */
export const paths = {
  home: siteScreens.home.to,
  homeAlias: siteScreens.homeAlias.to,
  login: sessionScreens.login.to,
  register: accountScreens.register.to,
  registerAndApply: (uuid?: string) => accountScreens.registerAndApply.to({ uuid }),
  confirmAddress: (token: string) => accountScreens.confirmAddress.to({ token }),
  jobs: (filter: { name_job?: string; ubication?: string; location?: 'Remote' | 'Present' } = {}) =>
    withQuery(vacancyScreens.jobs.to(), filter),
  /** 'all' stands for an empty keyword or city (decision 23). */
  jobsNear: (keyword: string, city: string) => vacancyScreens.jobsSearch.to({ keyword: keyword || 'all', city: city || 'all' }),
  vacancies: vacancyScreens.vacancyLanding.to,
  vacancy: (uuid: string) => vacancyScreens.vacancy.to({ uuid }),
  profile: profileSections.personal.to,
  profileDashboard: applicationScreens.myApplications.to,
  profileSkills: profileSections.skills.to,
  profileWork: profileSections.experience.to,
  profilePortfolio: profileSections.portfolio.to,
  profileProfessional: profileSections.professional.to,
  profileReferences: profileSections.references.to,
  hiringProcess: siteScreens.hiringProcess.to,
  faq: siteScreens.faq.to,
  contact: contactScreens.contact.to,
  privacy: siteScreens.privacy.to,
  terms: siteScreens.terms.to,
  about: siteScreens.about.to,
  dashboard: dashboardScreens.dashboard.to,
  staffVacancies: vacancyScreens.staffVacancies.to,
  addVacancy: vacancyScreens.addVacancy.to,
  editVacancy: (uuid: string) => vacancyScreens.editVacancy.to({ uuid }),
  deleteVacancy: (uuid: string) => vacancyScreens.deleteVacancy.to({ uuid }),
  board: (id: string, name?: string) => boardScreens.board.to({ id, name }),
  staffMessages: contactScreens.contactMessages.to,
  notFound: siteScreens.notFound.to,
  mailbox: mailboxScreens.mailbox.to,
  keptEmail: (name: string) => mailboxScreens.keptEmail.to({ name }),
} as const

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
  return query ? `${path}?${query}` : path
}

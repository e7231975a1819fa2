import type { APIRequestContext, Page } from '@playwright/test'
import { passportScreens } from '#domain/assessment/passport/passport.screens.ts'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { updateScreens } from '#domain/desk/updates/updates.screens.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { candidateEmailScreens } from '#domain/hiring/candidate-emails/candidate-emails.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { comparisonOf } from '#domain/hiring/comparison/comparison.screens.ts'
import { timesScreens } from '#domain/hiring/interview-times/interview-times.screens.ts'
import { interviewScreens } from '#domain/hiring/interviews/interviews.screens.ts'
import { orderScreens } from '#domain/hiring/orders/orders.screens.ts'
import { scorecardScreens } from '#domain/hiring/scorecards/scorecards.screens.ts'
import { screeningScreens } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { shortlistClientScreens, shortlistScreens } from '#domain/hiring/shortlists/shortlists.screens.ts'
import { stepScreens } from '#domain/hiring/steps/steps.screens.ts'
import type { StaffVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { jobsAt, jobsNear, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Audience } from '#domain/kernel/screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { companyLoginScreens } from '#domain/people/company-login/company-login.screens.ts'
import { correctionScreens } from '#domain/people/corrections/corrections.screens.ts'
import { duplicateScreens } from '#domain/people/duplicates/duplicates.screens.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { contentScreens } from '#domain/site/content/contents.screens.ts'
import { screens } from '#web/platform/shell/screens.ts'
import { type CastMember, cast } from './cast.ts'
import { expect, test } from './test.ts'
import type { MessageKey } from './texts.ts'

/** The vacancies for screens that show a single one. */
export interface Vacancies {
  /** Active, with applicants. */
  readonly open: string
  readonly closed: string
  /** Without applicants, so that it can be deleted. */
  readonly unwanted: string
  /** The client of the open vacancy. */
  readonly client: string
  /** A person who applied to the open vacancy. */
  readonly applicant: string
  readonly names: readonly { readonly name: string; readonly language: Language }[]
}

/** A screen for the stories that visit all of them. New screens are included, except those whose address names a record: add a row. */
export interface Screen {
  readonly at: string | ((vacancies: Vacancies) => string)
  /** Its heading in both languages; left out if the heading is the name of a record. */
  readonly heading?: MessageKey
  /** The status of the document, if not 200. */
  readonly status?: number
}

/** Pages about the company and its rules, without forms and readable without JavaScript. */
export const readingScreens: readonly Screen[] = [
  { at: siteScreens.home.to() },
  { at: siteScreens.about.to(), heading: 'about.title' },
  { at: siteScreens.hiringProcess.to(), heading: 'process.title' },
  { at: siteScreens.faq.to(), heading: 'faq.title' },
  { at: siteScreens.privacy.to(), heading: 'privacy.title' },
  { at: siteScreens.terms.to(), heading: 'terms.title' },
  { at: siteScreens.privacyVersion.to({ version: '1' }), heading: 'privacy.title' },
  { at: siteScreens.termsVersion.to({ version: '1' }), heading: 'terms.title' },
  { at: contactScreens.contact.to(), heading: 'contactus.title' },
  { at: passportScreens.checkPassport.to(), heading: 'passport.check_title' },
  { at: accountScreens.confirmAddress.to({ token: 'x' }), heading: 'personal.confirm_title' },
  { at: correctionScreens.addressChange.to({ token: 'use.x' }), heading: 'corrections.change_use_title' },
  { at: updateScreens.unsubscribe.to({ token: 'x' }), heading: 'notices.unsubscribe_title' },
]

const publicVacancyScreens: readonly Screen[] = [
  { at: jobsAt(), heading: 'vacancies.list_title' },
  { at: jobsNear('desarrollador', ''), heading: 'vacancies.search_results' },
  { at: jobsAt({ name_job: 'zzzz' }), heading: 'vacancies.list_title' },
  { at: vacancyScreens.vacancyLanding.to(), heading: 'vacancies.landing_title' },
  { at: ({ open }) => vacancyScreens.vacancy.to({ uuid: open }) },
  { at: ({ closed }) => vacancyScreens.vacancy.to({ uuid: closed }) },
]

export const guestScreens: readonly Screen[] = [
  { at: sessionScreens.login.to(), heading: 'login.title' },
  { at: companyLoginScreens.companyLogin.to(), heading: 'login.company_title' },
  { at: accountScreens.forgot.to(), heading: 'recovery.title' },
  { at: accountScreens.register.to(), heading: 'personal.register_title' },
  { at: ({ open }) => accountScreens.registerAndApply.to({ uuid: open }), heading: 'personal.register_title' },
  { at: ({ closed }) => accountScreens.registerAndApply.to({ uuid: closed }), heading: 'personal.register_title' },
]

export const unknownScreens: readonly Screen[] = [
  { at: shortlistClientScreens.shortlist.to({ secret: 'x' }), heading: 'shortlist.gone_title' },
  { at: orderScreens.order.to({ secret: 'x' }), heading: 'order.gone_title' },
  { at: timesScreens.pickTime.to({ token: 'x' }), heading: 'interview_times.over_title' },
  { at: accountScreens.reset.to({ token: 'x' }), heading: 'menu.404', status: 404 },
  { at: accountScreens.invitation.to({ token: 'x' }), heading: 'menu.404', status: 404 },
  { at: addedCandidatesScreens.claim.to({ token: 'x' }), heading: 'intake.unknown_title', status: 404 },
  { at: candidateEmailScreens.stopSuggestions.to({ token: 'x' }), heading: 'suggestions.stop_title', status: 404 },
  { at: siteScreens.notFound.to(), heading: 'menu.404', status: 404 },
  { at: '/nothing-here', heading: 'menu.404', status: 404 },
  { at: passportScreens.passport.to({ token: 'x' }), heading: 'passport.unknown_title', status: 404 },
  { at: interviewScreens.answerInterview.to({ token: 'x' }), heading: 'interviews.link_title', status: 410 },
]

/** Screens behind the login whose addresses have no parameters, as their features declare them. */
const declared = (audience: Audience): Screen[] =>
  screens
    .filter((screen) => screen.audience === audience && !screen.path.includes(':'))
    .map(({ path, heading }) => ({ at: path, heading: heading ?? fail(path) }))

function fail(path: string): never {
  throw new Error(`${path} declares no heading.`)
}

const recordScreens: readonly Screen[] = [
  { at: ({ applicant, open }) => userScreens.userProfile.to({ uuid: applicant, applied: 'applied', jobsId: open }) },
  {
    at: ({ applicant }) => duplicateScreens.mergePeople.to({ one: applicant, other: applicant }),
    heading: 'duplicates.merge_title',
  },
  { at: importScreens.imports.to(), heading: 'imports.title' },
  { at: ({ client }) => clientScreens.client.to({ uuid: client }) },
  { at: ({ client }) => clientScreens.editClient.to({ uuid: client }), heading: 'clients.edit' },
  { at: ({ open }) => boardScreens.board.to({ id: open }) },
  { at: ({ open }) => applicationScreens.withdrawn.to({ id: open }) },
  { at: ({ open }) => shortlistScreens.shortlists.to({ id: open }) },
  { at: contentScreens.editContent.to({ part: 'company' }) },
  { at: ({ open }) => resultScreens.vacancyResults.to({ id: open }) },
  { at: ({ open, applicant }) => comparisonOf(open, [applicant, '5b0c2f7e-8d3a-4c1e-9f60-2a7d4e81b3c5']) },
  { at: ({ open }) => vacancyScreens.applicants.to({ id: open }) },
  { at: ({ open }) => scorecardScreens.interviewKits.to({ uuid: open }) },
  { at: ({ open }) => screeningScreens.vacancyQuestions.to({ uuid: open }) },
  { at: ({ open }) => stepScreens.vacancySteps.to({ uuid: open }) },
  { at: ({ open }) => vacancyScreens.copyVacancy.to({ uuid: open }), heading: 'vacancies.copy_title' },
  { at: ({ open }) => vacancyScreens.editVacancy.to({ uuid: open }), heading: 'vacancies.edit_title' },
  { at: ({ open }) => vacancyScreens.deleteVacancy.to({ uuid: open }), heading: 'vacancies.delete_title' },
  { at: ({ unwanted }) => vacancyScreens.deleteVacancy.to({ uuid: unwanted }), heading: 'vacancies.delete_title' },
]

/** A screen with the person who visits it; without a person it is public. */
interface Visit {
  readonly who: CastMember | undefined
  readonly screen: Screen
}

const visitsOf = (who: CastMember | undefined, all: readonly Screen[]): Visit[] => all.map((screen) => ({ who, screen }))

export const publicVisits: readonly Visit[] = visitsOf(undefined, [
  ...readingScreens,
  ...publicVacancyScreens,
  ...guestScreens,
  ...unknownScreens,
])
export const candidateVisits: readonly Visit[] = visitsOf('candidate', declared('profile'))
export const allVisits: readonly Visit[] = [
  ...publicVisits,
  ...candidateVisits,
  ...visitsOf('admin', [...declared('staff'), ...recordScreens]),
]

/** Every screen in `count` parts of almost the same length, each for one story. */
export function partsOfVisits(count: number): { of: string; visits: readonly Visit[] }[] {
  const cut = (part: number) => Math.round((part * allVisits.length) / count)
  return Array.from({ length: count }, (_, part) => ({
    of: `part ${part + 1} of ${count}`,
    visits: allVisits.slice(cut(part), cut(part + 1)),
  }))
}

/** Visits screens in one page, each after the other, also after one that failed; reports every failure with its address. */
export async function visitAll(
  page: Page,
  visits: readonly Visit[],
  vacancies: Vacancies,
  startSession: (who: CastMember) => Promise<Page>,
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  const failures: string[] = []
  let visitor: CastMember | undefined
  for (const { who, screen } of visits) {
    const address = addressOf(screen, vacancies)
    const visit = async () => {
      if (who && who !== visitor) await startSession(who)
      visitor = who
      await openScreen(page, screen, vacancies)
      await look(screen)
    }
    await test.step(address, visit).catch((error: Error) => failures.push(`${address}: ${error.message}`))
  }
  expect(failures).toEqual([])
}

const addressOf = ({ at }: Screen, vacancies: Vacancies) => (typeof at === 'string' ? at : at(vacancies))

/** Opens a screen and waits until nothing on it is loading. */
export async function openScreen(page: Page, screen: Screen, vacancies: Vacancies): Promise<void> {
  const address = addressOf(screen, vacancies)
  const answer = await page.goto(address)
  expect(answer?.status(), address).toBe(screen.status ?? 200)
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  await expectSettled(page)
}

/** Waits until nothing on the page is loading. The rows of a list are dimmed while a search replaces them. */
export const expectSettled = (page: Page) => expect(page.locator('[aria-busy="true"]'), page.url()).toHaveCount(0)

/** Finds the vacancies as a recruiter. */
export async function findVacancies(request: APIRequestContext): Promise<Vacancies> {
  const { email, password } = cast.recruiter
  const login = await request.post('/oauth/token', { data: { grant_type: 'password', username: email, password } })
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` }
  const answer = await request.get('/api/jobs/list/es?size=100', { headers })
  const { data } = (await answer.json()) as { data: StaffVacancy[] }
  const vacancyOf = (fits: (vacancy: StaffVacancy) => boolean) => {
    const found = data.find(fits)
    if (found === undefined) throw new Error('The demo world has no such vacancy')
    return found
  }
  const uuidOf = (fits: (vacancy: StaffVacancy) => boolean) => vacancyOf(fits).uuid
  const { uuid: open, client_id: client } = vacancyOf(({ status_job, num_applied }) => status_job === 'A' && num_applied > 0)
  const applicants = await request.get(`/api/jobs/applicants/${open}?size=1`, { headers })
  const [applicant] = ((await applicants.json()) as { data: { uuid: string }[] }).data
  if (!applicant) throw new Error('The demo world has no applicants')
  return {
    open,
    client,
    applicant: applicant.uuid,
    names: data.map(({ name_job: name, language }) => ({ name, language })),
    // Drafts have no public page.
    closed: uuidOf(({ state }) => state === 'closed'),
    unwanted: uuidOf(({ status_job, may }) => status_job === 'A' && may.delete),
  }
}

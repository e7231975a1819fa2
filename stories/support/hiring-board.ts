import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { call } from './calls.ts'
import { cast } from './cast.ts'
import { logInByCall } from './sessions.ts'
import { expect } from './test.ts'
import { text } from './texts.ts'

/** Candidates of the demo world; the third one reads English. */
export const applicants = [
  { name: 'Demo Candidata Uno', ...cast.candidate },
  { name: 'Demo Candidato Dos', email: 'candidate2@demo.test', password: cast.candidate.password },
  { name: 'Demo Candidato Cuatro', email: 'candidate4@demo.test', password: cast.candidate.password },
] as const

interface Applicant {
  readonly name: string
  readonly email: string
  readonly password: string
}

const texts = [
  'report_job',
  'description_job',
  'esential_job',
  'know_skills',
  'quality_min_job',
  'prefered_job',
  'work_conditions_job',
]
const words = Object.fromEntries(texts.map((field) => [field, 'Lo que hace falta saber.']))
const choices = { status_job: 'A', priority_job: 'Normal', type_job: 'FullTime', location: 'Remote', language: 'es' }
const money = { currency: 'COP', salary_mode: 'agreed', salary: null, salarymax: null }

/**
 * Opens the board of a new vacancy with the given applicants in the first stage, so that stories on one server do not interfere. The
 * page must belong to staff; `shown` are the applicants that the board shows first. Returns the name of the vacancy.
 */
export async function openNewBoard(
  page: Page,
  who: readonly Applicant[] = applicants,
  language: Language = 'es',
  shown = who,
): Promise<string> {
  const [vacancy] = await openVacancies(page, 1)
  if (!vacancy) throw new Error('no vacancy')
  for (const person of who) await applyTo(page.request, person, [vacancy])
  await page.goto(`/dropDrag/${vacancy.uuid}/${encodeURIComponent(vacancy.name)}`)
  if (shown.length > 0) await expect(cardNames(page, 'apply', language)).toHaveText(shown.map((person) => person.name))
  return vacancy.name
}

interface Vacancy {
  readonly uuid: string
  readonly name: string
}

/** Publishes new vacancies, which require `skill` and are of `client` if given. The page must belong to staff. */
export async function openVacancies(page: Page, count: number, skill?: string, client?: string): Promise<Vacancy[]> {
  const { request } = page
  const staff = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  const [clients, skills] = await Promise.all([
    call(request, 'GET', '/api/clients/select', staff),
    call(request, 'GET', '/api/skills', staff),
  ])
  const vacancies: Vacancy[] = []
  while (vacancies.length < count) {
    // A word of letters: the search reads "5e16026e" as a number and a letter, and finds other vacancies too.
    const name = `Vacante ${randomUUID()
      .slice(0, 8)
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`
    const vacancy = {
      ...{ ...words, ...choices, ...money, name_job: name, cant_vacant: 2, ubication: 'Bogotá' },
      ...{ client_id: client ?? clients.data[0].uuid, skills: [skill ?? skills.data[0].uuid] },
    }
    const { data } = await call(request, 'POST', '/api/jobs/save', staff, { data: vacancy })
    vacancies.push({ uuid: data.uuid, name })
  }
  return vacancies
}

/** Applies a cast member to vacancies, in the given order. */
export async function applyTo(
  request: APIRequestContext,
  person: { email: string; password: string },
  vacancies: readonly Vacancy[],
): Promise<void> {
  const token = await logInByCall(request, person)
  const { user } = await call(request, 'GET', '/api/users/verify/role', token)
  for (const { uuid } of vacancies) await call(request, 'POST', `/api/jobs/apply/${uuid}/${user.uuid}`, token)
}

export function column(page: Page, stage: Stage, language: Language = 'es'): Locator {
  return page.getByRole('region', { name: text(`board.stage.${stage}`, language), exact: true })
}

/** The names on the cards of a column, in order. */
export function cardNames(page: Page, stage: Stage, language: Language = 'es'): Locator {
  return column(page, stage, language).getByRole('article').getByRole('heading')
}

/** A card in any column of the board. */
export function cardOf(page: Page, name: string, language: Language = 'es'): Locator {
  return page.getByRole('article', { name: text('board.card', language, { name }), exact: true })
}

/** Starts dragging a card with the mouse. */
export async function take(page: Page, name: string): Promise<void> {
  const card = cardOf(page, name)
  await card.getByRole('heading').hover()
  await page.mouse.down()
  const box = await boxOf(card)
  await page.mouse.move(box.x + 80, box.y + 60, { steps: 5 })
  await expect(card).toHaveAttribute('data-dragged')
}

/** Moves the dragged card to a position of the page. */
export async function holdAt(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y - 4)
  await page.mouse.move(x, y, { steps: 3 })
}

/** Drags a card with the mouse over a visible column, without dropping it. */
export async function dragOver(page: Page, name: string, stage: Stage): Promise<void> {
  await take(page, name)
  const { x, y } = await boxOf(column(page, stage))
  await holdAt(page, x + 60, y + 140)
  await expect(column(page, stage)).toHaveAttribute('data-over')
}

export async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('Nothing is to be seen there.')
  return box
}

/** The button of a card's menu, which has all actions on the card. */
export function menuOf(page: Page, name: string, language: Language = 'es'): Locator {
  return cardOf(page, name, language).getByRole('button', { name: text('board.menu_named', language, { name }) })
}

/** Chooses an action from a card's menu. */
export async function chooseInMenu(page: Page, name: string, what: string): Promise<void> {
  await menuOf(page, name).click()
  await page.getByRole('dialog', { name }).getByRole('button', { name: what, exact: true }).click()
}

/** Moves a card with its menu. */
export async function moveByMenu(page: Page, name: string, stage: Stage): Promise<void> {
  await menuOf(page, name).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text(`board.stage.${stage}`), exact: true })
    .click()
}

/** Closes the dialog of a move without notifying the candidate. */
export async function closeWithoutNotifying(page: Page): Promise<void> {
  // By the keyboard: the button moves under a pointer as long as the message is on its way.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('notification.close') })
    .press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Waits until an element is within the width of the window, whatever its height. */
export async function expectWithinWidth(part: Locator): Promise<void> {
  const sides = () =>
    part.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left >= 0 && right <= window.innerWidth
    })
  await expect.poll(sides).toBe(true)
}

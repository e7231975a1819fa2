import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { attemptScreens } from '#domain/assessment/attempts/attempts.screens.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { mp3 } from '#server/testing/documents.ts'
import { call } from './calls.ts'
import { type CastMember, cast } from './cast.ts'
import { logInByCall } from './sessions.ts'
import { expect } from './test.ts'
import { text } from './texts.ts'

export const questionsOfTest = 10
const picture = new URL('../../server/seeds/media/sales-chart-en.png', import.meta.url)
const sound = {
  file: { name: 'call.mp3', mimeType: 'audio/mpeg', buffer: mp3 },
  transcript: 'A caller asks for the sales of May.',
}
const experience = { experience_timefrom: '2020-01-01', experience_timeto: '2024-01-01', note: '' }

interface Bank {
  readonly language?: Language
  /** How many of the ten questions ask for a free text. */
  readonly texts?: number
  /** Whether the other questions have a picture, and the last one a sound. */
  readonly media?: boolean
  /** The time limit of the test; none by default. */
  readonly minutes?: number
  /** The points that matter, so that its number of questions varies; none by default (LEN-01). */
  readonly limit?: number
}

export interface SkillTest {
  /** The uuid of the skill. */
  readonly uuid: string
  readonly skill: string
  readonly at: string
}

/** Adds a new skill with an active test and a bank of ten questions. */
export async function makeSkillWithTest(request: APIRequestContext, bank: Bank = {}): Promise<{ uuid: string; name: string }> {
  const staff = await logInByCall(request, cast.admin)
  const name = `Prueba ${randomUUID().slice(0, 8)}`
  const form = { name, description: '', status_skill: 'A' }
  const { data: skill } = await call(request, 'POST', '/api/skills', staff, { data: form })
  const numbers = Array.from({ length: questionsOfTest }, (_, index) => index + 1)
  await Promise.all(numbers.map((number) => addQuestion(request, staff, skill.uuid, number, bank)))
  const { data: ready } = await call(request, 'GET', `/api/skills/${skill.uuid}`, staff)
  const withTest = {
    ...form,
    skill_test: 1,
    time_limit_minutes: bank.minutes ?? '',
    point_limit: bank.limit ?? '',
    version: ready.version,
  }
  await call(request, 'PUT', `/api/skills/${skill.uuid}`, staff, { data: withTest })
  return { uuid: skill.uuid, name }
}

/** Adds a new skill with a test and puts it on the profile of a cast member. */
export async function makeSkillTest(request: APIRequestContext, who: CastMember, bank: Bank = {}): Promise<SkillTest> {
  const { uuid: skill_id, name } = await makeSkillWithTest(request, bank)
  const candidate = await logInByCall(request, cast[who])
  const added = { ...experience, skill_id }
  const { data: own } = await call(request, 'POST', '/api/user-skills', candidate, { data: added })
  return { uuid: skill_id, skill: name, at: attemptScreens.takeTest.to({ user_skill_uuid: own.uuid }) }
}

async function addQuestion(
  request: APIRequestContext,
  staff: string,
  skill: string,
  number: number,
  { language = 'es', texts = 0, media = false }: Bank,
): Promise<void> {
  const type = number <= texts ? 'text' : 'select'
  const fields = { question: `${number}: ${skill}`, type, language, skills_uuid: JSON.stringify([skill]) }
  const multipart = media && type === 'select' ? { ...fields, ...(number === questionsOfTest ? sound : await drawing()) } : fields
  const { data: question } = await call(request, 'POST', '/api/questions', staff, { multipart })
  if (type === 'text') return
  for (const answer of ['A', 'B', 'C'])
    await call(request, 'POST', '/api/answers', staff, { multipart: { question_uuid: question.uuid, answer } })
}

async function drawing() {
  const file = { name: 'sales.png', mimeType: 'image/png', buffer: await readFile(picture) }
  return { file, alternative_text: 'Sales by month, as bars' }
}

/** The heading of the question with this number. */
export function questionHeading(page: Page, number: number, language: Language = 'es') {
  const name = text('attempts.where', language, { number, count: questionsOfTest })
  return page.getByRole('heading', { level: 1, name, exact: true })
}

const calls = '**/api/**'

/** Disconnects all windows of a person from the network, and aborts calls in progress. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().route(calls, (route) => route.abort('internetdisconnected'))
  await page.context().setOffline(true)
}

/** Reconnects the windows and notifies them. */
export async function goOnline(context: BrowserContext): Promise<void> {
  await context.unroute(calls)
  await context.setOffline(false)
}

/** Opens a test and starts it, up to its first question. */
export async function beginTest(page: Page, { at }: SkillTest): Promise<void> {
  await page.goto(at)
  await page.getByRole('checkbox', { name: text('attempts.agree') }).check()
  await page.getByRole('button', { name: text('attempts.start') }).click()
  await expect(questionHeading(page, 1)).toBeVisible()
}

/** The button that submits the answer. */
export function nextButton(page: Page, number: number, language: Language = 'es') {
  return page.getByRole('button', { name: text(number === questionsOfTest ? 'attempts.done' : 'attempts.next', language) })
}

/** Chooses an answer to the question with this number and submits it. */
export async function answerQuestion(page: Page, number: number, answer = 'A'): Promise<void> {
  await expect(questionHeading(page, number)).toBeVisible()
  await page.getByRole('radio', { name: answer, exact: true }).check()
  await nextButton(page, number).click()
}

/** Answers the questions `from` to `to`, both included. */
export async function answerQuestions(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) await answerQuestion(page, number)
}

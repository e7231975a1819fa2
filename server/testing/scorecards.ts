import type { InterviewStage } from '#domain/kernel/stages.ts'
import type { TestApp, TestPerson } from './app.ts'
import { makeApplication, makeVacancy } from './records.ts'

export const kitWords = ['Nada', 'Algo', 'Bien', 'Muy bien']

/** A valid form of a kit with two criteria of its own and one question. */
export const kitFields = (overrides: Record<string, unknown> = {}) => ({
  scale: 4,
  words: kitWords,
  criteria: [
    { name: 'Escucha', hint: 'Resume lo que dijo la otra persona' },
    { name: 'Ordena ideas', hint: '' },
  ],
  questions: [{ text: 'Cuéntanos de un cliente difícil' }],
  ...overrides,
})

interface KitOptions {
  readonly stage?: InterviewStage
  readonly criteria?: readonly { readonly name: string; readonly skill_id?: number | null }[]
  readonly createdAt?: Date
}

/** A kit of a vacancy, directly in the tables. */
export async function makeKit({ platform: { db } }: TestApp, vacancyId: number, options: KitOptions = {}) {
  const {
    stage = 'firstInterview',
    criteria = [{ name: 'Escucha' }, { name: 'Ordena ideas' }],
    createdAt = new Date(0),
  } = options
  const kit = await db
    .insertInto('interview_kits')
    .values({ vacancy_id: vacancyId, stage, scale: 4, words: kitWords, created_at: createdAt, updated_at: createdAt })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  const made = await db
    .insertInto('kit_criteria')
    .values(criteria.map((one, position) => ({ kit_id: kit.id, position, ...one })))
    .returning(['id', 'uuid', 'name'])
    .execute()
  const question = await db
    .insertInto('kit_questions')
    .values({ kit_id: kit.id, position: 1, text: '¿Un cliente difícil?' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { ...kit, criteria: made, question: question.uuid }
}

const hourMs = 3_600_000

/** An interview of a card, by default one that ended an hour ago. */
export async function makeInterview(
  { platform: { db, now } }: TestApp,
  applicationId: number,
  { email }: Pick<TestPerson, 'email'>,
  { stage = 'firstInterview' as InterviewStage, endedHoursAgo = 1 } = {},
) {
  const ends_at = new Date(now().getTime() - endedHoursAgo * hourMs)
  const times = { starts_at: new Date(ends_at.getTime() - hourMs / 2), ends_at, time_zone: 'America/Bogota' }
  const sender = `Quien entrevista <${email}>`
  return db
    .insertInto('interviews')
    .values({ application_id: applicationId, stage, ...times, sender, organizer: sender })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
}

/** A card with a kit in its first interview, which a colleague has held. */
export async function interviewed(site: TestApp, options: KitOptions & { readonly interviewer?: TestPerson } = {}) {
  const vacancy = await makeVacancy(site.platform)
  const [kit, candidate] = [await makeKit(site, vacancy.id, options), await site.person({ cv: true })]
  const card = await makeApplication(site.platform, vacancy.id, candidate.id, 'firstInterview')
  const interviewer = options.interviewer ?? (await site.person({ role: 'administrator' }))
  const interview = await makeInterview(site, card.id, interviewer)
  return { vacancy, kit, candidate, card, interviewer, interview }
}

/** The body of a scorecard: a point for each criterion of a kit, in their order. */
export const scorecardOf = (kit: { readonly criteria: readonly { readonly uuid: string }[] }, ...points: (number | null)[]) => ({
  criteria: kit.criteria.map(({ uuid: criterion }, at) => ({ criterion, point: points[at] ?? null, note: '' })),
  summary: '',
})

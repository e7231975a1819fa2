import type { Insertable } from 'kysely'
import { applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getAnswersOfCardEndpoint } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import type { ScreeningQuestions } from '../database/schema.ts'
import type { Platform } from '../platform/platform.ts'
import type { TestApp, TestPerson } from './app.ts'
import { makeVacancy } from './records.ts'

let made = 0

/** Creates a question of a vacancy, or with null of the library, directly in the tables: yes or no, required. */
export function makeQuestion(
  { db }: Pick<Platform, 'db'>,
  vacancyId: number | null,
  overrides: Partial<Insertable<ScreeningQuestions>> = {},
) {
  const number = ++made
  return db
    .insertInto('screening_questions')
    .values({
      vacancy_id: vacancyId,
      position: number,
      kind: 'yes_no',
      text: `¿Pregunta ${number}?`,
      required: true,
      ...overrides,
    })
    .returning(['id', 'uuid', 'text'])
    .executeTakeFirstOrThrow()
}

interface Asking {
  readonly vacancy: { readonly id: number; readonly uuid: string }
  readonly travel: { readonly uuid: string }
  readonly years: { readonly uuid: string }
  readonly why: { readonly uuid: string }
}

/** Answers to the three questions of `asking`, with the version of each that was read. */
export const answersTo = ({ travel, years, why }: Asking, [can, count, reason]: readonly [string, string, string]) => [
  { question: travel.uuid, version: 1, value: can },
  { question: years.uuid, version: 1, value: count },
  { question: why.uuid, version: 1, value: reason },
]

/** What tests of the questions of a vacancy do on a site. */
export function screeningOn(site: TestApp) {
  async function cardOf({ id }: TestPerson, { vacancy }: Pick<Asking, 'vacancy'>) {
    const card = site.platform.db.selectFrom('applications').select(['id', 'uuid', 'stage']).where('user_id', '=', id)
    return card.where('vacancy_id', '=', vacancy.id).executeTakeFirst()
  }
  return {
    cardOf,
    /** A vacancy with three questions: two ways to be a knock-out, and an optional text. */
    async asking() {
      const vacancy = await makeVacancy(site.platform)
      const travel = await makeQuestion(site.platform, vacancy.id, {
        text: '¿Puedes viajar?',
        knockout_answers: ['no'],
        knockout_reason: 'El cargo pide viajar',
      })
      const years = await makeQuestion(site.platform, vacancy.id, {
        kind: 'number',
        text: '¿Años de experiencia?',
        knockout_min: 2,
        knockout_reason: 'Pedimos dos años',
      })
      const why = await makeQuestion(site.platform, vacancy.id, { kind: 'long_text', text: '¿Por qué aquí?', required: false })
      return { vacancy, travel, years, why }
    },
    apply: ({ uuid, token }: TestPerson, { vacancy }: Pick<Asking, 'vacancy'>, answers?: readonly object[]) =>
      site.call(applyEndpoint, { token, params: { job: vacancy.uuid, user: uuid }, body: answers && { answers } }),
    async answersOn(person: TestPerson, of: Pick<Asking, 'vacancy'>, { token }: TestPerson) {
      const card = await cardOf(person, of)
      return (await site.call(getAnswersOfCardEndpoint, { token, params: { id: card!.uuid } })).answer.data
    },
  }
}

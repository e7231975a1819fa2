import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { type ExportName, exports } from '../../exports.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { exportedRows, type ListRequest } from '../../testing/exported.ts'
import { makeHiringWorld } from '../../testing/hiring-world.ts'
import { makeUncheckedConsent } from '../../testing/import-files.ts'
import { writeCv } from '../../testing/pool.ts'
import { createFailedEmail, makeApplication, makeReply, makeVacancy } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'
import { makeBank } from '../../testing/tests.ts'
import { countAllChanges } from '../figures/counting.writes.ts'

/** Without the worker, which would send e-mails meanwhile. */
const site = sharedTestApp({ WORKER: '0' })
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: 'administrator', firstName: 'Directora' })
})
const now = () => site.platform.now()
const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000)

async function people(firstName: string, count: number, more: { cv?: boolean } = {}): Promise<TestPerson[]> {
  const made: TestPerson[] = []
  for (let at = 1; at <= count; at += 1) made.push(await site.person({ firstName, lastName: `Número ${at}`, ...more }))
  return made
}

async function applicants(firstName: string, count: number) {
  const vacancy = await makeVacancy(site.platform)
  const cards: { id: number; uuid: string }[] = []
  for (const { id } of await people(firstName, count)) cards.push(await makeApplication(site.platform, vacancy.id, id))
  return { vacancy, cards }
}

interface Case {
  readonly list: ExportName
  /** Makes rows and one that the request leaves out. Returns the first cells that the export must have, in order. */
  readonly make: () => Promise<ListRequest & { readonly names: readonly string[] }>
}

const cases: readonly Case[] = [
  {
    list: 'candidates',
    make: async () => {
      const [one, two, other] = await people('Poceada', 3, { cv: true })
      for (const person of [one, two]) await writeCv(site, person!, 'exportable')
      await writeCv(site, other!, 'otra cosa')
      return { query: { q: 'exportable', sort: '-name' }, names: ['Poceada Número 2', 'Poceada Número 1'] }
    },
  },
  {
    list: 'tags',
    make: async () => {
      const names = ['Sabe Uno', 'Sabe Dos', 'Ignora']
      await site.platform.db
        .insertInto('tags')
        .values(names.map((name) => ({ name })))
        .execute()
      return { query: { q: 'sabe', sort: '-name' }, names: ['Sabe Uno', 'Sabe Dos'] }
    },
  },
  {
    list: 'reasons',
    make: async () => {
      const names = ['Pretensión alta', 'Pretensión ajena', 'Sin título']
      await site.platform.db
        .insertInto('rejection_reasons')
        .values(names.map((name) => ({ name })))
        .execute()
      return { query: { q: 'pretensión' }, names: ['Pretensión ajena', 'Pretensión alta'] }
    },
  },
  {
    list: 'duplicates',
    make: async () => {
      const [one, two, three] = await people('Doblada', 3)
      const [apart, other] = await people('Apartada', 2)
      const pair = (older: TestPerson | undefined, newer: TestPerson | undefined, found_at: Date) => ({
        ...{ older_id: older!.id, newer_id: newer!.id, found_at },
        ...{ by_phone: true, by_birth: false, by_cv: false },
      })
      await site.platform.db
        .insertInto('probable_duplicates')
        .values([pair(one, two, daysAgo(2)), pair(two, three, daysAgo(1)), pair(apart, other, daysAgo(1))])
        .execute()
      return { query: { q: 'doblada' }, names: ['Doblada Número 2', 'Doblada Número 1'] }
    },
  },
  {
    list: 'withdrawn',
    make: async () => {
      const { vacancy, cards } = await applicants('Retirada', 3)
      for (const [at, { id }] of cards.slice(0, 2).entries())
        await site.platform.db
          .updateTable('applications')
          .set({ withdrawn_at: daysAgo(at + 1), removed_at: daysAgo(at + 1) })
          .where('id', '=', id)
          .execute()
      const names = ['Retirada Número 2', 'Retirada Número 1']
      return { params: { id: vacancy.uuid }, query: { sort: 'withdrawn_at', q: 'retirada' }, names }
    },
  },
  {
    list: 'waitingPeople',
    make: async () => {
      const { cards } = await applicants('Esperada', 3)
      const [opened] = cards
      await site.platform.db.updateTable('applications').set({ opened_at: now() }).where('id', '=', opened!.id).execute()
      const names = ['Esperada Número 2', 'Esperada Número 3']
      return { query: { waiting: 'unopened', q: 'esperada' }, names }
    },
  },
  {
    list: 'failedEmails',
    make: async () => {
      await createFailedEmail(site.platform, { subject: 'Perdido uno', queued_at: daysAgo(2) })
      await createFailedEmail(site.platform, { subject: 'Perdido dos', queued_at: daysAgo(1) })
      await createFailedEmail(site.platform, { subject: 'Perdido y quitado', dismissed_at: now() })
      return { query: { q: 'perdido', sort: 'queued_at' }, names: ['Perdido uno', 'Perdido dos'] }
    },
  },
  {
    list: 'unansweredReplies',
    make: async () => {
      const { cards } = await applicants('Contestona', 2)
      for (const [at, { id }] of cards.entries())
        await makeReply(site.platform, { application: id, subject: `Pregunta ${at + 1}`, received_at: daysAgo(2 - at) })
      const names = ['Contestona Número 1', 'Contestona Número 2']
      return { query: { q: 'contestona', sort: 'received_at' }, names }
    },
  },
  {
    list: 'textsToRate',
    make: async () => {
      const { bank } = await makeResult(site.platform, { texts: 2 })
      const called = (place: number, text: string) =>
        site.platform.db.updateTable('questions').set({ text }).where('uuid', '=', bank.questions[place]!.uuid).execute()
      await called(0, 'Zarzuela: explica')
      await called(1, 'Zarzuela: compara')
      return { query: { q: 'zarzuela' }, names: ['Zarzuela: compara', 'Zarzuela: explica'] }
    },
  },
  {
    list: 'figurePeople',
    make: async () => {
      const { one } = await makeHiringWorld(site)
      await countAllChanges(site.platform)
      const query = { figure: 'outcome:rejected', from: '2026-03', to: '2026-04', vacancy: one.uuid }
      const rejected = await site.platform.db
        .selectFrom('applications')
        .innerJoin('users', 'users.id', 'applications.user_id')
        .select(['first_name', 'last_name'])
        .where('vacancy_id', '=', one.id)
        .where('stage', '=', 'reject')
        .orderBy('applied_at', 'desc')
        .orderBy('applications.id', 'desc')
        .execute()
      return { query, names: rejected.map(({ first_name, last_name }) => `${first_name} ${last_name}`) }
    },
  },
  {
    list: 'imports',
    make: async () => {
      const files = ['tribu-uno.csv', 'tribu-dos.csv', 'otra.csv']
      await site.platform.db
        .insertInto('imports')
        .values(files.map((file_name) => ({ file_name, created_by: staff.id })))
        .execute()
      return { query: { q: 'tribu' }, names: ['tribu-dos.csv', 'tribu-uno.csv'] }
    },
  },
  {
    list: 'importedPeople',
    make: async () => {
      const { db } = site.platform
      const one = db.insertInto('imports').values({ file_name: 'personas.csv', created_by: staff.id, state: 'done' })
      const { id, uuid } = await one.returning(['id', 'uuid']).executeTakeFirstOrThrow()
      const brought = [...(await people('Traída', 2)), ...(await people('Sobrante', 1))]
      await db
        .insertInto('imported_people')
        .values(brought.map((person, at) => ({ import_id: id, line: at + 2, user_id: person.id })))
        .execute()
      return { params: { id: uuid }, query: { q: 'traída', sort: '-line' }, names: ['Traída Número 2', 'Traída Número 1'] }
    },
  },
  {
    list: 'uncheckedConsents',
    make: async () => {
      for (const one of [...(await people('Comprobable', 2)), ...(await people('Apartada', 1))])
        await makeUncheckedConsent(site, one)
      const query = { q: 'comprobable', sort: '-fullname' }
      return { query, names: ['Comprobable Número 2', 'Comprobable Número 1'] }
    },
  },
  {
    list: 'notices',
    make: async () => {
      const { vacancy, cards } = await applicants('Avisada', 2)
      const { db } = site.platform
      await db.updateTable('vacancies').set({ title: 'Puesto avisado' }).where('id', '=', vacancy.id).execute()
      const about = (kind: 'application' | 'interview_answered', application_id: number | null, days: number) => ({
        ...{ user_id: staff.id, vacancy_id: vacancy.id, application_id, kind },
        ...{ since: daysAgo(30), at: daysAgo(-days) },
      })
      await db
        .insertInto('staff_notices')
        .values([about('application', null, 1), about('interview_answered', cards[0]!.id, 2)])
        .execute()
      const names = ['Avisada Número 1 respondió a la invitación', '2 postulaciones nuevas; la última: Avisada Número 2']
      return { query: { q: 'puesto avisado' }, names }
    },
  },
  {
    list: 'holders',
    make: async () => {
      const { db } = site.platform
      const role = await db
        .insertInto('roles')
        .values({ name: `Portadores ${crypto.randomUUID()}`, description: '' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const held = [...(await people('Portadora', 2)), ...(await people('Ajena', 1))]
      const ids = held.map(({ id }) => id)
      await db.updateTable('users').set({ role_id: role.id }).where('id', 'in', ids).execute()
      const names = ['Portadora Número 2', 'Portadora Número 1']
      return { params: { id: String(role.id) }, query: { q: 'portadora', sort: '-fullname' }, names }
    },
  },
  {
    list: 'health',
    make: async () => {
      const { skillUuid, questions } = await makeBank(site.platform, { questions: 3 })
      const texts = ['Cartera vencida', 'Cartera al día', 'Nómina']
      for (const [at, text] of texts.entries())
        await site.platform.db.updateTable('questions').set({ text }).where('uuid', '=', questions[at]!.uuid).execute()
      const query = { language: 'es', q: 'cartera', sort: 'question' }
      return { params: { id: skillUuid }, query, names: ['Cartera al día', 'Cartera vencida'] }
    },
  },
  {
    list: 'parity',
    make: async () => {
      const { skillUuid, questions } = await makeBank(site.platform, { questions: 3 })
      const texts = ['Balance general', 'Balance de prueba', 'Nómina']
      for (const [at, text] of texts.entries())
        await site.platform.db.updateTable('questions').set({ text }).where('uuid', '=', questions[at]!.uuid).execute()
      const names = ['Balance de prueba', 'Balance general']
      return { params: { id: skillUuid }, query: { q: 'balance', sort: 'question' }, names }
    },
  },
]

test.each(cases.map(({ list, make }) => [list, make] as const))(
  'OUT-01 the export of %s has the rows of its search in its order, and is audited',
  async (list, make) => {
    const { names, ...request } = await make()
    const actor = list === 'notices' ? staff : await site.person({ role: 'administrator' })
    expect((await exportedRows(site, list, actor, request)).names).toEqual(names)
    const listed = await site.call(exports[list][0] as Endpoint, { ...request, token: actor.token })
    expect(listed.answer).toMatchObject({ total: names.length })
    expect((await site.auditOf(actor)).at(-1)).toBe('list.exported')
  },
)

test('OUT-01 the file of a bank’s health also has the questions beyond those on its screen', async () => {
  const { skillUuid, questions } = await makeBank(site.platform, { questions: 203 })
  const request = { params: { id: skillUuid }, query: { language: 'es' } }
  const { answer } = await site.call(exports.health[0], { ...request, token: staff.token } as never)
  expect(answer).toMatchObject({ total: 200, total_capped: true })
  const { rows } = await exportedRows(site, 'health', staff, request)
  expect(rows).toHaveLength(questions.length)
})

const peopleOfLists = [
  'candidates',
  'waitingPeople',
  'withdrawn',
  'importedPeople',
  'uncheckedConsents',
  'figurePeople',
  'holders',
] as const

test('OUT-01 every list of people has phone, tags and skills; without the module of people, no tags', async () => {
  const reader = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  for (const list of peopleOfLists) {
    const { names: _, ...request } = await cases.find((one) => one.list === list)!.make()
    const { header } = await exportedRows(site, list, staff, request)
    expect([list, ...header.slice(-3)]).toEqual([list, 'Celular', 'Etiquetas', 'Habilidades'])
    if (!['waitingPeople', 'withdrawn', 'figurePeople'].includes(list)) continue
    expect([list, ...(await exportedRows(site, list, reader, request)).header.slice(-2)]).toEqual([
      list,
      'Celular',
      'Habilidades',
    ])
  }
})

import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import * as education from '#domain/people/profile/education.contract.ts'
import * as work from '#domain/people/profile/experience.contract.ts'
import * as references from '#domain/people/profile/references.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { scripts } from '../../testing/scripts.ts'
import { readWholeProfile } from './reads/whole-profile.ts'

const site = sharedTestApp()

interface Section {
  readonly id: string
  readonly list: Endpoint
  readonly add: Endpoint
  readonly get?: Endpoint
  readonly update: Endpoint
  readonly remove: Endpoint
  readonly body: Record<string, unknown>
  /** The fields that a change sends, and those of the answer that it changes. */
  readonly edit: Record<string, unknown>
  readonly stored: Record<string, unknown>
  readonly edited: Record<string, unknown>
}

const studies = {
  level: 'Pregrado',
  field: 'Contaduría',
  school: 'Universidad & Cía.',
  location: 'Bogotá',
  from: '2015-01-01',
  time_professional: 'P',
  to: '2019-12-31',
}
const job = {
  title: 'Analista',
  company: 'Cantera',
  location: 'Bogotá',
  website: 'cantera.example',
  from: '2015-01-01',
  time_experience: 'A',
  description: 'Cuentas\ny más cuentas',
}
const contact = {
  fullname: 'Ana Prueba',
  address: 'Calle 1 # 2-3',
  phone: '300 000 0000',
  relation: 'Mi jefa',
  type: 'reference',
}

const sections: readonly Section[] = [
  {
    id: 'EDU-01',
    list: education.listEducationEndpoint,
    add: education.addEducationEndpoint,
    get: education.getEducationEndpoint,
    update: education.updateEducationEndpoint,
    remove: education.deleteEducationEndpoint,
    body: studies,
    stored: studies,
    edit: { field: 'Economía', time_professional: 'A', to: '2019-12-31' },
    edited: { field: 'Economía', time_professional: 'A', to: null },
  },
  {
    id: 'EXP-01',
    list: work.listWorkEndpoint,
    add: work.addWorkEndpoint,
    get: work.getWorkEndpoint,
    update: work.updateWorkEndpoint,
    remove: work.deleteWorkEndpoint,
    body: job,
    stored: { ...job, website: 'https://cantera.example', no_website: false, to: null },
    edit: { title: 'Líder', no_website: true },
    edited: { title: 'Líder', website: '', no_website: true },
  },
  {
    id: 'REF-01',
    list: references.listReferencesEndpoint,
    add: references.addReferenceEndpoint,
    update: references.updateReferenceEndpoint,
    remove: references.deleteReferenceEndpoint,
    body: contact,
    stored: contact,
    edit: { type: 'emergency', relation: 'Mi tía' },
    edited: { type: 'emergency', relation: 'Mi tía' },
  },
]

type View = { uuid: string; version: number }
const call = async (endpoint: Endpoint, token: string, input: { params?: object; body?: object } = {}) =>
  site.call(endpoint, { token, ...input } as object)
const dataOf = async <Data = View>(answering: ReturnType<typeof call>) => ((await answering).answer as { data: Data }).data

describe.each(sections)('$id', (section) => {
  const { id, list, add, get, update, remove, body, stored, edit, edited } = section

  test(`${id} SHR-01 a record is added, read, changed and deleted, without audit rows`, async () => {
    const person = await site.person()
    const { token } = person
    const added = (await call(add, token, { body })).answer as { success_message: string; data: View }
    expect(added).toEqual({ success_message: 'common.added', data: { ...stored, uuid: expect.any(String), version: 1 } })
    const params = { uuid: added.data.uuid }
    expect((await call(list, token)).answer).toEqual({ data: [added.data], total: 1 })
    if (get) expect(await dataOf(call(get, token, { params }))).toEqual(added.data)
    const changed = await call(update, token, { params, body: { ...body, ...edit, version: 1 } })
    expect(changed.answer).toEqual({ success_message: 'common.modified', data: { ...added.data, ...edited, version: 2 } })
    const stale = await call(update, token, { params, body: { ...body, version: 1 } })
    expect([stale.status, stale.refusal.error_message]).toEqual([409, 'errors.stale'])
    // A change without a version is accepted (ADR-0057).
    const unseen = await call(update, token, { params, body: { ...body, ...edit } })
    expect((unseen.answer as { data: View }).data).toEqual({ ...added.data, ...edited, version: 3 })
    expect((await call(remove, token, { params })).answer).toMatchObject({ success_message: 'common.deleted' })
    expect((await call(remove, token, { params })).status).toBe(404)
    expect((await call(list, token)).answer).toEqual({ data: [], total: 0 })
    expect(await site.auditOf(person)).toEqual([])
  })

  test(`${id} ACC-02 nobody finds, changes or deletes another person's record`, async () => {
    const [owner, other] = [await site.person(), await site.person()]
    const mine = await dataOf(call(add, owner.token, { body }))
    const params = { uuid: mine.uuid }
    for (const endpoint of [...(get ? [get] : []), remove])
      expect((await call(endpoint, other.token, { params })).status).toBe(404)
    expect((await call(update, other.token, { params, body: { ...body, version: 1 } })).status).toBe(404)
    expect((await call(list, owner.token)).answer).toEqual({ data: [mine], total: 1 })
  })
})

test('EDU-01 a full section refuses another record, also with simultaneous requests', async () => {
  const { id: user_id, token } = await site.person()
  const { level, field, school, location, from: from_date } = studies
  const rows = Array.from({ length: limits.recordsOfSection - 1 }, () => ({ user_id, level, field, school, location, from_date }))
  await site.platform.db.insertInto('education').values(rows).execute()
  const both = await Promise.all([0, 1].map(() => call(education.addEducationEndpoint, token, { body: studies })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.refusal.error_message).toBe('profile.error.full')
})

test('EDU-01 EXP-01 no period starts or ends in the future, by the day of the site', async () => {
  const { token } = await site.person()
  const future = { from: '2999-01-01', to: '2999-01-02' }
  const wrong = { from: ['skills.error.future'], to: ['professional.error.to_future'] }
  const ended = { ...job, time_experience: 'P' }
  expect((await call(work.addWorkEndpoint, token, { body: { ...ended, ...future } })).refusal.errors).toEqual(wrong)
  const worked = await dataOf(call(work.addWorkEndpoint, token, { body: job }))
  const edit = { params: { uuid: worked.uuid }, body: { ...ended, ...future, version: 1 } }
  expect((await call(work.updateWorkEndpoint, token, edit)).refusal.errors).toEqual(wrong)
  const add = (to: string) => call(education.addEducationEndpoint, token, { body: { ...studies, to } })
  const mine = await dataOf(add('2019-12-31'))
  expect((await add('2999-01-01')).refusal.errors).toEqual({ to: ['professional.error.to_future'] })
  const later = { params: { uuid: mine.uuid }, body: { ...studies, to: '2999-01-01', version: 1 } }
  expect((await call(education.updateEducationEndpoint, token, later)).refusal.errors).toEqual({
    to: ['professional.error.to_future'],
  })
})

test('INJ-01 free texts are stored as plain text; names and places refuse markup', async () => {
  const { token } = await site.person()
  const text = scripts.join(' ').replaceAll('\n', ' ')
  expect(await dataOf(call(work.addWorkEndpoint, token, { body: { ...job, description: text } }))).toMatchObject({
    description: text,
  })
  for (const script of scripts) {
    const relation = script.replaceAll('\n', ' ').slice(0, 80).trim()
    expect(references.referenceForm.parse({ ...contact, relation }).relation).toBe(relation)
    const everywhere = Object.fromEntries(Object.keys(studies).map((field) => [field, script]))
    const wrong = education.educationForm('2026-11-22').safeParse(everywhere).error?.flatten().fieldErrors ?? {}
    expect(Object.keys(wrong).sort()).toEqual(Object.keys(studies).sort())
  }
})

test('PRO-01 USR-03 each section adds to the completeness, and staff read the whole profile at once', async () => {
  const person = await site.person({ cv: true })
  const { token } = person
  const completeness = async () => (await site.call(getPersonalEndpoint, { token })).answer.data.completeness
  const percent = async () => (await completeness()).percent
  expect(await percent()).toBe(20)
  await Promise.all(sections.map(({ add, body }) => call(add, token, { body })))
  expect(await percent()).toBe(50)
  const skill = await site.platform.db.insertInto('skills').values({ name: 'Minería' }).returning('id').executeTakeFirstOrThrow()
  await site.platform.db.insertInto('user_skills').values({ user_id: person.id, skill_id: skill.id }).execute()
  expect(await completeness()).toMatchObject({ percent: 50, skills_without_dates: ['Minería'] })
  await site.platform.db.updateTable('user_skills').set({ from_date: '2020-01-01' }).where('user_id', '=', person.id).execute()
  expect(await completeness()).toMatchObject({ percent: 65, skills_without_dates: [] })
  expect(await readWholeProfile(site.platform, person.id, 'es')).toMatchObject({
    personal: { uuid: person.uuid },
    cv: { name: 'hoja-de-vida.pdf' },
    education: [{ school: studies.school }],
    experience: [{ company: job.company }],
    references: [{ fullname: contact.fullname }],
    portfolio: [],
  })
})

test('PRO-02 ADR-0010: a person can change their profile two hundred times an hour, all sections together', async () => {
  const person = await site.person()
  const { token } = person
  const add = () => call(education.addEducationEndpoint, token, { body: studies })
  const { uuid } = await dataOf(add())
  const used = site.platform.db.updateTable('rate_limits').set({ count: limits.ownProfile.changesPerHour - 1 })
  await used.where('key', '=', `changes of ${person.id}`).execute()
  expect((await call(work.addWorkEndpoint, token, { body: job })).status).toBe(200)
  const asks = [
    add(),
    call(references.addReferenceEndpoint, token, { body: contact }),
    call(education.deleteEducationEndpoint, token, { params: { uuid } }),
  ]
  for (const refused of await Promise.all(asks)) {
    expect([refused.status, refused.refusal.error_message]).toEqual([429, 'profile.error.change_limit'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  }
})

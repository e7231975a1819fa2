import { expect, test } from 'vitest'
import { startTestEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import { addUserSkillEndpoint } from '#domain/assessment/skills/user-skills.contract.ts'
import { saveApplicationNoteEndpoint } from '#domain/hiring/application-notes/application-notes.contract.ts'
import { addToVacancyEndpoint, applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { sendSuggestionsEndpoint } from '#domain/hiring/candidate-emails/suggestions.contract.ts'
import { answerReplyEndpoint } from '#domain/hiring/replies/correspondence.contract.ts'
import { recordConsentEndpoint } from '#domain/people/added-candidates/recorded-consents.contract.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { addPersonNoteEndpoint } from '#domain/people/person-notes/person-notes.contract.ts'
import { replaceCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import { addEducationEndpoint } from '#domain/people/profile/education.contract.ts'
import { savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { tagPeopleEndpoint, tagPersonEndpoint } from '#domain/people/tags/tags.contract.ts'
import { storeReply } from '../../hiring/replies/stored-replies.writes.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { untilBlocked } from '../../testing/locks.ts'
import { makeApplication, makeReply, makeVacancy } from '../../testing/records.ts'
import { placesInTables } from '../../testing/tables-with.ts'
import { makeBank, makeUserSkill } from '../../testing/tests.ts'
import { eraseAtOnce } from './erasure.writes.ts'

const site = sharedTestApp()
const db = () => site.platform.db

interface Scene {
  readonly person: TestPerson
  readonly staff: TestPerson
  /** A word that only this write stores. */
  readonly word: string
}
type Call = Promise<{ readonly status: number }>

const vacancyOf = async ({ person }: Scene) => {
  const vacancy = await makeVacancy(site.platform)
  const card = await makeApplication(site.platform, vacancy.id, person.id)
  return { vacancy, card }
}

/** Writes about a person, by the person or by staff. Each is prepared before the account is locked, and returns the call to make then. */
const writes: Record<string, (scene: Scene) => Promise<() => Call>> = {
  'a note':
    async ({ person, staff, word }) =>
    () =>
      site.call(addPersonNoteEndpoint, { token: staff.token, params: { id: person.uuid }, body: { description: word } }),
  'a tag':
    async ({ person, staff, word }) =>
    () =>
      site.call(tagPersonEndpoint, { token: staff.token, params: { id: person.uuid }, body: { name: word } }),
  'a tag of many':
    async ({ person, staff, word }) =>
    () =>
      site.call(tagPeopleEndpoint, { token: staff.token, body: { name: word, uuid_users: [person.uuid] } }),
  'a comment on the card': async (scene) => {
    const { vacancy } = await vacancyOf(scene)
    const body = { id_user: scene.person.uuid, job_id: vacancy.uuid, description: scene.word }
    return () => site.call(saveApplicationNoteEndpoint, { token: scene.staff.token, body })
  },
  'an e-mail about the card': async (scene) => {
    const { card } = await vacancyOf(scene)
    const template = { subject: scene.word, title: scene.word, message: `<p>${scene.word}</p>` }
    const body = { lang: 'es' as const, stage: 'apply' as const, vacant_id: card.uuid, template }
    return () => site.call(sendStageEmailEndpoint, { token: scene.staff.token, body })
  },
  'a suggested vacancy': async ({ person, staff, word }) => {
    const { uuid } = await makeVacancy(site.platform, { title: word })
    return () => site.call(sendSuggestionsEndpoint, { token: staff.token, body: { uuid_jobs: uuid, uuid_users: [person.uuid] } })
  },
  'an application by staff': async ({ person, staff }) => {
    const { uuid } = await makeVacancy(site.platform)
    return () => site.call(addToVacancyEndpoint, { token: staff.token, body: { uuid_jobs: uuid, uuid_users: [person.uuid] } })
  },
  'a reply by e-mail':
    async ({ person, word }) =>
    async () => {
      const message = {
        from: person.email,
        subject: 'Re: Contador',
        text: word,
        quoted: '',
        isAutomatic: false,
        isUncertain: false,
      }
      const stored = storeReply(
        site.platform,
        { ...message, reports: undefined, attachments: [], messageId: `<${word}@example.com>`, thread: '' },
        { userId: person.id, email: person.email, applicationId: null, hasLeft: false, mail: undefined, filesLeft: 0 },
        { uidValidity: 1, uid: person.id },
      )
      return stored.then(
        () => ({ status: 200 }),
        () => ({ status: 409 }),
      )
    },
  'an answer to a reply': async (scene) => {
    const { card } = await vacancyOf(scene)
    const reply = await makeReply(site.platform, { application: card.id })
    const call = { token: scene.staff.token, params: { id: reply.uuid }, body: { text: scene.word } }
    return () => site.call(answerReplyEndpoint, call)
  },
  'a recorded consent': async ({ person, staff, word }) => {
    const entry = { added_at: new Date(), consent_due_at: new Date(Date.now() + 30 * 24 * 3_600_000), password_hash: 'none' }
    await db().updateTable('users').set(entry).where('id', '=', person.id).execute()
    await db().deleteFrom('consents').where('user_id', '=', person.id).execute()
    const body = { consented_on: '2026-01-02', consent_how: 'Formulario', note: word, consent_declared: true }
    return () => site.call(recordConsentEndpoint, { token: staff.token, params: { uuid: person.uuid }, body })
  },
  'an own application': async ({ person }) => {
    const { uuid } = await makeVacancy(site.platform)
    return () => site.call(applyEndpoint, { token: person.token, params: { job: uuid, user: person.uuid } })
  },
  'an own study':
    async ({ person, word }) =>
    () => {
      const fields = { level: word, field: 'Contaduría', school: 'Escuela', location: 'Cali' }
      const body = { ...fields, from: '2015-02-01', time_professional: 'P' as const, to: '2019-11-30' }
      return site.call(addEducationEndpoint, { token: person.token, body })
    },
  'an own skill': async ({ person, word }) => {
    const { skillUuid } = await makeBank(site.platform)
    const body = { skill_id: skillUuid, experience_timefrom: '2019-01-01', experience_timeto: '2020-01-01', note: word }
    return () => site.call(addUserSkillEndpoint, { token: person.token, body })
  },
  'an own test': async ({ person }) => {
    const { skillId } = await makeBank(site.platform)
    const { uuid } = await makeUserSkill(site.platform, person.id, skillId)
    const call = { token: person.token, params: { user_skill_uuid: uuid }, body: { language: 'es', agreed: true } as const }
    return () => site.call(startTestEndpoint, call)
  },
  'an own CV':
    async ({ person, word }) =>
    () =>
      site.call(replaceCvEndpoint, { token: person.token, files: { file: pdfFile(`${word}.pdf`) } }),
  'the own record':
    async ({ person, word }) =>
    () =>
      site.call(savePersonalEndpoint, { token: person.token, body: { ...personalFields(person), about_me: word } }),
}
const names = Object.keys(writes)

const personalFields = ({ email }: TestPerson) => ({
  ...{ name: 'Ana', lastname: 'Prueba', email, personal_phone: '3000000000', date_of_birth: '1990-01-01' },
  ...{ address: 'Calle 1', city: 'Medellín', state: 'Antioquia', country: 'Colombia', zip_code: '050001' },
})

async function aScene(name: string): Promise<Scene & { readonly start: () => Call }> {
  const word = `zumbalarga${names.indexOf(name)}x${Math.trunc(Math.random() * 1e9)}`
  const scene = { person: await site.person({ cv: true }), staff: await site.person({ role: 'administrator' }), word }
  const prepare = writes[name]
  if (!prepare) throw new Error(name)
  return { ...scene, start: await prepare(scene) }
}

test.each(names)('RAC-01 %s that is written while the person is erased leaves nothing behind', async (name) => {
  const { person, word, start } = await aScene(name)
  const before = await placesInTables(site, [word])
  const { call } = await db()
    .transaction()
    .execute(async (tx) => {
      await eraseAtOnce(tx, site.platform, person.id, site.platform.now())
      const call = start()
      await Promise.race([untilBlocked(db()), call])
      return { call }
    })
  const { status } = await call
  expect(status, 'the write is refused').toBeGreaterThanOrEqual(400)
  expect(status, 'the refusal is no failure').toBeLessThan(500)
  expect(await placesInTables(site, [word])).toEqual(before)
  const cards = db().selectFrom('user_skills').select('id').where('user_id', '=', person.id)
  expect(await cards.execute()).toEqual([])
})

test('RAC-01 several writes that wait for one erasure are all refused, and leave no word anywhere', async () => {
  const together = ['a note', 'a tag', 'an own study', 'an own application', 'the own record'] as const
  const scene = {
    person: await site.person({ cv: true }),
    staff: await site.person({ role: 'administrator' }),
    word: 'zumbalargajuntos',
  }
  const starts = await Promise.all(together.map((name) => writes[name]?.(scene)))
  const calls = await db()
    .transaction()
    .execute(async (tx) => {
      await eraseAtOnce(tx, site.platform, scene.person.id, site.platform.now())
      const started = starts.map((start) => start?.())
      await untilBlocked(db(), 2)
      return { started }
    })
  for (const answer of await Promise.all(calls.started)) expect(answer?.status).toBeGreaterThanOrEqual(400)
  expect(await placesInTables(site, [scene.word])).toEqual([])
})

test.each(names)('RAC-02 %s that is written during a merge is moved or refused', async (name) => {
  const { person: leaves, staff, word, start } = await aScene(name)
  const stays = await site.person({ cv: true })
  await db().insertInto('profiles').values({ user_id: leaves.id }).execute()
  const before = await placesInTables(site, [word])
  const { merging, call } = await db()
    .transaction()
    .execute(async (tx) => {
      // The merge holds both accounts and waits for the profile.
      await tx.selectFrom('profiles').select('user_id').where('user_id', '=', leaves.id).forUpdate().execute()
      const body = { stays: stays.uuid, leaves: leaves.uuid, take: [] }
      const merging = site.call(mergePeopleEndpoint, { token: staff.token, body })
      await untilBlocked(db())
      const call = start()
      await Promise.race([untilBlocked(db(), 2), call])
      return { merging, call }
    })
  expect((await merging).status).toBe(200)
  const { status } = await call
  expect(status, 'a refusal is no failure').toBeLessThan(500)
  if (status >= 400) expect(await placesInTables(site, [word])).toEqual(before)
  else expect(await idsOfLeft(leaves), 'rows that the merge has not moved').toEqual([])
})

/** What still refers to a merged account: nothing that was acknowledged. */
async function idsOfLeft({ id }: TestPerson) {
  const tables = [
    'applications',
    'attempts',
    'education',
    'person_notes',
    'person_tags',
    'replies',
    'user_skills',
    'held_consents',
    'outgoing_emails',
    'profiles',
  ] as const
  const left = await Promise.all(
    tables.map((table) => db().selectFrom(table).select('user_id').where('user_id', '=', id).execute()),
  )
  return left.flat()
}

import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import {
  deleteApplicationNoteEndpoint,
  listApplicationNotesEndpoint,
  saveApplicationNoteEndpoint,
} from '#domain/hiring/application-notes/application-notes.contract.ts'
import { getBoardEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { itemsOf, type ModuleKey, moduleKeys, type PermissionItem } from '#domain/kernel/permissions.ts'
import { verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import {
  deleteUserEndpoint,
  listDeletedUsersEndpoint,
  listUsersEndpoint,
  restoreUserEndpoint,
} from '#domain/people/users/users.contract.ts'
import { removeUnnamed } from '../../platform/files/stored-files.ts'
import { keepInMailbox, mailboxFolder } from '../../platform/mail/mailbox-folder.ts'
import { personColumns } from '../../references.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'
import { eraseDueAccounts } from './erasure.writes.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const db = () => site.platform.db
const remove = ({ token }: TestPerson, { uuid }: { uuid: string }, reason = 'Dos cuentas') =>
  site.call(deleteUserEndpoint, { token, body: { uuid, reason } })
const restore = ({ token }: TestPerson, { uuid }: { uuid: string }) => site.call(restoreUserEndpoint, { token, body: { uuid } })
const days = 24 * 3600

/** An applicant with a profile, a CV in the store, a queued e-mail and a sent one. */
async function anApplicant(firstName = 'Griselda') {
  const person = await site.person({ firstName, lastName: 'Peñaloza', cv: true })
  const vacancy = await makeVacancy(site.platform)
  const card = await makeApplication(site.platform, vacancy.id, person.id)
  await db()
    .insertInto('profiles')
    .values({ user_id: person.id, address: `Calle ${firstName} 1` })
    .execute()
  const comment = await db()
    .insertInto('comments')
    .values({ application_id: card.id, author_id: person.id, stage: 'apply', body: `${firstName} llamó` })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const { storage_key } = await db()
    .selectFrom('files')
    .innerJoin('users', 'users.cv_file_id', 'files.id')
    .select('storage_key')
    .where('users.id', '=', person.id)
    .executeTakeFirstOrThrow()
  const mail = {
    kind: 'stage',
    application_id: card.id,
    language: 'es',
    to_name: firstName,
    to_address: person.email,
    html: '',
    plain: '',
  } as const
  await db()
    .insertInto('outgoing_emails')
    .values([
      { ...mail, subject: `${firstName} una`, status: 'sent' },
      { ...mail, subject: `${firstName} dos` },
    ])
    .execute()
  const mails = async () => {
    const rows = await db().selectFrom('outgoing_emails').select('subject').where('application_id', '=', card.id).execute()
    return rows.map(({ subject }) => subject)
  }
  return { person, vacancy, card, storage_key, mails, comment }
}

const cardsOf = async (actor: TestPerson, vacancy: { uuid: string }) => {
  const { data } = (await site.call(getBoardEndpoint, { token: actor.token, params: { job: vacancy.uuid } })).answer
  return data.flatMap(({ elements }) => elements)
}

const right = (module: ModuleKey, item: PermissionItem) => ({ module, item })

test('USR-04 SPEC-54: deleting an account closes it, anonymises its card and drops queued e-mails', async () => {
  const actor = await staff()
  const { person, vacancy, card, mails, comment } = await anApplicant()
  const wordless = await remove(actor, person, ' ')
  expect([wordless.status, wordless.refusal.errors]).toEqual([422, { reason: ['users.error.reason_elimination'] }])

  const { data } = (await remove(actor, person)).answer
  expect(Math.round((Date.parse(data.erase_at) - Date.now()) / 1000 / days)).toBe(30)
  expect((await site.call(verifyRoleEndpoint, { token: person.token })).status).toBe(401)
  expect((await site.call(listUsersEndpoint, { token: actor.token, query: { q: 'Griselda' } })).answer.total).toBe(0)
  expect(await mails()).toEqual(['Griselda una'])
  const of = { id_user: person.uuid, job_id: vacancy.uuid }
  expect((await site.call(listApplicationNotesEndpoint, { token: actor.token, body: of })).status).toBe(404)
  expect(
    (await site.call(saveApplicationNoteEndpoint, { token: actor.token, body: { ...of, description: 'Nota' } })).status,
  ).toBe(404)
  expect((await site.call(getCardEndpoint, { token: actor.token, params: { id: card.uuid } })).text).not.toMatch(/Griselda/)
  expect((await site.call(deleteApplicationNoteEndpoint, { token: actor.token, params: { id: comment.uuid } })).status).toBe(404)
  const [shown] = await cardsOf(actor, vacancy)
  expect(shown).toMatchObject({ uuid_element: card.uuid, cv: null, user: { deleted: true, email: '' } })
  expect(JSON.stringify(shown)).not.toMatch(/Griselda|Peñaloza|persona\./)
  const template = { subject: 'Hola', title: 'Hola', message: '<p>Hola</p>' }
  const body = { lang: 'es', stage: 'apply', vacant_id: card.uuid, template } as const
  expect((await site.call(sendStageEmailEndpoint, { token: actor.token, body })).status).toBe(404)
  expect((await remove(actor, person)).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['user.deleted'])
})

test('SPEC-54: a deleted account can be restored until its erasure, unless its address was taken', async () => {
  const actor = await staff()
  const { person, vacancy, storage_key } = await anApplicant()
  await remove(actor, person)
  const listed = (
    await site.call(listDeletedUsersEndpoint, { token: actor.token, query: { q: `griselda peña ${person.email}` } })
  ).answer
  const row = { uuid: person.uuid, fullname: 'Griselda Peñaloza', email: person.email, reason: 'Dos cuentas' }
  expect(listed).toMatchObject({ data: [{ ...row, erase_at: expect.any(String), deleted_at: expect.any(String) }], total: 1 })
  expect((await restore(actor, person)).status).toBe(200)
  expect((await site.call(listDeletedUsersEndpoint, { token: actor.token, query: { q: person.email } })).answer.total).toBe(0)
  const [shown] = await cardsOf(actor, vacancy)
  expect(shown?.user).toMatchObject({ name: 'Griselda', lastname: 'Peñaloza', email: person.email, confirmed: true })
  expect(shown?.cv).toMatch(/^\/files\//)
  expect((await site.call(verifyRoleEndpoint, { token: person.token })).status).toBe(401)
  expect((await restore(actor, person)).status).toBe(404)

  await remove(actor, person)
  const successor = await site.person({ email: person.email })
  expect((await restore(actor, person)).refusal.error_message).toBe('personal.error.email_duplicate')
  await remove(actor, successor)
  expect((await restore(actor, person)).status).toBe(200)
  expect(await db().selectFrom('files').select('id').where('storage_key', '=', storage_key).execute()).toHaveLength(1)
})

test('USR-04 ACC-08 SPEC-54: nobody deletes themselves or, even concurrently, the last administrator', async () => {
  await db().updateTable('users').set({ deleted_at: new Date() }).where('role_id', '=', 1).execute()
  const [one, other] = [await staff(), await staff()]
  expect((await remove(one, one)).refusal.error_message).toBe('users.error.self')
  const both = await Promise.all([remove(one, other), remove(other, one)])
  expect(both.map(({ status }) => status).sort()).toSatisfy(([first, second]) => first === 200 && second >= 401)
  const left = await db().selectFrom('users').select('id').where('role_id', '=', 1).where('deleted_at', 'is', null).execute()
  expect(left).toHaveLength(1)
  const recruiter = await site.person({
    role: [
      { module: 'users', item: 'delete' },
      { module: 'users', item: 'view' },
    ],
  })
  const last = left[0]?.id === one.id ? one : other
  expect((await remove(recruiter, last)).refusal.error_message).toBe('roles.error.lacks')
  const equal = await site.person({ role: moduleKeys.flatMap((module) => itemsOf(module).map((item) => right(module, item))) })
  expect((await remove(equal, last)).refusal.error_message).toBe('roles.error.last_administrator')
})

test('USR-04 SPEC-53 SPEC-54: after thirty days rows and files go at once; counters, reason and audit stay', async () => {
  const actor = await staff()
  const { person, vacancy, card, storage_key, mails } = await anApplicant('Hermelinda')
  const { attempt, person: tested } = await makeResult(site.platform, { texts: 1 })
  await db().updateTable('attempts').set({ device: 'phone', extra_time: true }).where('uuid', '=', attempt).execute()
  await remove(actor, person, 'Lo pidió por teléfono')
  await remove(actor, tested)
  site.passSeconds(30 * days - 60)
  await eraseDueAccounts(site.platform)
  expect((await db().selectFrom('profiles').selectAll().where('user_id', '=', person.id).execute()).length).toBe(1)

  site.passSeconds(120)
  const queued: { kind: string; to_address: string; user_id: number | null; plain: string }[] = []
  const { jobs } = site.platform
  const enqueue: typeof jobs.enqueue = async (tx, _name, data) => {
    const mail = tx.selectFrom('outgoing_emails').select(['kind', 'to_address', 'user_id', 'plain'])
    queued.push(await mail.where('id', '=', data.email as number).executeTakeFirstOrThrow())
  }
  for (let round = 1; round <= 2; round += 1) await eraseDueAccounts({ ...site.platform, jobs: { ...jobs, enqueue } })
  const notices = queued.filter(({ to_address }) => to_address === person.email)
  expect(notices).toMatchObject([{ kind: 'account_erased', user_id: null, plain: expect.stringContaining('borramos tus datos') }])
  const token = (await staff()).token
  expect((await restore({ ...actor, token }, person)).status).toBe(404)
  expect(await mails()).toEqual([])
  expect((await cardsOf({ ...actor, token }, vacancy)).map(({ uuid_element }) => uuid_element)).toEqual([card.uuid])
  const user = await db().selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
  expect(user).toMatchObject({ deletion_reason: 'Lo pidió por teléfono', password_hash: 'erased', cv_file_id: null })
  for (const { table, column } of personColumns.filter(({ erasure }) => erasure !== 'keep')) {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} in (${person.id}, ${tested.id})`.execute(
      db(),
    )
    expect([table, rows.length]).toEqual([table, 0])
  }
  const { rows } = await sql<{ text: string }>`
    select users::text as text from users union all select comments::text from comments union all select audit_log::text from audit_log`.execute(
    db(),
  )
  expect(rows.map(({ text }) => text).join()).not.toMatch(/Hermelinda/)
  const answered = await db()
    .selectFrom('attempt_questions')
    .innerJoin('attempts', 'attempts.id', 'attempt_id')
    .select('annotation')
    .where('attempts.uuid', '=', attempt)
    .execute()
  expect([answered.length, answered.filter(({ annotation }) => annotation).length]).toEqual([10, 0])
  const facts = db().selectFrom('attempts').select(['device', 'extra_time']).where('uuid', '=', attempt)
  expect(await facts.execute()).toEqual([{ device: null, extra_time: null }])
  const audited = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', person.id)
    .where('subject_type', '=', 'user')
    .orderBy('id')
    .execute()
  expect(audited.map(({ action }) => action)).toEqual(['user.deleted', 'user.erased'])

  await site.platform.files.read(storage_key)
  await removeUnnamed(site.platform)
  expect(await db().selectFrom('unnamed_files').select('storage_key').where('storage_key', '=', storage_key).execute()).toEqual(
    [],
  )
  expect(await db().selectFrom('files').select('id').where('storage_key', '=', storage_key).execute()).toEqual([])
})

test('SPEC-54: an account whose erasure fails does not block others and is named in the error', async () => {
  const actor = await staff()
  const [stuck, other] = [await site.person(), await site.person()]
  await remove(actor, stuck)
  await remove(actor, other)
  site.passSeconds(31 * days)
  const { jobs } = site.platform
  const enqueue: typeof jobs.enqueue = async (tx, _name, data) => {
    const mail = tx.selectFrom('outgoing_emails').select('id').where('to_address', '=', stuck.email)
    if (await mail.where('id', '=', data.email as number).executeTakeFirst()) throw new Error('no room')
  }
  const erasing = eraseDueAccounts({ ...site.platform, jobs: { ...jobs, enqueue } })
  await expect(erasing).rejects.toMatchObject({ errors: [{ message: `account ${stuck.id}`, cause: { message: 'no room' } }] })
  const stillHidden = db().selectFrom('deleted_accounts').select('email').where('user_id', 'in', [stuck.id, other.id])
  expect(await stillHidden.execute()).toEqual([{ email: stuck.email }])
})

test('FLT-01 a deletion without room for its note leaves the copy of an e-mail that is leaving', async () => {
  const { person, card } = await anApplicant()
  const leaving = await db()
    .selectFrom('outgoing_emails')
    .select(['uuid', 'queued_at'])
    .where('application_id', '=', card.id)
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  const folder = mailboxFolder(site.platform.config)
  await keepInMailbox(folder, leaving, Buffer.from('Hola'))
  const full = vi.spyOn(site.platform.files.notes, 'write').mockRejectedValueOnce(new Error('no space left'))
  expect((await remove(await staff(), person)).status).toBe(500)
  expect(full).toHaveBeenCalledOnce()
  full.mockRestore()
  expect((await readdir(folder)).some((name) => name.includes(leaving.uuid))).toBe(true)
})

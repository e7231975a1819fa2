import { beforeAll, expect, inject, test } from 'vitest'
import { getBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { findPublicVacanciesEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import type { Platform } from '../platform/platform.ts'
import { sharedTestApp, startTestApp, type TestApp } from '../testing/app.ts'
import type {} from '../testing/global-setup.ts'
import { makeVacancy } from '../testing/records.ts'
import { loadDemo, readDemoState } from './demo.ts'
import { demoLogins, demoPassword } from './demo-cast.ts'
import { refusePublicDemo } from './public-demo.ts'

/** The number of rows of every kind, in a fixed order. */
async function census({ db }: Platform) {
  const rows = <T>(query: { execute(): Promise<T[]> }) => query.execute()
  const actions = await rows(db.selectFrom('audit_log').select('action').orderBy('action'))
  return {
    users: (await rows(db.selectFrom('users').select(['email', 'is_demo', 'cv_file_id']).orderBy('email'))).map(
      ({ email, is_demo, cv_file_id }) => [email, is_demo, cv_file_id !== null],
    ),
    consents: (await rows(db.selectFrom('consents').select('id'))).length,
    files: (await rows(db.selectFrom('files').select('id'))).length,
    profiles: (await rows(db.selectFrom('profiles').select('user_id'))).length,
    roles: (await rows(db.selectFrom('roles').select('name').orderBy('name'))).map(({ name }) => name),
    rights: (await rows(db.selectFrom('role_permissions').select('item'))).length,
    clients: (await rows(db.selectFrom('clients').select('name').orderBy('name'))).map(({ name }) => name),
    skills: (await rows(db.selectFrom('skills').select('name').orderBy('name'))).map(({ name }) => name),
    vacancies: (await rows(db.selectFrom('vacancies').select(['title', 'active']).orderBy('title'))).map(({ title, active }) => [
      title,
      active,
    ]),
    applications: (
      await rows(
        db
          .selectFrom('applications')
          .innerJoin('users', 'users.id', 'applications.user_id')
          .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
          .select(['users.email', 'vacancies.title', 'applications.stage'])
          .orderBy('users.email')
          .orderBy('vacancies.title'),
      )
    ).map(({ email, title, stage }) => [email, title, stage]),
    history: (await rows(db.selectFrom('application_history').select('kind').orderBy('kind'))).map(({ kind }) => kind),
    emails: (
      await rows(db.selectFrom('outgoing_emails').select(['to_address', 'kind']).orderBy('to_address').orderBy('kind'))
    ).map(({ to_address, kind }) => [to_address, kind]),
    messages: (await rows(db.selectFrom('contact_messages').select(['email', 'read_at']).orderBy('email'))).map(
      ({ email, read_at }) => [email, read_at !== null],
    ),
    audit: actions.map(({ action }) => action),
  }
}

async function login(site: TestApp, username: string) {
  const { client_id } = { client_id: site.platform.config.oauth.clientId }
  const body = { grant_type: 'password', client_id, username, password: demoPassword, scope: '' }
  return (await site.call(issueTokenEndpoint, { body })).answer.access_token
}

const filled = sharedTestApp()
/** What a load without an interruption makes. */
let whole: Awaited<ReturnType<typeof census>>
beforeAll(async () => {
  await loadDemo(filled.platform)
  whole = await census(filled.platform)
}, 60_000)

test('issue 2.1 the demo world is complete and made by the project’s own writes', async () => {
  expect(whole.users).toHaveLength(8)
  for (const [email, isDemo, hasCv] of whole.users) expect([isDemo, hasCv]).toEqual([true, String(email).startsWith('candidate')])
  expect(whole).toMatchObject({ consents: 6, files: 7, profiles: 4, clients: { length: 2 }, skills: { length: 4 } })
  expect(whole.roles).toContain('Reclutador demo')
  expect(whole.vacancies).toHaveLength(8)
  expect(whole.vacancies.filter(([, active]) => !active)).toEqual([['Purchasing analyst', false]])
  expect(new Set(whole.applications.map(([, , stage]) => stage)).size).toBe(6)
  // Every application has its e-mail and history entry; every move its history entry and audit row.
  expect(whole.history.filter((kind) => kind === 'applied')).toHaveLength(whole.applications.length)
  const moved = whole.applications.filter(([, , stage]) => stage !== 'apply').length
  // Cards passed the stages before their own; the rejected one was tested first.
  const movesTo: Readonly<Record<string, number>> = { makeTest: 1, firstInterview: 2, secondInterview: 3, approved: 4, reject: 2 }
  const moves = whole.applications.reduce((sum, [, , stage = '']) => sum + (movesTo[stage] ?? 0), 0)
  const rejected = whole.applications.filter(([, , stage]) => stage === 'reject').length
  expect(whole.emails.filter(([, kind]) => kind === 'stage')).toHaveLength(whole.applications.length + moved - rejected)
  const late = await filled.platform.db.selectFrom('outgoing_emails').select('id').where('expires_at', '<=', new Date()).execute()
  expect(late).toEqual([])
  expect(whole.history.filter((kind) => kind === 'moved')).toHaveLength(moves)
  expect(whole.audit.filter((action) => action === 'application.moved')).toHaveLength(moves)
  expect(whole.audit.filter((action) => action === 'vacancy.added')).toHaveLength(8)
  expect(whole.messages).toEqual([
    ['visitante@demo.test', true],
    ['visitor@demo.test', false],
  ])

  await loadDemo(filled.platform)
  expect(await census(filled.platform)).toEqual(whole)
})

test('issue 2.1 the demo logins work: a board for the recruiter, a full profile for the candidate', async () => {
  const site = await startTestApp()
  await loadDemo(site.platform)
  const [administrator, recruiter, candidate] = await Promise.all(demoLogins.map((email) => login(site, email)))
  const { uuid } = await site.platform.db
    .selectFrom('vacancies')
    .select('uuid')
    .where('title', '=', 'Desarrolladora o desarrollador web')
    .executeTakeFirstOrThrow()
  for (const token of [administrator, recruiter]) {
    const columns = (await site.call(getBoardEndpoint, { params: { job: uuid }, token })).answer.data
    expect(columns.map((column) => column.elements.length)).toEqual([2, 1, 1, 1, 0, 1])
  }
  const { data } = (await site.call(getPersonalEndpoint, { token: candidate })).answer
  expect(data).toMatchObject({ fullname: 'Demo Candidata Uno', complete: true })
  const file = await site.app.inject(data.file ?? '')
  expect([file.statusCode, file.headers['content-type'], file.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  const applied = await site.platform.db
    .selectFrom('applications')
    .select('vacancy_id')
    .where('user_id', '=', (await me(site)).id)
    .execute()
  expect(applied).toHaveLength(1)

  const publicNames = async (language: 'es' | 'en') => {
    const { answer } = await site.call(findPublicVacanciesEndpoint, { params: { filter: JSON.stringify({ language }) } })
    return answer.data
  }
  const [spanish, english] = [await publicNames('es'), await publicNames('en')]
  expect([spanish.length, english.length]).toEqual([4, 3])
  expect(spanish[0]).toMatchObject({ name_job: 'Desarrolladora o desarrollador web', priority_job: 'Urgent', dias: 7 })
  expect(new Set([...spanish, ...english].map((vacancy) => vacancy.salary_mode))).toEqual(new Set(['agreed', 'single', 'range']))
  expect([...spanish, ...english].filter((vacancy) => vacancy.type_job === 'PartTime')).toHaveLength(1)
})

async function me(site: TestApp) {
  return site.platform.db.selectFrom('users').select('id').where('email', '=', demoLogins[2]).executeTakeFirstOrThrow()
}

test('issue 2.1 an interrupted load is completed by the next one without duplicates', async () => {
  const broken = await startTestApp()
  let crashes = 0
  for (let steps = 2; ; steps += 3) {
    let left = steps
    const failing: Platform = {
      ...broken.platform,
      now() {
        left -= 1
        if (left < 0) throw new Error('cut off')
        return broken.platform.now()
      },
    }
    const outcome = await loadDemo(failing).then(
      () => 'loaded',
      (error: Error) => error.message,
    )
    if (outcome === 'loaded') break
    expect(outcome).toBe('cut off')
    crashes += 1
  }
  expect(crashes).toBeGreaterThan(5)
  expect(await census(broken.platform)).toEqual(whole)
})

test('issue 2.1 a database in use is left unchanged', async () => {
  for (const use of [(site: TestApp) => site.person(), (site: TestApp) => makeVacancy(site.platform)]) {
    const site = await startTestApp()
    await use(site)
    const before = await census(site.platform)
    await loadDemo(site.platform)
    expect(await census(site.platform)).toEqual(before)
  }
})

test.runIf(inject('testTemplate').engine === 'postgres')('issue 2.1 two processes that start together load it once', async () => {
  const shared = await startTestApp()
  await Promise.all([loadDemo(shared.platform), loadDemo(shared.platform), loadDemo(shared.platform)])
  expect(await census(shared.platform)).toEqual(whole)
})

test('SPEC-101 a database with the demo logins is not served to the public without a word of confirmation', async () => {
  const { db, config } = filled.platform
  const serve = (more: Partial<typeof config>) => refusePublicDemo({ db, config: { ...config, ...more } })
  const local = { publicUrl: 'http://localhost:3000' }
  for (const refused of [{}, { ...local, production: true }])
    await expect(serve(refused)).rejects.toThrow('whose login admin@demo.test has a published password')
  await serve(local)
  await serve({ demoConfirmed: true })
  await refusePublicDemo((await startTestApp()).platform)
})

test('SPEC-101 a database in use gets no demo world, and is reported to have none', async () => {
  const site = await startTestApp()
  expect(await readDemoState(site.platform)).toBe('absent')
  await site.person()
  expect(await readDemoState(site.platform)).toBe('in use')
  expect(await loadDemo(site.platform)).toBe(false)
  expect(await readDemoState(filled.platform)).toBe('loaded')
  expect(await loadDemo(filled.platform)).toBe(true)
})

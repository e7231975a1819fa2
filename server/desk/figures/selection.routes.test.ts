import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { exportOutcomesEndpoint, exportSelectionEndpoint, getSelectionEndpoint } from '#domain/desk/figures/selection.contract.ts'
import type { Goal } from '#domain/desk/figures/selection.rules.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeHiringWorld } from '../../testing/hiring-world.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { countAllChanges } from './counting.writes.ts'

const site = sharedTestApp({ WORKER: '0' })
const spring = { from: '2026-03', to: '2026-04' } as const
const administrator = () => site.person({ role: 'administrator' })

/** One vacancy with a test. So many people take it in a language on a device, and the first ones of them are hired; the others are rejected. */
async function aVacancy() {
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform)
  const skill = await db
    .insertInto('skills')
    .values({ name: `Habilidad ${vacancy.id}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: skill.id }).execute()
  const at = (day: number) => new Date(Date.UTC(2026, 2, day, 15))
  const people = async (facts: { language: 'es' | 'en'; device: 'phone' | 'computer' | null }, count: number, hired: number) => {
    for (let place = 0; place < count; place += 1) {
      const { id: userId } = await site.person()
      const card = await makeApplication(site.platform, vacancy.id, userId)
      const isHired = place < hired
      const stage = isHired ? 'approved' : 'reject'
      const row = { application_id: card.id, actor_id: userId }
      await db
        .insertInto('application_history')
        .values([
          { ...row, kind: 'applied', to_stage: 'apply', at: at(1) },
          { ...row, kind: 'moved', to_stage: stage, at: at(3) },
          ...(isHired ? [{ ...row, kind: 'hired' as const, to_stage: stage, at: at(4) }] : []),
        ])
        .execute()
      await db
        .updateTable('applications')
        .set({ applied_at: at(1), stage, hired_at: isHired ? at(4) : null })
        .where('id', '=', card.id)
        .execute()
      const times = { signals_agreed_at: at(2), started_at: at(2), ends_at: at(2), finished_at: at(2) }
      await db
        .insertInto('attempts')
        .values({
          ...{ user_id: userId, skill_id: skill.id, state: 'finished', window_id: crypto.randomUUID() },
          ...{ ...facts, ...times, extra_time: null, points: isHired ? 80 : 40, unrated: 0 },
        })
        .execute()
    }
  }
  return { vacancy, people }
}

test('FAI-06 the report compares who went on by language and device of their test, and says who is left out', async () => {
  const { vacancy, people } = await aVacancy()
  await people({ language: 'es', device: 'computer' }, 30, 24)
  await people({ language: 'en', device: 'phone' }, 30, 12)
  await people({ language: 'en', device: null }, 2, 0)
  await countAllChanges(site.platform)
  const { token } = await administrator()
  const query = { ...spring, vacancy: vacancy.uuid }
  const { data } = (await site.call(getSelectionEndpoint, { token, query })).answer
  expect(data).toMatchObject({ ...spring, first_month: '2026-03', updating: false, people: 62 })
  const of = (characteristic: string, goal: Goal) =>
    data.comparisons.find((one) => one.characteristic === characteristic && one.goal === goal)!
  for (const goal of ['passed', 'interviewed', 'hired'] as const)
    expect(of('language', goal)).toMatchObject({
      unrecorded: 0,
      groups: [
        { group: 'es', people: 30, reached: 24, rate: 0.8, ratio: 1, verdict: 'highest' },
        { group: 'en', people: 32, reached: 12, rate: 0.375, ratio: 0.46875, verdict: 'below' },
      ],
    })
  expect(of('device', 'hired')).toMatchObject({
    unrecorded: 2,
    groups: [
      { group: 'computer', verdict: 'highest' },
      { group: 'phone', people: 30, reached: 12, ratio: 0.5, verdict: 'below' },
    ],
  })
  // fisher.test(matrix(c(24, 6, 12, 18), 2)) of R.
  expect(of('device', 'hired').groups[1]!.p).toBeCloseTo(0.00333, 5)
  expect(of('extra_time', 'hired')).toMatchObject({ unrecorded: 62, groups: [{ people: 0, verdict: 'few' }, { people: 0 }] })

  const file = await site.call(exportSelectionEndpoint, { token, query: { ...query, language: 'en' } })
  expect(file.status).toBe(200)
  expect(file.text).toContain('"Device","Hired","Phone or tablet","30","12","0.4","0.245')
  expect(file.text).toContain('"Device","Hired","Not counted: not recorded","2",,,,,,,,,,')
  const { text } = await site.call(exportSelectionEndpoint, { token, query: { ...query, language: 'es' } })
  expect(text).toMatch(/"Contratación";"Teléfono o tableta";"30";"12";"0,4";"0,\d+";"0,\d+";"0,5";"0,\d+";"0,\d+";"0,00332995"/)
  expect(text).toContain('"Dispositivo";"Contratación";"No cuentan: dato sin registrar";"2";;;;;;;;;;')
  expect(text).toContain('"Tiempo extra";"Contratación";"No cuentan: prueba sin límite de tiempo o dato sin registrar";"62"')
})

test('FAI-06 a person counts once, with their last test, and undecided applications do not count', async () => {
  const { vacancy, people } = await aVacancy()
  await people({ language: 'es', device: 'computer' }, 1, 1)
  const { platform } = site
  const { db } = platform
  const first = await db.selectFrom('applications').selectAll().where('vacancy_id', '=', vacancy.id).executeTakeFirstOrThrow()
  const { one, skill } = await makeHiringWorld(site)
  // The same person applies to another vacancy, takes its test in English later, and is still in process there.
  const again = await makeApplication(platform, one.id, first.user_id)
  await db.updateTable('applications').set({ applied_at: first.applied_at }).where('id', '=', again.id).execute()
  // That vacancy asks for both tests, of which the later one counts.
  const former = await db
    .selectFrom('vacancy_skills')
    .select('skill_id')
    .where('vacancy_id', '=', vacancy.id)
    .executeTakeFirstOrThrow()
  await db.insertInto('vacancy_skills').values({ vacancy_id: one.id, skill_id: former.skill_id }).execute()
  const later = new Date(Date.UTC(2026, 2, 20))
  await db
    .insertInto('attempts')
    .values({
      ...{ user_id: first.user_id, skill_id: skill.id, state: 'finished', window_id: crypto.randomUUID(), language: 'en' },
      ...{ signals_agreed_at: later, started_at: later, ends_at: later, finished_at: later, points: 20, unrated: 0 },
    })
    .execute()
  await countAllChanges(platform)
  const { token } = await administrator()
  const of = async (query: object) => {
    const { data } = (await site.call(getSelectionEndpoint, { token, query: { ...spring, ...query } })).answer
    const groupsOf = (goal: Goal) =>
      data.comparisons
        .find((comparison) => comparison.characteristic === 'language' && comparison.goal === goal)!
        .groups.map(({ people, reached }) => [people, reached])
    return { people: data.people, passed: groupsOf('passed'), hired: groupsOf('hired') }
  }
  expect(await of({ vacancy: vacancy.uuid })).toEqual({
    people: 1,
    passed: [
      [1, 1],
      [0, 0],
    ],
    hired: [
      [1, 1],
      [0, 0],
    ],
  })
  // Two people of that vacancy took its test: one was hired, one rejected. The third is in process.
  expect(await of({ vacancy: one.uuid })).toEqual({
    people: 3,
    passed: [
      [2, 1],
      [1, 0],
    ],
    hired: [
      [2, 1],
      [0, 0],
    ],
  })
})

test('FAI-06 a test that was taken again after the decision does not count for it', async () => {
  const { vacancy, people } = await aVacancy()
  await people({ language: 'es', device: 'computer' }, 2, 1)
  const { db } = site.platform
  const before = await db
    .selectFrom('attempts')
    .innerJoin('vacancy_skills', 'vacancy_skills.skill_id', 'attempts.skill_id')
    .select(['attempts.user_id', 'attempts.skill_id'])
    .where('vacancy_id', '=', vacancy.id)
    .execute()
  const later = new Date(Date.UTC(2026, 2, 10))
  const times = { signals_agreed_at: later, started_at: later, ends_at: later, finished_at: later }
  const again = { state: 'finished', language: 'en', device: 'phone', points: 100, unrated: 0, ...times } as const
  await db
    .insertInto('attempts')
    .values(before.map((one) => ({ ...one, ...again, window_id: crypto.randomUUID() })))
    .execute()
  await countAllChanges(site.platform)
  const { token } = await administrator()
  const { data } = (await site.call(getSelectionEndpoint, { token, query: { ...spring, vacancy: vacancy.uuid } })).answer
  const peopleIn = (characteristic: string, goal: Goal) =>
    data.comparisons
      .find((one) => one.characteristic === characteristic && one.goal === goal)!
      .groups.map((group) => [group.group, group.people, group.reached])
  expect(data.people).toBe(2)
  for (const goal of ['passed', 'hired'] as const) {
    expect(peopleIn('language', goal)).toEqual([
      ['es', 2, 1],
      ['en', 0, 0],
    ])
    expect(peopleIn('device', goal)).toEqual([
      ['computer', 2, 1],
      ['phone', 0, 0],
    ])
  }
})

test('AUD-03 outcomes leave under ids of address and passphrase, without name or day, and the audit notes it', async () => {
  const { vacancy, people } = await aVacancy()
  await people({ language: 'es', device: 'computer' }, 3, 1)
  await people({ language: 'en', device: null }, 1, 0)
  await countAllChanges(site.platform)
  const { db } = site.platform
  const persons = await db
    .selectFrom('users')
    .innerJoin('applications', 'applications.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.uuid', 'users.last_name'])
    .where('vacancy_id', '=', vacancy.id)
    .orderBy('users.id')
    .execute()
  const staff = await administrator()
  const query = { ...spring, vacancy: vacancy.uuid, language: 'en' } as const
  const code = 'a passphrase of thirty letters'
  const download = (body: object, token = staff.token) => site.call(exportOutcomesEndpoint, { token, query, body: body as never })
  const { status, text } = await download({ code })
  expect(status).toBe(200)
  const [head, ...rows] = text.replace('\ufeff', '').trim().split(/\r?\n/)
  expect(head).toBe('"Code","Language of the test","Device","Extra time","Passed the test","Interview","Hire"')
  const idOf = (email: string | null) => createHmac('sha256', code).update(String(email).toLowerCase()).digest('hex')
  const lineOf = (place: number) => rows.find((row) => row.includes(idOf(persons[place]!.email)))
  expect(rows).toHaveLength(4)
  expect(lineOf(0)).toMatch(/"Spanish","Computer",,"Yes","Yes","Yes"$/)
  expect(lineOf(1)).toMatch(/"Spanish","Computer",,"No","No","No"$/)
  expect(lineOf(3)).toMatch(/"English",,,"No","No","No"$/)
  expect(rows).toEqual([...rows].sort())
  for (const { email, uuid } of persons) for (const word of [email, uuid]) expect(text).not.toContain(String(word))
  expect(text).not.toMatch(/2026/)
  expect(await site.auditOf(staff)).toContain('figures.exported')
  // The passphrase is nowhere, and another one gives other ids.
  const entries = await db.selectFrom('audit_log').select('detail').execute()
  expect(JSON.stringify(entries)).not.toContain(code)
  expect((await download({ code: `${code}!` })).text).not.toContain(idOf(persons[0]!.email))
  for (const short of ['', 'too short', ' '.repeat(30)]) expect((await download({ code: short })).status).toBe(422)
  // An erased person is in no file.
  await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', persons[0]!.id).execute()
  expect((await download({ code })).text).not.toContain(idOf(persons[0]!.email))
})

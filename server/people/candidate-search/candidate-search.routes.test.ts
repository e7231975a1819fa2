import { beforeAll, describe, expect, test } from 'vitest'
import type { QueryInput } from '#domain/kernel/endpoint.ts'
import type { Permissions } from '#domain/kernel/permissions.ts'
import { findCandidatesEndpoint } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { excerptLength } from '#domain/people/candidate-search/excerpt.rules.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { writeCv, writeProfile } from '../../testing/pool.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { readCandidates } from './reads/candidates.ts'

const site = sharedTestApp()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: 'administrator' })
})

type Query = QueryInput<typeof findCandidatesEndpoint>
const find = async (query: Query, { token } = staff) => (await site.call(findCandidatesEndpoint, { token, query })).answer
const found = async (query: Query, viewer = staff) => (await find(query, viewer)).data.map(({ uuid }) => uuid)

describe('CVS-03 candidates are searched by words', () => {
  test('of name, address, phone, profile, place and CV, all of which must be found', async () => {
    const { db } = site.platform
    const ana = await site.person({ firstName: 'Analucía', lastName: 'Pumarejo', cv: true })
    await writeCv(site, ana, 'Contadora pública. Manejo de Siigo y de estados financieros.')
    await writeProfile(site, ana, {
      about: 'Me gusta la tributación',
      personal_phone: '+57 301 888 77 66',
      address: 'Calle 8 Zipaquirá',
      state: 'Cundinamarca',
    })
    const study = { level: 'Pregrado', field: 'Contaduría', school: 'Externado', location: 'Bogotá', from_date: '2010-01-01' }
    await db
      .insertInto('education')
      .values({ user_id: ana.id, ...study })
      .execute()
    const work = {
      title: 'Tesorera',
      company: 'Alpina',
      location: 'Sopó',
      website: '',
      description: 'Nómina',
      from_date: '2015-01-01',
    }
    await db
      .insertInto('work_experience')
      .values({ user_id: ana.id, ...work })
      .execute()
    for (const q of [
      'analucia',
      'PUMAREJO',
      ana.email,
      '301 8887766',
      'tributacion',
      'externado',
      'tesorera alpina',
      'nomin',
      'siigo',
      'pumarejo siigo zipaquira',
      '"estados financieros"',
      '"pumarejo"',
    ])
      expect([q, await found({ q })]).toEqual([q, [ana.uuid]])
    for (const q of ['siigo ruso', '"financieros estados"', '"siig"', '...', 'iigo'])
      expect([q, await found({ q })]).toEqual([q, []])
  })

  test('which follow each change of the person and go with the CV', async () => {
    const { db } = site.platform
    const person = await site.person({ cv: true })
    await writeCv(site, person, 'Experta en zurcir velámenes')
    await writeProfile(site, person, { about: 'Navego catamaranes' })
    expect(await found({ q: 'velamen catamaran' })).toEqual([person.uuid])
    await writeProfile(site, person, { about: 'Navego goletas' })
    expect(await found({ q: 'catamaran' })).toEqual([])
    expect(await found({ q: 'velamen goletas' })).toEqual([person.uuid])
    await db.updateTable('users').set({ first_name: 'Berenguela' }).where('id', '=', person.id).execute()
    expect(await found({ q: 'velamen goletas berenguela' })).toEqual([person.uuid])
    await writeCv(site, person, 'Experta en jarcias')
    expect([await found({ q: 'velamen' }), await found({ q: 'jarcias' })]).toEqual([[], [person.uuid]])
    await db.updateTable('users').set({ cv_file_id: null }).where('id', '=', person.id).execute()
    expect([await found({ q: 'jarcias' }), await found({ q: 'goletas' })]).toEqual([[], [person.uuid]])
    await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', person.id).execute()
    expect(await found({ q: 'goletas' })).toEqual([])
  })

  test('and staff are no candidates', async () => {
    const colleague = await site.person({ role: [{ module: 'skillstest', item: 'view' }], firstName: 'Colegacho' })
    expect(await found({ q: 'colegacho' })).toEqual([])
    expect(colleague.id).toBeGreaterThan(0)
  })

  test('with an excerpt of the CV or the profile, as plain text with marked words', async () => {
    const person = await site.person({ cv: true })
    await writeProfile(site, person, { about: 'Sé de <b>apicultura</b>' })
    await writeCv(
      site,
      person,
      `${'Relleno. '.repeat(80)}Manejo de Colmenares & miel. <script>alert(1)</script> ${'Más relleno. '.repeat(80)}`,
    )
    const [row] = (await find({ q: 'colmenares' })).data
    expect(row?.excerpt).toMatchObject({ from: 'cv' })
    const parts = row?.excerpt?.parts ?? []
    expect(parts.filter(({ hit }) => hit)).toEqual([{ text: 'Colmenares', hit: true }])
    const whole = parts.map(({ text }) => text).join('')
    expect(whole.length).toBeLessThanOrEqual(excerptLength)
    expect(whole).toContain('Manejo de Colmenares & miel. <script>alert(1)</script>')
    const [inProfile] = (await find({ q: 'apicultura' })).data
    expect(inProfile?.excerpt).toMatchObject({
      from: 'profile',
      parts: [{ text: 'Sé de <b>' }, { text: 'apicultura', hit: true }, { text: '</b>' }],
    })
    expect((await find({ q: person.email })).data[0]?.excerpt).toBeNull()
  })

  test('sorted by relevance: a name counts more than a CV, and then by activity', async () => {
    const [inCv, inName] = [await site.person({ cv: true }), await site.person({ firstName: 'Quimbayo' })]
    await writeCv(site, inCv, 'Proyecto Quimbayo')
    expect(await found({ q: 'quimbayo' })).toEqual([inName.uuid, inCv.uuid])
    const activeAt = (person: TestPerson, at: string) =>
      site.platform.db
        .updateTable('person_activity')
        .set({ last_active_at: new Date(at) })
        .where('user_id', '=', person.id)
        .execute()
    await activeAt(inCv, '2026-03-02')
    await activeAt(inName, '2026-03-01')
    expect(await found({ q: 'quimbayo', sort: '-activity' })).toEqual([inCv.uuid, inName.uuid])
    expect(await found({ q: 'quimbayo', sort: 'activity' })).toEqual([inName.uuid, inCv.uuid])
    expect(await found({ q: 'quimbayo', sort: 'relevance', page: 1, size: 1 })).toEqual([inCv.uuid])
    await site.platform.db.updateTable('users').set({ first_name: 'Zzz' }).where('id', '=', inCv.id).execute()
    expect(await found({ q: 'quimbayo', sort: 'name' })).toEqual([inName.uuid, inCv.uuid])
    expect(await found({ q: 'quimbayo', sort: '-name' })).toEqual([inCv.uuid, inName.uuid])
  })
})

test('CVS-05 SPEC-86 another form of a word finds the person and is marked, but not of a quoted word', async () => {
  const gema = await site.person({ cv: true })
  await writeCv(site, gema, 'Ingeniera naval y enfermera. Licenciada. Analista de mareas. Administró astilleros.')
  for (const [q, marked] of [
    ['ingeniero naval', ['Ingeniera', 'naval']],
    ['enfermero naval', ['naval', 'enfermera']],
    ['naval licenciado', ['naval', 'Licenciada']],
    ['analistas naval', ['naval', 'Analista']],
    ['naval administrar astillero', ['naval', 'Administró', 'astilleros']],
  ] as const) {
    const [row] = (await find({ q })).data
    expect([q, row?.uuid]).toEqual([q, gema.uuid])
    expect(row?.excerpt?.parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(marked)
  }
  expect(await found({ q: '"ingeniero naval"' })).toEqual([])
  expect(await found({ q: 'naval "licenciado"' })).toEqual([])
})

describe('CVS-03 words that name a skill', () => {
  const aPerson = () => site.person({ cv: true })
  const owns = async (name: string, otherName: string, person: TestPerson, fields: object = {}) => {
    const language = otherName ? ('es' as const) : null
    const known = site.platform.db.selectFrom('skills').select('id').where('name', '=', name)
    const skill =
      (await known.executeTakeFirst()) ??
      (await site.platform.db
        .insertInto('skills')
        .values({ name, other_name: otherName, language })
        .returning('id')
        .executeTakeFirstOrThrow())
    await site.platform.db
      .insertInto('user_skills')
      .values({ user_id: person.id, skill_id: skill.id, ...fields })
      .execute()
  }

  test('also find the people who have it, marked so, beside those whose texts have the words', async () => {
    const [owner, writer, required, nobody] = await Promise.all([aPerson(), aPerson(), aPerson(), aPerson()])
    for (const person of [owner, required, nobody]) await writeCv(site, person, 'Zapaterista de Honda')
    await writeCv(site, writer, 'Zapaterista con Contabilidad Zafiro')
    await owns('Contabilidad Zafiro', 'Zafiro Accounting', owner)
    await owns('Contabilidad Zafiro', 'Zafiro Accounting', required, { only_required: true })
    for (const q of ['zapaterista contabilidad zafiro', 'contabilidad zafiro', 'Zapaterista OR ignorado CONTABILIDAD Zafiro'])
      expect([q, new Set(await found({ q }))]).toEqual([q, new Set([owner.uuid, writer.uuid])])
    expect(await found({ q: 'zafiro accounting zapaterista' })).toEqual([owner.uuid])
    expect(await found({ q: 'zafiro accounting' })).toEqual([owner.uuid])
    expect(await found({ q: '"zafiro accounting"' })).toEqual([])
    expect(await found({ q: 'zafiro accounting', sort: 'name' })).toEqual([owner.uuid])
    const { data } = await find({ q: 'zafiro accounting honda' })
    expect(data).toMatchObject([{ uuid: owner.uuid, named_skill: 'Contabilidad Zafiro', excerpt: { from: 'cv' } }])
    expect((await find({ q: 'contabilidad zafiro' })).data.find(({ uuid }) => uuid === writer.uuid)?.named_skill).toBeNull()
  })

  test('are several, each of which is found in the skills or in the texts', async () => {
    const [both, one, none] = await Promise.all([aPerson(), aPerson(), aPerson()])
    await writeCv(site, both, 'Sin palabras')
    await writeCv(site, one, 'Manejo de Nebulón')
    await writeCv(site, none, 'Manejo de Nebulón')
    for (const person of [both, one]) await owns('Cuarzo.js', '', person)
    await owns('Nebulón', '', both)
    expect(new Set(await found({ q: 'nebulón cuarzo.js' }))).toEqual(new Set([both.uuid, one.uuid]))
    expect(await found({ q: 'cuarzo.js -nebulon' })).toEqual([both.uuid])
  })
})

test.each([
  ['perlero -topacio', ['plain', 'named']],
  ['perlero -"ámbar gris"', ['topaz', 'named']],
  ['perlero NOT topacio NOT "ambar gris"', ['named']],
  ['perlero -topaci', ['plain', 'topaz', 'named']],
  ['perlero (topacio OR "ámbar gris")', ['plain', 'topaz']],
  ['topacio OR ámbar perlero', ['plain', 'topaz']],
  ['-topacio perlero -ambar', ['named']],
])('CVS-03 the search %s excludes what has a minus, and finds either side of OR', async (q, names) => {
  const { people } = await gems()
  expect(new Set(await found({ q }))).toEqual(new Set(names.map((name) => people.get(name))))
})

let madeGems: Promise<{ people: Map<string, string> }> | undefined
/** Three pearl workers: one with grey amber, one with topaz, one with neither. */
function gems() {
  madeGems ??= (async () => {
    const texts = { plain: 'Perlero de ámbar gris', topaz: 'Perlero de topacio y gris de ámbares', named: 'Perlero' }
    const people = new Map<string, string>()
    for (const [name, text] of Object.entries(texts)) {
      const person = await site.person({ cv: true })
      await writeCv(site, person, text)
      people.set(name, person.uuid)
    }
    return { people }
  })()
  return madeGems
}

test('CVS-06 a word that the end of a line divides is found whole and in its parts', async () => {
  const person = await site.person({ cv: true })
  await writeCv(site, person, 'Zurcidora. Cargo zoo-\ntécnico de zoopar-\nques y de zooantro-\npología social.')
  for (const q of ['zootecnico', 'técnico zurcidora', 'zooparque', '"zooantropología social"', 'zoo-técnico'])
    expect([q, await found({ q })]).toEqual([q, [person.uuid]])
  expect((await find({ q: 'zooparque' })).data[0]?.excerpt?.parts).toContainEqual({ text: 'zooparques', hit: true })
})

test('CVS-05 notes on a person are searched and shown, until they are changed or deleted', async () => {
  const { db } = site.platform
  const [person, other] = [await site.person(), await site.person()]
  const author_id = staff.id
  const { id } = await db
    .insertInto('person_notes')
    .values({ user_id: person.id, author_id, body: `@[${other.uuid}] Recomendada por la Escuela Pirotécnica` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [row] = (await find({ q: 'recomendado pirotecnico' })).data
  expect([row?.uuid, row?.excerpt?.from]).toEqual([person.uuid, 'note'])
  expect(row?.excerpt?.parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Recomendada', 'Pirotécnica'])
  expect(await found({ q: other.uuid.split('-')[0] ?? '' })).toEqual([])
  const limited = await site.person({ role: [{ module: 'users', item: 'view' }], limited: true })
  expect(await found({ q: 'pirotecnica' }, limited)).toEqual([])
  await db.updateTable('person_notes').set({ user_id: other.id }).where('id', '=', id).execute()
  expect(await found({ q: 'pirotecnica' })).toEqual([other.uuid])
  await db.deleteFrom('person_notes').where('id', '=', id).execute()
  expect(await found({ q: 'pirotecnica' })).toEqual([])
})

test('CVS-04 a viewer who may not read CVs finds nobody by them and sees no excerpt of them', async () => {
  const { db, now } = site.platform
  const person = await site.person({ firstName: 'Hermelinda', cv: true })
  await writeCv(site, person, 'Hermelinda fue trapecista')
  await writeProfile(site, person, { about: 'Malabarista' })
  const asker = (permissions: Permissions) => {
    const viewer: Viewer = { kind: 'person', ...person, sessionId: 1, roleId: 1, language: 'es', limited: false, permissions }
    return { viewer, now: now() }
  }
  const search = async (q: string, permissions: Permissions) => {
    const query = { q, page: 0, size: 20, sort: 'relevance' } as const
    const { rows } = await readCandidates(db, asker(permissions), query)
    return rows.map(({ uuid, cv, profile }) => [uuid, cv, profile])
  }
  const vacancy = await makeVacancy(site.platform)
  await makeApplication(site.platform, vacancy.id, person.id)
  const [withRight, without] = [{ candidates: ['view'] }, { skillstest: ['view'] }] as const
  expect(await search('trapecista', withRight)).toEqual([[person.uuid, 'Hermelinda fue trapecista', 'Malabarista']])
  for (const q of ['trapecista', '"fue trapecista"', 'malabarista trapecista'])
    expect([q, await search(q, without)]).toEqual([q, []])
  for (const q of ['hermelinda', 'malabarista', '"malabarista"'])
    expect([q, await search(q, without)]).toEqual([q, [[person.uuid, null, 'Malabarista']]])
})

test('SPEC-77 a candidate who has not consented is found with the day of the erasure', async () => {
  const added = await addedWithLink(site, staff, 'aparte.pool@example.com')
  expect((await find({ q: 'aparte.pool@example.com' })).data).toMatchObject([
    { uuid: added.uuid, consent_due_at: added.consent_due_at.toISOString() },
  ])
})

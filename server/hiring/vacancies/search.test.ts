import { beforeAll, describe, expect, test } from 'vitest'
import { listSkillsEndpoint } from '#domain/assessment/skills/skills.contract.ts'
import { listPublicVacanciesEndpoint, listVacanciesEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()

beforeAll(async () => {
  const { platform } = site
  const spanish = { language: 'es', description_text: 'Descripción' }
  const english = { language: 'en', description_text: 'Description' }
  const all = [
    { ...spanish, title: 'Diseñadora de experiencia', city: 'Bogotá', description_text: 'Prototipos y pruebas con personas' },
    { ...spanish, title: 'Desarrollador Node.js', city: 'Medellín', description_text: 'Servicios en java/python y C++' },
    {
      ...spanish,
      title: 'Analista contable',
      city: 'San José',
      description_text: 'Presupuesto 2025-2026, conciliaciones bancarias',
    },
    { ...spanish, title: 'Full-stack', city: 'Ciudad de México', description_text: 'correo: equipo@empresa.example' },
    { ...spanish, title: 'Técnica de línea3ú', city: 'Cali' },
    { ...english, title: 'Running coach', city: 'Bogotá', description_text: 'Help runners train' },
    { ...english, title: 'Data engineer', city: 'New York', description_text: 'Pipelines' },
    { ...spanish, title: 'Retirada', city: 'Bogotá', active: false, closed_at: platform.now() },
  ]
  for (const vacancy of all) await makeVacancy(platform, vacancy)
})

async function search(name_job: string, ubication = '', language: Language = 'es') {
  const answer = await site.call(listPublicVacanciesEndpoint, {
    params: { filter: JSON.stringify({ name_job, ubication, language }) },
  })
  return answer.answer.data.map((vacancy) => vacancy.name_job).sort()
}

describe('VAC-01 the keyword (SPEC-24)', () => {
  test.each([
    ['Diseñadora', 'Diseñadora de experiencia'],
    ['diseñadora', 'Diseñadora de experiencia'],
    ['DISEÑADORA', 'Diseñadora de experiencia'],
    ['disenadora', 'Diseñadora de experiencia'],
    ['disen\u0303adora', 'Diseñadora de experiencia'],
    ['diseñadoras', 'Diseñadora de experiencia'],
    ['diseñ', 'Diseñadora de experiencia'],
    ['experiencia diseñadora', 'Diseñadora de experiencia'],
    ['diseñadora de experiencia', 'Diseñadora de experiencia'],
    ['prototipo', 'Diseñadora de experiencia'],
    ['prueba', 'Diseñadora de experiencia'],
    ['desarrolladores', 'Desarrollador Node.js'],
    ['node.js', 'Desarrollador Node.js'],
    ['node', 'Desarrollador Node.js'],
    ['js', 'Desarrollador Node.js'],
    ['python', 'Desarrollador Node.js'],
    ['java', 'Desarrollador Node.js'],
    ['2026', 'Analista contable'],
    ['linea3u', 'Técnica de línea3ú'],
    ['LÍNEA3', 'Técnica de línea3ú'],
    ['conciliacion', 'Analista contable'],
    ['contables', 'Analista contable'],
    ['stack', 'Full-stack'],
    ['full stack', 'Full-stack'],
    ['empresa', 'Full-stack'],
    ['san jose', 'Analista contable'],
    ['medellin', 'Desarrollador Node.js'],
    ['C++', 'Desarrollador Node.js'],
    ['señadora'],
    ['contable inexistente'],
    ['retirada'],
    ['running'],
  ])('%s', async (words, ...found) => {
    expect(await search(words)).toEqual(found.sort())
  })

  test.each([
    ['run', 'Running coach'],
    ['runner', 'Running coach'],
    ['trains', 'Running coach'],
    ['engineers', 'Data engineer'],
    ['bogota', 'Running coach'],
    ['diseñadora'],
  ])('in English: %s', async (words, ...found) => expect(await search(words, '', 'en')).toEqual(found))
})

describe('SPEC-24: terms with signs', () => {
  const titles = [
    'Desarrollador C++',
    'Programador C#',
    'Analista de IA',
    'Experto en I.A.',
    'Jefe de R&D',
    'Técnico .NET',
    'Coordinador de cartera',
    'Líder de I+D',
  ]
  beforeAll(async () => {
    for (const title of titles)
      await makeVacancy(site.platform, {
        title,
        city: 'Tunja',
        language: 'es',
        description_text: 'Contrato a término indefinido',
      })
  })

  test.each([
    ['C++', ['Desarrollador C++']],
    ['c#', ['Programador C#']],
    ['IA', ['Analista de IA', 'Experto en I.A.']],
    ['I.A.', ['Analista de IA', 'Experto en I.A.']],
    ['R&D', ['Jefe de R&D']],
    ['r & d', ['Jefe de R&D']],
    ['i+d', ['Líder de I+D']],
    ['.NET', ['Técnico .NET']],
    ['.net técnico', ['Técnico .NET']],
    ['node.js', []],
  ])('VAC-01 a search for %s finds only these', async (words, found) => {
    expect(await search(words, 'Tunja')).toEqual(found)
  })

  test.each(['Tunja', 'Tunja D.C.', 'Tunja, D.C', 'tunja dc'])('VAC-01 %s finds vacancies in the city', async (city) => {
    expect(await search('C++', city)).toEqual(['Desarrollador C++'])
  })

  test('JOB-01 staff find terms with signs, too', async () => {
    const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
    const { answer } = await site.call(listVacanciesEndpoint, { params: { param: 'es' }, query: { q: 'C# Tunja' }, token })
    expect(answer.data.map(({ name_job }) => name_job)).toEqual(['Programador C#'])
  })

  test('SKA-01 a skill is found by a term with signs', async () => {
    const { token } = await site.person({ role: 'administrator' })
    for (const name of ['C++', 'C#', 'Cobranza']) await site.platform.db.insertInto('skills').values({ name }).execute()
    const { answer } = await site.call(listSkillsEndpoint, { query: { q: 'C++' }, token })
    expect(answer.data.map(({ name }) => name)).toEqual(['C++'])
  })
})

describe('VAC-01 the city', () => {
  test.each([
    ['Bogotá', 'Diseñadora de experiencia'],
    ['bogota', 'Diseñadora de experiencia'],
    ['BOG', 'Diseñadora de experiencia'],
    ['mexico', 'Full-stack'],
    ['ciudad mex', 'Full-stack'],
    ['prototipos'],
  ])('%s', async (city, ...found) => expect(await search('', city)).toEqual(found))

  test('is combined with the keyword', async () => {
    expect(await search('analista', 'bogotá')).toEqual([])
    expect(await search('analista', 'jose')).toEqual(['Analista contable'])
  })
})

test('SPEC-21 results in the other language are counted', async () => {
  const { answer } = await site.call(listPublicVacanciesEndpoint, {
    params: { filter: JSON.stringify({ ubication: 'bogota', language: 'es' }) },
  })
  expect([answer.total, answer.other_language_total]).toEqual([1, 1])
})

test('JOB-01 staff search in both languages at once, closed vacancies included', async () => {
  const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const found = async (q: string) => {
    const { answer } = await site.call(listVacanciesEndpoint, { params: { param: 'es' }, query: { q, sort: 'name_job' }, token })
    return answer.data.map((vacancy) => vacancy.name_job)
  }
  expect(await found('bogota')).toEqual(['Diseñadora de experiencia', 'Retirada', 'Running coach'])
  expect(await found('runners')).toEqual(['Running coach'])
})

test('VAC-01 SPEC-24: a prefix of very many words finds all of them', async () => {
  const words = ['lana', 'loma', 'luna', 'lima', 'lupa', 'lobo', 'lago', 'lino', 'lema', 'lote', 'losa', 'leño']
  for (const word of words) await makeVacancy(site.platform, { title: `xi${word}` })
  const { answer } = await site.call(listPublicVacanciesEndpoint, {
    params: { filter: JSON.stringify({ name_job: 'xil', range: { init: 0, final: 20 } }) },
  })
  expect(answer.data.map((vacancy) => vacancy.name_job).sort()).toEqual(words.map((word) => `xi${word}`).sort())
})

test('VAC-01 SPEC-24 SPEC-86 a word finds a form of another stem', async () => {
  await makeVacancy(site.platform, { title: 'Actriz de zarzuela' })
  for (const words of ['actor zarzuela', 'actriz zarzuelas', 'actores zarzuela'])
    expect([words, await search(words)]).toEqual([words, ['Actriz de zarzuela']])
  await makeVacancy(site.platform, { title: 'Zuavo', description_text: 'Se harán mantenimientos' })
  expect(await search('zuavos mantenimiento')).toEqual(['Zuavo'])
})

test('VAC-01 vacancies saved at once with the same new words are all found by prefix', async () => {
  const { platform } = site
  const titles = ['quebrantahuesos zamarrero', 'zamarrero quebrantahuesos']
  await Promise.all(titles.flatMap((title) => [1, 2, 3].map(() => makeVacancy(platform, { title }))))
  expect(await search('zamarr quebranta')).toHaveLength(5)
  await platform.db
    .updateTable('vacancies')
    .set({ title: 'picapedrero' })
    .where('title', '=', 'zamarrero quebrantahuesos')
    .execute()
  expect(await search('picaped')).toEqual(['picapedrero', 'picapedrero', 'picapedrero'])
  expect(await search('quebrant')).toEqual(Array.from({ length: 3 }, () => 'quebrantahuesos zamarrero'))
})

describe('VAC-05 words with typing errors that find nothing', () => {
  const suggestion = async (name_job: string, ubication = '', language: Language = 'es') => {
    const params = { filter: JSON.stringify({ name_job, ubication, language }) }
    return (await site.call(listPublicVacanciesEndpoint, { params })).answer.suggestion
  }

  test.each([
    ['desarolador', '', { name_job: 'desarrollador', ubication: '' }],
    ['Diseñadoar experiencia', '', { name_job: 'diseñadora experiencia', ubication: '' }],
    ['conciliacoines', 'San Joze', { name_job: 'conciliaciones', ubication: 'san josé' }],
    ['diseñadora', 'Bogtá', { name_job: 'diseñadora', ubication: 'bogotá' }],
    ['analista', 'Bogtá', null],
    ['retirado', '', null],
    ['xylophonist', '', null],
    ['dizeñadora', '', { name_job: 'diseñadora', ubication: '' }],
    ['iseñadora', '', { name_job: 'diseñadora', ubication: '' }],
    ['esarrollador', '', { name_job: 'desarrollador', ubication: '' }],
    ['desaroyador', '', { name_job: 'desarrollador', ubication: '' }],
    ['diseñadora', 'Vogotá', { name_job: 'diseñadora', ubication: 'bogotá' }],
    ['serbisios', '', { name_job: 'servicios', ubication: '' }],
    ['jva', '', null],
  ])('%s in %s', async (keyword, city, suggested) => {
    expect(await suggestion(keyword, city)).toEqual(suggested)
  })

  test('there is no suggestion when the search has results', async () => {
    expect(await suggestion('diseñadora')).toBeNull()
    expect(await suggestion('diseñadora', '', 'en'), 'in the other language').toBeNull()
  })
})

describe('VAC-05 a search of which not all words match', () => {
  const near = async (name_job: string, ubication = '') => {
    const params = { filter: JSON.stringify({ name_job, ubication, language: 'es' }) }
    return (await site.call(listPublicVacanciesEndpoint, { params })).answer.near.map((vacancy) => vacancy.name_job)
  }
  test.each([
    ['diseñadora astronauta', '', ['Diseñadora de experiencia']],
    ['experiencia prototipos astronauta', '', ['Diseñadora de experiencia']],
    ['contable', 'Bogotá', ['Analista contable']],
    ['astronauta', '', []],
    ['astronauta de marte', '', []],
    ['diseñadora', '', []],
    ['dizeñadora', '', []],
  ])('%s in %j offers %j', async (words, city, found) => expect(await near(words, city)).toEqual(found))
})

test('VAC-01 the name of a workplace or of hours finds those vacancies in either language', async () => {
  await makeVacancy(site.platform, { title: 'Vigilante', city: 'Tunja', work_mode: 'Present', employment_type: 'PartTime' })
  for (const words of ['presencial', 'on-site', 'medio tiempo', 'part time']) expect(await search(words)).toEqual(['Vigilante'])
  for (const words of ['remoto', 'Remote']) {
    expect(await search(words)).toHaveLength(5)
    expect(await search(words)).not.toContain('Vigilante')
  }
})

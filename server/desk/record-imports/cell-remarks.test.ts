import { expect, test } from 'vitest'
import type { RecordKind } from '#domain/desk/record-imports/record-fields.rules.ts'
import { type RecordChoices, recordImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import { es } from '#domain/desk/record-imports/record-imports.staff.es.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const csv = (...rows: string[]) => fileOf(Buffer.from(rows.join('\r\n')), 'tabla.csv')

async function look(kind: RecordKind, { token }: TestPerson, file: File, choices: Partial<RecordChoices> = {}) {
  const body = { choices: JSON.stringify(choices) }
  return (await site.call(recordImportEndpoints[kind].preview, { token, files: { file }, body })).answer.data
}

test('INT-15 the preview says which words are not recognised and which cells of a new vacancy are left out', async () => {
  const actor = await staff()
  await site.platform.db.insertInto('clients').values({ name: 'Palabras Raras SAS', location: 'Cali' }).execute()
  const head = 'Cargo;Cliente;Estado;Jornada;Modalidad;Prioridad;Idioma;Vacantes;Ciudad;Descripción;Condiciones'
  const words = 'Raro uno;Palabras Raras SAS;Vaporosa;Fin de semana;Híbrido;P7;Klingon;muchas;¿?;;'
  const usual = 'Raro dos;Palabras Raras SAS;Cerrada;Full-time;En sitio;Media;English;3;Cali;;'
  const { lines } = await look('vacancies', actor, csv(head, words, usual))
  expect(lines.map(({ notices }) => notices)).toEqual([
    [
      { field: 'status', value: 'Vaporosa', effect: 'usual', result: 'records.draft' },
      { field: 'type', value: 'Fin de semana', effect: 'usual', result: 'vacancies.type.FullTime' },
      { field: 'mode', value: 'Híbrido', effect: 'usual', result: 'vacancies.place.Present' },
      { field: 'priority', value: 'P7', effect: 'usual', result: 'vacancies.priority.Normal' },
      { field: 'language', value: 'Klingon', effect: 'usual', result: 'users.language.es' },
      { field: 'openings', value: 'muchas', effect: 'left_out', result: '' },
    ],
    [],
  ])
})

test('INT-15 the preview says which cells of a known vacancy and of a client are not used', async () => {
  const actor = await staff()
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform)
  await db.updateTable('vacancies').set({ conditions: '', reports_to: 'Jefa' }).where('id', '=', vacancy.id).execute()
  const { title, client } = await db
    .selectFrom('vacancies')
    .innerJoin('clients', 'clients.id', 'client_id')
    .select(['title', 'clients.name as client'])
    .where('vacancies.id', '=', vacancy.id)
    .executeTakeFirstOrThrow()
  const long = 'larga '.repeat(2000)
  const file = csv('Vacante;Cliente;Reporta a;Condiciones', `${title};${client};${long};${long}`)
  const known = await look('vacancies', actor, file, { known: 'complete' })
  expect(known.lines).toMatchObject([{ outcome: 'known', gets: [], notices: [{ field: 'conditions', effect: 'left_out' }] }])
  expect((await look('vacancies', actor, file)).lines[0]?.notices).toEqual([])

  const clients = await look('clients', actor, csv('Cliente;Ciudad;Estado', 'Cliente Dudoso;¿?;Prospecto'), {
    usual: { city: 'Cali' },
  })
  expect(clients.lines[0]).toMatchObject({ outcome: 'new', detail: 'Cali' })
  expect(clients.lines[0]?.notices).toEqual([
    { field: 'city', value: '¿?', effect: 'to_note', result: '' },
    { field: 'status', value: 'Prospecto', effect: 'usual', result: 'clients.status.I' },
  ])
})

test('INT-15 the report of an import says which cells did not count as they were written', async () => {
  const actor = await staff()
  await site.platform.db.insertInto('clients').values({ name: 'Avisos Claros SAS', location: 'Cali' }).execute()
  const head = 'Cargo;Cliente;Estado;Jornada;Vacantes'
  const reportOf = async (kind: RecordKind, file: File, language: 'es' | 'en', choices: Partial<RecordChoices> = {}) => {
    const endpoints = recordImportEndpoints[kind]
    const body = { choices: JSON.stringify(choices), plan: (await look(kind, actor, file, choices)).plan }
    const { uuid } = (await site.call(endpoints.run, { token: actor.token, files: { file }, body })).answer.data
    const report = await site.call(endpoints.report, { token: actor.token, params: { id: uuid }, query: { language } })
    return report.bytes.toString()
  }
  const vacancies = csv(head, 'Aviso;Avisos Claros SAS;Vaporosa;Fin de semana;muchas', 'Sin aviso;Avisos Claros SAS;Cerrada;;2')
  const lines = (await reportOf('vacancies', vacancies, 'es')).split('\r\n')
  expect(lines[0]).toContain(`"${es['records.notices']}"`)
  expect(lines[1]).toContain(
    [
      'Estado: no reconocemos “Vaporosa”; queda Borrador.',
      'Jornada: no reconocemos “Fin de semana”; queda Tiempo completo.',
      'Cantidad de vacantes: “muchas” no sirve y queda por fuera.',
    ].join(' '),
  )
  expect(lines[2]).toMatch(/;$/)
  const clients = csv('Cliente;Ciudad;Estado', 'Cliente Avisado;¿?;Prospecto')
  const english = await reportOf('clients', clients, 'en', { usual: { city: 'Cali' } })
  expect(english).toContain('“¿?” can’t be used as a location and goes into the note.')
  expect(english).toContain('we don’t recognise “Prospecto”, so it’s set to Inactive.')
})

test('MOV-02 a state that is known under another name is not called unknown', async () => {
  const actor = await staff()
  await site.platform.db.insertInto('clients').values({ name: 'Pausas Largas SAS', location: 'Cali' }).execute()
  const preview = await look('vacancies', actor, csv('Cargo;Cliente;Estado', 'Cajera;Pausas Largas SAS;En pausa'))
  expect(preview.lines[0]).toMatchObject({
    ...{ outcome: 'new', state: 'closed' },
    notices: [{ field: 'status', value: 'En pausa', effect: 'read_as', result: 'records.closed' }],
  })
})

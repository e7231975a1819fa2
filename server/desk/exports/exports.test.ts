import { inflateRawSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { moduleKeys } from '#domain/kernel/permissions.ts'
import { exports } from '../../exports.ts'
import { accessMatrix } from '../../testing/access-matrix.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()

type Row = string[]
const staff = () => site.person({ role: 'administrator' })

/** The rows of an exported CSV, its header first. */
function rowsOf(bytes: Buffer, delimiter = ';'): Row[] {
  return parse(bytes, { bom: true, delimiter, relax_column_count: true }) as Row[]
}

type Exported = 'users' | 'candidates' | 'clients' | 'audit' | 'skills' | 'currencies'

async function exportCsv(list: Exported, token: string, query: object = {}, language: Language = 'es') {
  const [, endpoint] = exports[list]
  const body = { format: 'csv', language } as const
  return site.call(endpoint, { token, query, body })
}

async function addClients(count: number, name: string): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({ name: `${name} ${String(at).padStart(4, '0')}`, location: 'Bogotá' }))
  await site.platform.db.insertInto('clients').values(rows).execute()
}

test('OUT-01 an export has every row of the list in its order, beyond a page and beyond the count', async () => {
  const { token } = await staff()
  await addClients(1150, 'Cantera larga')
  const answer = await exportCsv('clients', token, { q: 'cantera larga', sort: '-name_clients' })
  const [header, ...rows] = rowsOf(answer.bytes)
  expect([header?.length, header?.[0]]).toEqual([10, 'Nombre'])
  expect([rows.length, rows[0]?.[0], rows.at(-1)?.[0]]).toEqual([1150, 'Cantera larga 1149', 'Cantera larga 0000'])
  expect(answer.headers['content-type']).toMatch('text/csv')
  expect(answer.headers['content-disposition']).toContain('clientes.csv')
})

test('OUT-01 an export follows the search and the filters of its list', async () => {
  const { token } = await staff()
  const person = await site.person()
  await site.platform.db.updateTable('users').set({ first_name: 'Filtrada', hired: true }).where('id', '=', person.id).execute()
  const named = async (query: object) =>
    rowsOf((await exportCsv('users', token, query)).bytes)
      .slice(1)
      .map(([name]) => name)
  expect(await named({ q: 'filtrada', userType: 3 })).toHaveLength(1)
  expect(await named({ q: 'filtrada', userType: 1 })).toEqual([])
  expect((await exportCsv('users', token, { userType: 9 })).status).toBe(400)
})

test('OUT-01 people leave with phone, tags, and skills with the band of a rated test', async () => {
  const { token } = await staff()
  const person = await site.person()
  const { db } = site.platform
  await db.updateTable('users').set({ first_name: 'Conhechos' }).where('id', '=', person.id).execute()
  await db
    .insertInto('profiles')
    .values({ user_id: person.id, personal_phone: '+57 300 555 0101' } as never)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ personal_phone: '+57 300 555 0101' }))
    .execute()
  const skill = await db
    .insertInto('skills')
    .values({ name: 'Siigo exportado', description: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('user_skills')
    .values({ user_id: person.id, skill_id: skill.id } as never)
    .execute()
  const tag = await db
    .insertInto('tags')
    .values({ name: 'Para llamar' } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('person_tags')
    .values({ user_id: person.id, tag_id: tag.id } as never)
    .execute()
  const [header, row] = rowsOf((await exportCsv('users', token, { q: 'conhechos' })).bytes)
  const of = (column: string) => row?.[header?.indexOf(column) ?? -1]
  // A phone with a plus would run as a formula (INJ-06).
  expect([of('Celular'), of('Etiquetas'), of('Habilidades')]).toEqual(["'+57 300 555 0101", 'Para llamar', 'Siigo exportado'])
})

test('OUT-01 INJ-06 a text that spreadsheets would run is escaped in CSV, and is a text in XLSX', async () => {
  const { token } = await staff()
  const name = '=HYPERLINK("http://evil") & <b>'
  await site.platform.db.insertInto('clients').values({ name, location: 'Fórmula' }).execute()
  expect(rowsOf((await exportCsv('clients', token, { q: 'fórmula' })).bytes)[1]?.[0]).toBe(`'${name}`)
  const [, endpoint] = exports.clients
  const { bytes, headers } = await site.call(endpoint, {
    token,
    query: { q: 'fórmula' },
    body: { format: 'xlsx', language: 'en' },
  })
  expect(headers['content-type']).toMatch('spreadsheetml.sheet')
  const sheet = entryOf(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK("http://evil") &amp; &lt;b&gt;</t>')
  expect(sheet).not.toContain('<f>')
  expect(sheet.match(/<row>/g)).toHaveLength(2)
})

test('OUT-01 a workbook has dates as dates and texts as texts, also numbers with a leading zero', async () => {
  const { token } = await staff()
  const { db } = site.platform
  const person = await site.person({ firstName: '00123', lastName: 'Fechada' })
  await db
    .updateTable('users')
    .set({ created_at: new Date('2026-03-05T02:30:00Z') })
    .where('id', '=', person.id)
    .execute()
  const [, endpoint] = exports.users
  const { bytes } = await site.call(endpoint, { token, query: { q: 'fechada' }, body: { format: 'xlsx', language: 'es' } })
  const sheet = entryOf(bytes, 'xl/worksheets/sheet1.xml')
  // 4 March in Bogotá; format 164 of the styles is a day.
  expect(sheet).toContain(`<c s="3"><v>${(Date.UTC(2026, 2, 4) - Date.UTC(1899, 11, 30)) / 86_400_000}</v></c>`)
  expect(sheet).toContain('<c t="inlineStr" s="2"><is><t xml:space="preserve">00123 Fechada</t></is></c>')
  expect(entryOf(bytes, 'xl/styles.xml')).toContain('<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>')
})

test('OUT-01 POO-01 MOV-03 people leave with birth date, source and owner, and with notes for those who may', async () => {
  const person = await site.person({ firstName: 'Anotada', lastName: 'Exportable' })
  const { db } = site.platform
  const birth = { date_of_birth: '1990-05-12' }
  await db
    .insertInto('profiles')
    .values({ user_id: person.id, ...birth })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(birth))
    .execute()
  const owner = await site.person({ role: 'administrator', firstName: 'Olga', lastName: 'Gil' })
  await db.updateTable('users').set({ source_note: 'Feria de empleo', owner_id: owner.id }).where('id', '=', person.id).execute()
  const author = await site.person({ role: 'administrator', firstName: 'Rita', lastName: 'Sol' })
  const written = await db
    .insertInto('person_notes')
    .values({ user_id: person.id, author_id: author.id, body: `Habla inglés, dice @[${author.uuid}]` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('note_mentions').values({ note_id: written.id, user_id: author.id }).execute()
  const vacancy = await makeVacancy(site.platform)
  await makeApplication(site.platform, vacancy.id, person.id)
  const titles = ['Fecha de nacimiento', 'Fuente', 'Responsable', 'Notas']
  const [header = [], row = []] = rowsOf((await exportCsv('candidates', author.token, { q: 'exportable' })).bytes)
  const whole = ['1990-05-12', 'Feria de empleo', 'Olga Gil', 'Habla inglés, dice @Rita Sol']
  expect(titles.map((title) => row[header.indexOf(title)])).toEqual(whole)
  const [, applicants] = exports.applicants
  const seen = async ({ token }: { token: string }) => {
    const body = { format: 'csv', language: 'es' } as const
    const [names = [], cells = []] = rowsOf((await site.call(applicants, { token, params: { id: vacancy.uuid }, body })).bytes)
    return titles.map((title) => cells[names.indexOf(title)])
  }
  expect(await seen(author)).toEqual(whole)
  const recruiter = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  expect(await seen(recruiter)).toEqual([...whole.slice(0, 3), undefined])
})

test('OUT-01 SPEC-87 SKA-02 applicants leave with the day of their hire, and skills in the language of the file', async () => {
  const { db } = site.platform
  const person = await site.person({ firstName: 'Contratada' })
  const vacancy = await makeVacancy(site.platform)
  await makeApplication(site.platform, vacancy.id, person.id, 'approved')
  const other = await site.person({ firstName: 'Pendiente' })
  await makeApplication(site.platform, vacancy.id, other.id)
  await db.updateTable('applications').set({ hired_at: '2026-03-02T03:00:00Z' }).where('user_id', '=', person.id).execute()
  const names = { name: 'Vitrales', language: 'es', other_name: 'Stained glass', description: '' } as const
  const skill = await db.insertInto('skills').values(names).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('user_skills').values({ user_id: person.id, skill_id: skill.id }).execute()
  const { token } = await staff()
  const [, applicants] = exports.applicants
  const seen = async (language: 'es' | 'en', titles: readonly string[]) => {
    const options = { token, params: { id: vacancy.uuid }, headers: { 'accept-language': language } }
    const file = await site.call(applicants, { ...options, body: { format: 'csv', language } })
    const [header = [], ...rows] = rowsOf(file.bytes, { es: ';', en: ',' }[language])
    return rows.map((row) => titles.map((title) => row[header.indexOf(title)])).sort()
  }
  expect(await seen('es', ['Contratación', 'Habilidades'])).toEqual([
    ['', ''],
    ['2026-03-01', 'Vitrales'],
  ])
  expect(await seen('en', ['Hired', 'Skills'])).toEqual([
    ['', ''],
    ['2026-03-01', 'Stained glass'],
  ])
})

/** The text of a packed entry. Its size stands in the directory at the end, because the entry was packed as it was read. */
function entryOf(zip: Buffer, name: string): string {
  for (let at = zip.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4, 'latin1')) {
    const [size, nameLength, start] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)]
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    return inflateRawSync(zip.subarray(from, from + size)).toString()
  }
  throw new Error(`${name} is not in the archive`)
}

test.each(Object.entries(exports))(
  'OUT-01 the list %s is exported in both formats and languages',
  async (_name, [, endpoint]) => {
    const person = await staff()
    const { token } = person
    const [, , input] = accessMatrix.find(([one]) => one === endpoint)!
    const { params, query } = { params: {}, query: {}, ...(await input?.(site, person)) }
    for (const language of ['es', 'en'] as const)
      for (const format of ['csv', 'xlsx'] as const) {
        const answer = await site.call(endpoint as Endpoint, { token, params, query, body: { format, language } })
        expect([format, answer.status]).toEqual([format, 200])
        if (format === 'csv') {
          const [header, ...rows] = rowsOf(answer.bytes, language === 'es' ? ';' : ',')
          expect(header?.every((title) => title !== '')).toBe(true)
          expect(rows.every((row) => row.length === header?.length)).toBe(true)
        } else expect(entryOf(answer.bytes, 'xl/worksheets/sheet1.xml')).toMatch(/<\/sheetData><\/worksheet>$/)
      }
  },
)

test('OUT-01 an export is audited with its list and its number of rows', async () => {
  const person = await staff()
  await addClients(3, 'Auditada')
  await exportCsv('clients', person.token, { q: 'auditada' })
  expect(await site.auditOf(person)).toEqual(['list.exported'])
  const [, ...rows] = rowsOf((await exportCsv('audit', person.token, { action: 'list.exported' })).bytes)
  expect(rows[0]?.slice(0, 3)).toEqual(['Exportó una lista', 'clientes', 'Filas: 3'])
})

test('OUT-01 the audit names an exported list in the language of its reader, and finds it in both', async () => {
  const person = await site.person({ role: 'administrator', firstName: 'Exportina' })
  await exportCsv('currencies', person.token, {}, 'en')
  const { db, now } = site.platform
  const earlier = { actor_id: person.id, action: 'list.exported', subject_type: 'list', subject_id: null, at: now() }
  await db
    .insertInto('audit_log')
    .values({ ...earlier, detail: JSON.stringify({ name: 'clients', rows: 3, format: 'csv' }) })
    .execute()
  const namesIn = async (language: 'es' | 'en', q: string) => {
    const query = { action: 'list.exported', person: 'Exportina', q }
    const [, ...rows] = rowsOf((await exportCsv('audit', person.token, query, language)).bytes, language === 'es' ? ';' : ',')
    return rows.map(([, name]) => name)
  }
  expect(await namesIn('es', 'monedas')).toEqual(['monedas'])
  expect(await namesIn('en', 'monedas')).toEqual(['currencies'])
  expect(await namesIn('es', 'currencies')).toEqual(['monedas'])
  expect(await namesIn('es', 'clients')).toEqual(['clients'])
  const { data } = (await site.call(listAuditEndpoint, { token: person.token, query: { q: 'monedas', person: 'Exportina' } }))
    .answer
  expect(data[0]?.subject).toMatchObject({ type: 'list', word: 'exports.list.currencies' })
})

test('OUT-01 rows that come during an export move no others', async () => {
  const { ListWalk } = await import('../../platform/lists.ts')
  const { readClients } = await import('../../hiring/clients/clients.reads.ts')
  await addClients(4, 'Quieta')
  const walk = new ListWalk()
  const query = { page: 0, size: 2, sort: 'name_clients', q: 'quieta', walk } as const
  const names = async () => (await readClients(site.platform.db, query)).rows.map(({ name }) => name)
  const first = await names()
  await site.platform.db.insertInto('clients').values({ name: 'Quieta 0000 antes', location: 'Cali' }).execute()
  expect([first, await names(), await names()]).toEqual([['Quieta 0000', 'Quieta 0001'], ['Quieta 0002', 'Quieta 0003'], []])
})

test('OUT-01 a role without the view right of a list cannot export it', async () => {
  const others = moduleKeys.filter((module) => module !== 'skillstest').map((module) => ({ module, item: 'view' as const }))
  const { token } = await site.person({ role: others })
  expect((await exportCsv('skills', token)).status).toBe(403)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { itemsOf, moduleKeys, type Right } from '#domain/kernel/permissions.ts'
import { routesOf } from './routes.ts'
import { type AccessRow, type CallerKind, callerKinds, type Input } from './testing/access.ts'
import { accessMatrix } from './testing/access-matrix.ts'
import { sharedTestApp, type TestPerson } from './testing/app.ts'
import { askStatus } from './testing/ask-status.ts'

/** Without the worker, which would deliver e-mails during the comparison. */
const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1', WORKER: '0' })
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const reading = accessMatrix.filter(([endpoint]) => endpoint.method === 'GET')

// These run first, while the tables to compare are small.
test.each(reading.map((row) => [nameOf(row[0]), row] as const))(
  'CFG-03 AUD-01 %s changes nothing but the log of reads, for any caller',
  async (_name, [endpoint, , input]) => {
    const asking: [Input, TestPerson | undefined][] = []
    for (const caller of ['nobody', 'candidate', 'administrator'] as const) {
      const person = await personFor(caller, endpoint)
      asking.push([(await input?.(site, person)) ?? {}, person])
    }
    const before = await everythingStored()
    for (const [asked, person] of asking) await askStatus(site, endpoint, asked, person)
    expect(await everythingStored()).toEqual(before)
  },
)

test('ACC-01 every endpoint has a row in the access matrix', () => {
  const routes = routesOf(site.platform).map(({ endpoint }) => nameOf(endpoint))
  expect(accessMatrix.map(([endpoint]) => nameOf(endpoint)).sort()).toEqual(routes.sort())
  expect(reading.length).toBeGreaterThan(100)
})

test.each(accessMatrix.map((row) => [nameOf(row[0]), row] as const))(
  'ACC-01 %s answers each caller as the access matrix says',
  async (_name, row) => {
    const got: Partial<Record<CallerKind, number>> = {}
    for (const caller of callerKinds) got[caller] = await statusFor(row, caller)
    expect(got).toEqual(Object.fromEntries(callerKinds.map((caller, index) => [caller, row[1][index]])))
  },
)

async function statusFor([endpoint, , input]: AccessRow, caller: CallerKind): Promise<number> {
  const person = await personFor(caller, endpoint)
  return askStatus(site, endpoint, (await input?.(site, person)) ?? {}, person)
}

async function personFor(caller: CallerKind, endpoint: Endpoint): Promise<TestPerson | undefined> {
  const { db, now } = site.platform
  if (caller === 'nobody') return undefined
  if (caller === 'candidate') return site.person({ cv: true })
  if (caller === 'otherStaff') return site.person({ role: rightsOutside(endpoint) })
  if (caller === 'viewer') return site.person({ role: moduleKeys.map((module) => ({ module, item: 'view' as const })) })
  const person = await site.person({ role: 'administrator' })
  if (caller === 'deleted') await db.updateTable('users').set({ deleted_at: now() }).where('id', '=', person.id).execute()
  if (caller === 'expired')
    await db
      .updateTable('access_tokens')
      .set({ expires_at: new Date(now().getTime() - 1000) })
      .where('session_id', 'in', (from) => from.selectFrom('sessions').select('id').where('user_id', '=', person.id))
      .execute()
  return person
}

function rightsOutside({ access }: Endpoint): Right[] {
  const asked = typeof access === 'string' ? [] : 'module' in access ? [access] : access
  const others = moduleKeys.filter((module) => !asked.some((right) => right.module === module))
  return others.flatMap((module) => itemsOf(module).map((item) => ({ module, item })))
}

/** A fingerprint of every table, in one query: there are hundreds of requests. */
async function everythingStored(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; print: string }>`${await fingerprints()}`.execute(site.platform.db)
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

/** The tables with all their rows, except the log of what staff read, which every read of people writes (AUD-01). */
async function fingerprints() {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('read_log', 'log_queue')
  `.execute(site.platform.db)
  const prints = tables.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, coalesce(md5(string_agg(part::text, '|' order by part::text)), '') as print
      from ${sql.table(name)} as part`,
  )
  return sql.join(prints, sql` union all `)
}

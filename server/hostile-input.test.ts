import { expect, test } from 'vitest'
import { eraseOwnAccountEndpoint } from '#domain/people/users/own-data.contract.ts'
import { candidateRole } from './platform/sessions/role-ids.ts'
import type { AccessRow, Input } from './testing/access.ts'
import { accessMatrix } from './testing/access-matrix.ts'
import { sharedTestApp, type TestPerson } from './testing/app.ts'
import { ownNetwork } from './testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const payloads = [
  "'); drop table users; --",
  '{{7*7}}#{7*7}<img src=x onerror=alert(1)>',
  '\u0000\r\nBcc: x@example.com',
  { $ne: null },
]
const assigned = {
  id: 1,
  user_id: 1,
  role_id: 1,
  hired_strut: 'Y',
  status_test: 2,
  note: 'x',
  result: true,
  created_at: '2001-01-01',
}
const [candidateColumn, administratorColumn] = [1, 4]
type Fields = Record<string, unknown>

/** Each request of a row, with one part of it replaced by hostile input. */
function* turned({ params = {}, query = {}, body, files }: Input, [endpoint]: AccessRow): Generator<Input> {
  const rest = { ...(body && { body }), ...(files && { files }) }
  for (const payload of payloads) {
    for (const name of Object.keys(params)) yield { ...rest, query, params: { ...params, [name]: payload } }
    for (const name of endpoint.query ? ['sort', 'page', 'size', 'q'] : []) yield { ...rest, params, query: { [name]: payload } }
    for (const name of Object.keys(body ?? {})) yield { ...rest, params, query, body: { ...(body as Fields), [name]: payload } }
  }
}

async function ask([endpoint]: AccessRow, input: Input, person: TestPerson) {
  return site.call(endpoint, { ...input, headers: ownNetwork(), token: person.token } as object)
}

async function whoMay([, expected]: AccessRow): Promise<TestPerson> {
  return site.person(expected[administratorColumn] === 403 ? { cv: true } : { role: 'administrator' })
}

test.each(accessMatrix.filter(([endpoint]) => !endpoint.stream).map((row) => [`${row[0].method} ${row[0].path}`, row] as const))(
  'INJ-03 INJ-05 INJ-07 %s treats hostile input as text or refuses it',
  async (_name, row) => {
    const person = await whoMay(row)
    for (const input of turned((await row[2]?.(site, person)) ?? {}, row)) {
      const answer = await ask(row, input, person)
      expect(answer.status, JSON.stringify(input)).toBeLessThan(500)
      expect(answer.text).not.toMatch(/syntax error|PostgresError|at .+\.ts:\d+/)
    }
    expect(await site.platform.db.selectFrom('users').select('id').limit(1).execute()).toHaveLength(1)
  },
  30_000,
)

test.each(accessMatrix.filter(([endpoint]) => endpoint.body).map((row) => [`${row[0].method} ${row[0].path}`, row] as const))(
  'ACC-03 %s ignores fields that its form does not have',
  async (_name, row) => {
    const person = await whoMay(row)
    const before = await usersNow()
    const input = (await row[2]?.(site, person)) ?? {}
    const answer = await ask(row, { ...input, body: { ...assigned, ...input.body } }, person)
    expect(answer.status).toBe(row[1][row[1][administratorColumn] === 403 ? candidateColumn : administratorColumn])
    const after = await usersNow()
    // The endpoint that closes the own account also drops the person's roles.
    const leaver = row[0].path === eraseOwnAccountEndpoint.path ? person.id : undefined
    for (const { id, ...privileges } of before)
      expect(after.find((user) => user.id === id)).toEqual({
        id,
        ...privileges,
        ...(id === leaver && { role_id: candidateRole }),
      })
  },
)

function usersNow() {
  return site.platform.db.selectFrom('users').select(['id', 'role_id', 'hired', 'available']).execute()
}

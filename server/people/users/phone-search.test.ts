import { expect, test } from 'vitest'
import { searchForStaffEndpoint } from '#domain/desk/search/search.contract.ts'
import { listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()

test.each([
  ['+57 300 123 4567', ['300 123 4567', '3001234567', '+57 300-123-4567', '(300) 123', '+57 300']],
  ['011 15 2345-6789', ['+54 9 11 2345 6789', '+54 11 15 2345 6789', '11 2345 6789']],
  ['+54 9 11 2345 6789', ['011 15 2345-6789', '11 15 2345 6789']],
  ['+52 55 1234 5678', ['+52 1 55 1234 5678', '044 55 1234 5678']],
  ['300 765 4321', ['+57 300 765 4321', '0057 3007654321', '765 4321', '300.765.4321']],
])('USR-01 a person whose phone is stored as %s is found in any notation', async (personal_phone, typed) => {
  const [{ token }, person, other] = [await site.person({ role: 'administrator' }), await site.person(), await site.person()]
  for (const [user_id, phone] of [
    [person.id, personal_phone],
    [other.id, '604 555 0000'],
  ] as const)
    await site.platform.db.insertInto('profiles').values({ user_id, personal_phone: phone }).execute()
  for (const q of typed) {
    const { data, total } = (await site.call(listUsersEndpoint, { token, query: { q } })).answer
    expect([q, data.map(({ uuid }) => uuid), total]).toEqual([q, [person.uuid], 1])
    const { people } = (await site.call(searchForStaffEndpoint, { token, query: { q } })).answer.data
    expect([q, people?.map(({ uuid }) => uuid)]).toEqual([q, [person.uuid]])
  }
  await site.platform.db.deleteFrom('profiles').where('user_id', 'in', [person.id, other.id]).execute()
})

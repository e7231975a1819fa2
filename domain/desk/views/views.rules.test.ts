import { expect, test } from 'vitest'
import { viewedLists } from './viewed-lists.rules.ts'
import { fitSettings } from './views.rules.ts'

const users = viewedLists.get('/api/users')
const columns = ['owner']

test.each([
  [{ sort: 'email', q: 'ana', userType: '2' }, { sort: 'email', q: 'ana', userType: '2' }, []],
  [{ sort: 'fee', q: '' }, {}, ['sort']],
  [{ userType: 'x', page: '3', size: '50', gone: '1' }, {}, ['userType', 'page', 'size', 'gone']],
  [{ constructor: '1', __proto__: '1' }, {}, ['constructor']],
])('VIE-01 of the settings %j the list of users takes %j', (query, taken, leftOut) => {
  expect(fitSettings(users ?? {}, { query: query as Record<string, string>, columns })).toEqual({
    query: taken,
    columns,
    leftOut,
  })
})

test('VIE-01 each list with views is read from an address of its own, with a query', () => {
  for (const [path, list] of viewedLists) expect([list.method, list.path, list.query !== undefined]).toEqual(['GET', path, true])
})

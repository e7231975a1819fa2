import { expect, test } from 'vitest'
import type { Permissions } from '../../kernel/permissions.ts'
import { afterToggles, differenceOf } from './roles.rules.ts'

const seen: Permissions = { clients: ['view'] }
const changed: Permissions = { clients: ['view', 'change'] }
const on = (item: 'view' | 'change') => ({ module: 'clients', item, on: true }) as const
const off = (item: 'view' | 'change') => ({ module: 'clients', item, on: false }) as const

test.each([
  ['nothing is switched', changed, [], changed],
  ['view is switched on', {}, [on('view')], seen],
  ['change brings view along', {}, [on('change')], changed],
  ['change brings view along, whatever was said of view', {}, [off('view'), on('change')], changed],
  ['without view nothing is changed either', changed, [off('view')], {}],
  ['view stays where change goes', changed, [off('change')], seen],
  ['other modules stay', { ...seen, roles: ['view'] }, [off('view')], { roles: ['view'] }],
  ['rating brings view along, and no change', {}, [{ module: 'users', item: 'rate', on: true }], { users: ['view', 'rate'] }],
  [
    'without view every other item goes',
    { users: ['view', 'change', 'rate', 'delete', 'invite'] },
    [{ module: 'users', item: 'view', on: false }],
    {},
  ],
  ['the last word counts', {}, [on('view'), off('view')], {}],
] as const)('ROL-01 where %s', (_what, before, toggles, after) => {
  expect(afterToggles(before as Permissions, toggles)).toEqual(after)
})

test('ACC-08 what differs between two is what one of them lacks', () => {
  expect(differenceOf(changed, seen)).toMatchObject({ clients: ['change'], roles: [] })
  expect(differenceOf(seen, changed)).toMatchObject({ clients: ['change'] })
  expect(differenceOf(seen, { roles: ['view'] })).toMatchObject({ clients: ['view'], roles: ['view'] })
})

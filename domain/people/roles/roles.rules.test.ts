import { expect, test } from 'vitest'
import type { Permissions } from '../../kernel/permissions.ts'
import { applyToggles, differenceOf } from './roles.rules.ts'

const seen: Permissions = { clients: ['view'] }
const changed: Permissions = { clients: ['view', 'change'] }
const on = (item: 'view' | 'change') => ({ module: 'clients', item, on: true }) as const
const off = (item: 'view' | 'change') => ({ module: 'clients', item, on: false }) as const

test.each([
  ['nothing is switched', changed, [], changed],
  ['view is switched on', {}, [on('view')], seen],
  ['change adds view', {}, [on('change')], changed],
  ['change adds view, even if view is switched off', {}, [off('view'), on('change')], changed],
  ['view takes change with it when it goes', changed, [off('view')], {}],
  ['view stays when change goes', changed, [off('change')], seen],
  ['other modules stay', { ...seen, roles: ['view'] }, [off('view')], { roles: ['view'] }],
  ['rate adds view and not change', {}, [{ module: 'users', item: 'rate', on: true }], { users: ['view', 'rate'] }],
  [
    'view takes every other item with it when it goes',
    { users: ['view', 'change', 'rate', 'delete', 'invite'] },
    [{ module: 'users', item: 'view', on: false }],
    {},
  ],
  ['the last of two contradictory switches counts', {}, [on('view'), off('view')], {}],
] as const)('ROL-01 a switch of permissions: %s', (_what, before, toggles, after) => {
  expect(applyToggles(before as Permissions, toggles)).toEqual(after)
})

test('ACC-08 the difference of two roles is every permission that one of them lacks', () => {
  expect(differenceOf(changed, seen)).toMatchObject({ clients: ['change'], roles: [] })
  expect(differenceOf(seen, changed)).toMatchObject({ clients: ['change'] })
  expect(differenceOf(seen, { roles: ['view'] })).toMatchObject({ clients: ['view'], roles: ['view'] })
})

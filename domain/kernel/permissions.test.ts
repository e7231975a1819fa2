import { expect, test } from 'vitest'
import {
  everyPermission as everything,
  holds,
  mayGrant,
  modeOf,
  moduleKeys,
  modules,
  type Permissions,
  sharedRights,
} from './permissions.ts'

const only = (...keys: (keyof typeof modules)[]): Permissions => Object.fromEntries(keys.map((key) => [key, ['view']]))

test.each([
  ['nothing', {}, 'denied'],
  ['one visible module', only('messages'), 'allowed'],
  ['a module that may be changed but not seen', { messages: ['change'] }, 'denied'],
  ['everything', everything, 'allowed'],
] as const)('NAV-06 with %s the mode is %j', (_what, permissions, mode) => {
  expect(modeOf(permissions as Permissions)).toBe(mode)
})

test('ROL-02 a right is one item of one module', () => {
  expect(holds(only('clients'), { module: 'clients', item: 'view' })).toBe(true)
  expect(holds(only('clients'), { module: 'clients', item: 'change' })).toBe(false)
  expect(holds(only('clients'), { module: 'roles', item: 'view' })).toBe(false)
})

test('the nine modules carry the numbers 1 to 9', () => {
  expect(moduleKeys.map((key) => modules[key].id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test.each([
  ['a role without modules', only('users'), {}, true],
  ['what they hold', everything, everything, true],
  ['a part of what they hold', everything, only('clients', 'roles'), true],
  ['a module that they do not hold', only('users'), only('clients'), false],
  ['to change what they may only see', only('users'), { users: ['view', 'change'] }, false],
] as const)('ROL-02 SPEC-15: granting %s', (_what, own, role, expected) => {
  expect(mayGrant(own as Permissions, role as Permissions)).toBe(expected)
})

test('KEY-01 a key has the rights that both its role and its creator have', () => {
  expect(
    sharedRights({ clients: ['view', 'change'], users: ['view'], roles: ['view'] }, { clients: ['view'], roles: ['change'] }),
  ).toEqual({ clients: ['view'] })
  expect(sharedRights({}, { clients: ['view'] })).toEqual({})
})

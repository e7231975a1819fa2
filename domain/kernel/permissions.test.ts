import { expect, test } from 'vitest'
import { admitsPath, holds, modeOf, moduleKeys, modules, type Permissions } from './permissions.ts'

const everything: Permissions = Object.fromEntries(moduleKeys.map((module) => [module, ['view', 'change']]))
const only = (...keys: (keyof typeof modules)[]): Permissions => Object.fromEntries(keys.map((key) => [key, ['view']]))

test.each([
  ['nothing', {}, 'denied'],
  ['one visible module', only('messages'), 'allowed'],
  ['a module that may be changed but not seen', { messages: ['change'] }, 'denied'],
  ['everything', everything, 'allowed'],
] as const)('NAV-06 the mode of who holds %s', (_what, permissions, mode) => {
  expect(modeOf(permissions as Permissions)).toBe(mode)
})

test.each([
  ['candidates', '/vacancies/admin', true],
  ['candidates', '/vacancies/admin/add', true],
  ['candidates', '/dropDrag/17/some-name', true],
  ['candidates', '/dashboard/admin', true],
  ['candidates', '/vacancies/admin/notifications', false],
  ['notifications', '/vacancies/admin/notifications', true],
  ['notifications', '/vacancies/admin/notifications/edit', true],
  ['notifications', '/vacancies/admin', false],
  ['notifications', '/mailbox/some-name', true],
  ['candidates', '/mailbox', false],
  ['candidates', '/vacancies/administrators', false],
  ['candidates', '/dropDragged', false],
  ['users', '/admin/users', true],
  ['users', '/admin/users/profile/1', true],
  ['users', '/roles/admin', false],
  ['skillstest', '/skills/admin', true],
  ['questions', '/tests/admin', true],
  ['messages', '/contact/admin', true],
  ['clients', '/clients/admin', true],
  ['roles', '/roles/admin', true],
  ['currencies', '/currencies/admin', true],
  ['currencies', '/clients/admin', false],
  ['currencies', '/anything/else', false],
  ['currencies', '/profile', false],
] as const)('NAV-06 who sees only %s and opens %s is admitted: %s', (module, path, admitted) => {
  expect(admitsPath(only(module), path)).toBe(admitted)
})

test('NAV-06 who holds nothing is admitted nowhere, not even to the dashboard', () => {
  for (const path of ['/dashboard/admin', ...moduleKeys.flatMap((key) => modules[key].paths)])
    expect(admitsPath({}, path)).toBe(false)
})

test('NAV-06 an administrator is admitted to every module', () => {
  for (const key of moduleKeys) expect(admitsPath(everything, modules[key].route)).toBe(true)
})

test('ROL-02 a right is a module and an item of it', () => {
  expect(holds(only('clients'), { module: 'clients', item: 'view' })).toBe(true)
  expect(holds(only('clients'), { module: 'clients', item: 'change' })).toBe(false)
  expect(holds(only('clients'), { module: 'roles', item: 'view' })).toBe(false)
})

test('the nine modules carry the numbers 1 to 9', () => {
  expect(moduleKeys.map((key) => modules[key].id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

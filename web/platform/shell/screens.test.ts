import { expect, test } from 'vitest'
import { everyPermission as everything, type ModuleKey, type Permissions } from '#domain/kernel/permissions.ts'
import { admits } from '#domain/kernel/screens.ts'
import { configurationEntries, currentOf, inGroups, publicMenus, staffEntries } from './menu-entries.ts'
import { isCurrentEntry } from './public-menus.ts'
import { screenAt, screens } from './screens.ts'

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)
const only = (module: ModuleKey): Permissions => ({ [module]: ['view'] })

test('NAV-01 the header offers recruitment, register, job search and about us', () => {
  expect(labels(publicMenus.header)).toEqual(['menu.recruitment', 'menu.register', 'menu.jobs', 'menu.about'])
})

test('NAV-03 SPEC-92 the staff menu follows an agency’s day, each entry for the holders of its module', () => {
  expect(labels(staffEntries(everything))).toEqual([
    'menu.vacancies',
    'menu.search',
    'menu.duplicates',
    'menu.imports',
    'menu.no_consent',
    'menu.clients',
    'menu.messages',
    'menu.banks',
    'menu.rating',
    'menu.figures_summary',
    'menu.figures_fairness',
    'menu.figures_people',
  ])
  expect(labels(staffEntries({ messages: ['view'], clients: ['view'] }))).toEqual(['menu.clients', 'menu.messages'])
  expect(staffEntries({ candidates: [] })).toEqual([])
})

test('NAV-03 the banks are one entry: the skills, or the questions for people who may open only these', () => {
  const banks = (permissions: Permissions) => staffEntries(permissions).map(({ label, to }) => [label, to])
  expect(banks({ skillstest: ['view'], questions: ['view'] })).toEqual([['menu.banks', '/skills/admin']])
  expect(banks(only('skillstest'))).toEqual([['menu.banks', '/skills/admin']])
  expect(banks(only('questions'))).toEqual([['menu.banks', '/tests/admin']])
})

test.each([
  ['/vacancies/admin/edit/17', 'menu.vacancies'],
  ['/dropDrag', 'menu.vacancies'],
  ['/dropDrag/17/some%20name', 'menu.vacancies'],
  ['/admin/users/profile/17', 'menu.search'],
  ['/admin/users/import/17', 'menu.imports'],
  ['/admin/users/duplicates/1/2', 'menu.duplicates'],
  ['/admin/users', undefined],
  ['/skills/admin/edit/17', 'menu.banks'],
  ['/tests/admin/edit/17', 'menu.banks'],
  ['/vacancies/admin/figures/people', 'menu.figures_people'],
  ['/vacancies/admin/history', 'menu.figures_summary'],
  ['/admin/users/rating/17', 'menu.rating'],
  ['/roles/admin', undefined],
])('NAV-03 at %s the menu marks only %s as current', (path, label) => {
  expect(currentOf(staffEntries(everything), path)?.label).toBe(label)
})

test('NAV-03 the people who await consent are a list of their own, and the users a part of the setup', () => {
  const entries = [...staffEntries(everything), ...configurationEntries(everything, {})]
  const at = (search: string) => currentOf(entries, '/admin/users', search)?.label
  expect([at(''), at('?userType=4'), at('?page=2&userType=4'), at('?userType=3')]).toEqual([
    'menu.users',
    'menu.no_consent',
    'menu.no_consent',
    'menu.users',
  ])
})

test.each([
  ['/info/vacancies/detail/17', 'menu.jobs'],
  ['/info/vacancies', 'menu.jobs'],
  ['/jobs/dise%C3%B1o/all', 'menu.jobs'],
  ['/register/vacancies/17', 'menu.register'],
  ['/hiring/process', 'menu.recruitment'],
  ['/', undefined],
])('NAV-01 at %s the header marks only %s as current', (path, label) => {
  const marked = publicMenus.header.filter((entry) => isCurrentEntry(entry, path))
  expect(labels(marked)).toEqual(label ? [label] : [])
})

test('NAV-03 SPEC-92 entries of candidates, tests, figures and the setup stand in groups, the others alone', () => {
  const shown = (entries: Parameters<typeof inGroups>[0]) =>
    inGroups(entries).map(({ group, entries: some }) => [group, some.length])
  expect(shown(staffEntries(everything)).filter(([group]) => group)).toEqual([
    ['menu.pool', 4],
    ['menu.tests', 2],
    ['figures.title', 3],
  ])
  expect(shown(configurationEntries(everything, { mailbox: true, replies: true }))).toEqual([
    ['menu.group_company', 2],
    ['menu.group_team', 2],
    ['menu.group_selection', 4],
    ['menu.group_mail', 2],
    ['menu.group_data', 4],
    ['menu.group_connections', 2],
  ])
})

test('NAV-03 every page of staff is marked in a menu, except one’s own account and updates', () => {
  const entries = [
    { audience: 'staff', label: 'menu.dashboard', to: '/dashboard/admin' } as const,
    ...staffEntries(everything),
    ...configurationEntries(everything, { mailbox: true, replies: true }),
  ]
  const unmarked = screens.filter(({ audience, path }) => audience === 'staff' && !currentOf(entries, path))
  expect(unmarked.map(({ path }) => path)).toEqual(['/notices/admin', '/account/admin/notices', '/account/admin'])
})

test('NAV-04 the footer links hiring process, FAQ, contact, privacy and terms', () => {
  expect(labels(publicMenus.footer)).toEqual(['menu.hiring_process', 'menu.faq', 'menu.contact', 'menu.privacy', 'menu.terms'])
})

test('NAV-03 the configuration offers templates by module, and the mailbox while e-mails are kept', () => {
  expect(labels(configurationEntries(only('notifications'), { mailbox: true }))).toEqual(['templates.title', 'mailbox.title'])
  expect(labels(configurationEntries(only('notifications'), { mailbox: false }))).toEqual(['templates.title'])
  expect(labels(configurationEntries(everything, { mailbox: false }))).toEqual(
    expect.arrayContaining(['settings.title', 'site.contents_title', 'roles.title', 'currencies.title', 'audit.title']),
  )
})

test.each([
  ['candidates', '/vacancies/admin', true],
  ['candidates', '/vacancies/admin/add-jobs', false],
  ['candidates', '/dropDrag/17/some%20name', true],
  ['candidates', '/dropDrag/17', true],
  ['candidates', '/dashboard/admin', true],
  ['candidates', '/mailbox', false],
  ['notifications', '/mailbox/some-name', true],
  ['notifications', '/vacancies/admin', false],
  ['messages', '/contact/admin', true],
  ['clients', '/clients/admin', true],
  ['currencies', '/currencies/admin', true],
  ['currencies', '/clients/admin', false],
  ['users', '/admin/users/result/x', true],
  ['candidates', '/admin/users/result/x', true],
  ['clients', '/admin/users/result/x', false],
  ['users', '/admin/users/rating', false],
] as const)('NAV-06 staff with only %s may open %s: %s', (module, path, admitted) => {
  expect(admits(only(module), screenAt(path)!)).toBe(admitted)
})

test('NAV-03 each entry of a menu has a place of its own', () => {
  const places = screens.flatMap(({ menu, alsoIn }) =>
    [menu, alsoIn].flatMap((place) => (place ? [`${place.menu} ${place.place}`] : [])),
  )
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test('NAV-06 an administrator may open every screen, and no two features share an address', () => {
  const staff = screens.filter(({ audience }) => audience === 'staff')
  expect(staff.filter((screen) => !admits(everything, screen))).toEqual([])
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length)
})

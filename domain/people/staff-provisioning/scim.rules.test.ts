import { expect, test } from 'vitest'
import { isProblem, readChanges, readFilter, readPerson, roleOfValues, valueOfRole, wantedRole } from './scim.rules.ts'

/** The whole person as Entra ID creates them, with its app roles. */
const ofEntra = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
  externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
  userName: 'Ana.Rios@agencia.test',
  active: true,
  addresses: null,
  displayName: 'Ana Ríos',
  emails: [{ primary: true, type: 'work', value: 'ana.rios@agencia.test' }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Ana Ríos', familyName: 'Ríos', givenName: 'Ana' },
  roles: [{ primary: 'True', display: 'Recruiter', type: 'WindowsAzureActiveDirectoryRole', value: 'Recruiter' }],
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Selección' },
}
/** As Okta creates them. */
const ofOkta = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: 'ana.rios@agencia.test',
  name: { givenName: 'Ana', familyName: 'Ríos' },
  emails: [{ primary: true, value: 'ana.rios@agencia.test', type: 'work' }],
  displayName: 'Ana Ríos',
  locale: 'es-CO',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  active: true,
}
/** As the SCIM extensions of Keycloak create them. */
const ofKeycloak = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  externalId: '2f9f8c1e-6a0a-4c3f-9b53-2d6f2c0f7e11',
  userName: 'ana.rios@agencia.test',
  displayName: 'Ana Ríos',
  active: true,
  emails: [{ value: 'ana.rios@agencia.test', primary: true }],
  roles: ['Recruiter'],
}
const email = 'ana.rios@agencia.test'
const asSent = { email, userName: email, displayName: 'Ana Ríos' }

test.each([
  [
    'Entra ID',
    ofEntra,
    {
      ...asSent,
      userName: ofEntra.userName,
      externalId: ofEntra.externalId,
      firstName: 'Ana',
      lastName: 'Ríos',
      active: true,
      roles: ['Recruiter'],
    },
  ],
  ['Okta', ofOkta, { ...asSent, externalId: ofOkta.externalId, firstName: 'Ana', lastName: 'Ríos', active: true }],
  ['Keycloak', ofKeycloak, { ...asSent, externalId: ofKeycloak.externalId, active: true, roles: ['Recruiter'] }],
])('SSO-02 the person that %s sends is read', (_directory, resource, person) => {
  expect(readPerson(resource)).toEqual(person)
})

test.each([
  ['Entra ID disables', [{ op: 'Replace', path: 'active', value: 'False' }], { active: false }],
  ['Entra ID disables with its flag', [{ op: 'replace', path: 'active', value: false }], { active: false }],
  ['Okta deactivates', [{ op: 'replace', value: { active: false } }], { active: false }],
  ['Okta activates', [{ op: 'replace', value: { active: true } }], { active: true }],
  ['Entra ID disables in an addition', [{ op: 'Add', path: 'active', value: 'True' }], { active: true }],
  [
    'Entra ID changes several attributes',
    [
      { op: 'Replace', path: 'displayName', value: 'Pvlo' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'other@agencia.test' },
      { op: 'Replace', path: 'name.givenName', value: 'Gtfd' },
      { op: 'Replace', path: 'name.familyName', value: 'Pkqf' },
      { op: 'Replace', path: 'externalId', value: 'Eqpj' },
      { op: 'Replace', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber', value: 'Eqpj' },
    ],
    { firstName: 'Gtfd', lastName: 'Pkqf', displayName: 'Pvlo', externalId: 'Eqpj' },
  ],
  [
    'Entra ID changes without a path',
    [{ op: 'replace', value: { displayName: 'Bjfe', 'name.givenName': 'Kkom', 'name.familyName': 'Unua' } }],
    { firstName: 'Kkom', lastName: 'Unua', displayName: 'Bjfe' },
  ],
  [
    'Entra ID gives an app role',
    [{ op: 'Add', path: 'roles[primary eq "True"].value', value: 'Recruiter' }],
    { addedRoles: ['Recruiter'], removedRoles: [] },
  ],
  [
    'Entra ID gives app roles',
    [{ op: 'Add', path: 'roles', value: [{ value: 'a' }, { value: 'b', primary: 'True' }] }],
    { addedRoles: ['b', 'a'], removedRoles: [] },
  ],
  ['the roles are removed', [{ op: 'Remove', path: 'roles' }], { roles: [], addedRoles: [], removedRoles: [] }],
  ['a name with a line end', [{ op: 'add', path: 'name.givenName', value: 'Ana\r\nMaría\u0000' }], { firstName: 'Ana María' }],
  [
    'a name that is a link',
    [{ op: 'add', path: 'name', value: { givenName: 'http://evil.test', familyName: 'evil.test' } }],
    { firstName: '' },
  ],
  ['an emptied name', [{ op: 'replace', path: 'name.familyName', value: '' }], { lastName: '' }],
  ['signs that nobody sees', [{ op: 'replace', path: 'externalId', value: '\u202e\u0000a' }], { externalId: 'a' }],
  ['the external id is removed', [{ op: 'remove', path: 'externalId' }], { externalId: null }],
  ['names are given as one', [{ op: 'replace', path: 'name', value: { familyName: 'Ríos' } }], { lastName: 'Ríos' }],
  [
    'a full name of an attribute',
    [{ op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:userName', value: email }],
    { email, userName: email },
  ],
  // Names of schemas and attributes have no case. A state that is passed over leaves who left inside.
  [
    'small letters in the name of the schema',
    [{ op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:user:active', value: false }],
    { active: false },
  ],
  [
    'capitals in a path',
    [{ op: 'REPLACE', path: 'URN:ietf:params:scim:schemas:CORE:2.0:User:Active', value: 'FALSE' }],
    { active: false },
  ],
  [
    'the whole schema as an attribute',
    [{ op: 'replace', value: { 'urn:ietf:params:scim:schemas:core:2.0:User': { active: false, name: { givenName: 'Eva' } } } }],
    { active: false, firstName: 'Eva' },
  ],
  [
    'a single value as a list',
    [
      { op: 'Replace', path: 'active', value: [{ $ref: null, value: 'False' }] },
      { op: 'Replace', path: 'userName', value: [{ $ref: null, value: email }] },
    ],
    { active: false, email, userName: email },
  ],
  [
    'app roles as JSON in a text',
    [
      {
        op: 'Add',
        path: 'roles',
        value: [{ value: '{"id":"827f0d2e-be15-4d8f-a8e3-f8697239c112","value":"Recruiter","displayName":"Recruiter"}' }],
      },
    ],
    { addedRoles: ['Recruiter'], removedRoles: [] },
  ],
  [
    'a value that only begins like JSON',
    [{ op: 'add', path: 'roles', value: ['{Recruiter'] }],
    { addedRoles: ['{Recruiter'], removedRoles: [] },
  ],
  ['a password that a directory passes on', [{ op: 'replace', value: { password: 'Quarry.2026!' } }], {}],
  [
    'the last one wins',
    [
      { op: 'replace', path: 'active', value: true },
      { op: 'replace', path: 'active', value: false },
    ],
    { active: false },
  ],
  [
    'unknown attributes',
    [
      { op: 'replace', path: 'title', value: 'x' },
      { op: 'add', value: { nickName: 'x' } },
    ],
    {},
  ],
])('SSO-02 a change is read: %s', (_what, operations, person) => {
  expect(readChanges(operations)).toEqual(person)
})

test.each([
  [[{ op: 'replace', path: 'active', value: 'maybe' }], 'invalidValue'],
  [[{ op: 'replace', path: 'active', value: null }], 'invalidValue'],
  [[{ op: 'replace', path: 'active', value: [{ value: 'False' }, { value: 'True' }] }], 'invalidValue'],
  [[{ op: 'replace', path: 'active', value: [{ value: ['False'] }] }], 'invalidValue'],
  [[{ op: 'replace', path: 'userName', value: { $ne: null } }], 'invalidValue'],
  [[{ op: 'remove', path: 'userName' }], 'invalidValue'],
  [[{ op: 'remove' }], 'invalidPath'],
  [[{ op: 'replace', value: 'x' }], 'invalidValue'],
  [[{ op: 'move', path: 'active', value: true }], 'invalidValue'],
  [[{ op: 'replace', path: 'name.givenName', value: 'x'.repeat(201) }], 'invalidValue'],
])('SSO-02 the change %j is refused as %s', (operations, problem) => {
  expect(readChanges(operations)).toBe(problem)
})

test.each([
  ['userName eq "Ana.Rios@agencia.test"', { by: 'email', value: email }],
  ['username EQ "ana.rios@agencia.test"', { by: 'email', value: email }],
  ['externalId eq "a \\"b\\""', { by: 'externalId', value: 'a "b"' }],
  ['emails[type eq "work"].value eq "ana.rios@agencia.test"', { by: 'email', value: email }],
  ['externalId eq "a\\u0000b"', { by: 'externalId', value: 'a b' }],
  ['id eq "1"', { by: 'uuid', value: '1' }],
  ['URN:ietf:params:scim:schemas:core:2.0:user:USERNAME eq "ana.rios@agencia.test"', { by: 'email', value: email }],
  ['userName eq "ana rios@agencia.test"', { by: 'email', value: 'ana+rios@agencia.test' }],
  ['emails[type eq "work"].value eq "ana+rios@agencia.test"', { by: 'email', value: 'ana+rios@agencia.test' }],
  ['userName sw "ana"', 'invalidFilter'],
  ['userName eq ana', 'invalidFilter'],
  ['userName eq "a" or active eq true', 'invalidFilter'],
  ['password eq "x"', 'invalidFilter'],
  ['', 'invalidFilter'],
])('SSO-02 the filter %s is read as %j', (filter, read) => {
  expect(readFilter(filter)).toEqual(read)
})

test('SSO-02 of several values the first role in the order of the settings counts, and unknown values give none', () => {
  const roles = [
    { value: 'admins', role: 'administrator' },
    { value: 'team', role: 'Selección' },
  ]
  expect(roleOfValues(['team', 'admins'], roles)).toBe('administrator')
  expect(roleOfValues(['administrator'], roles)).toBeUndefined()
})

const settings = {
  roles: [
    { value: 'Admin', role: 'administrator' },
    { value: 'Recruiter', role: 'Selección' },
  ],
  defaultRole: 'Lectura',
}
const add = (...values: string[]) => ({ op: 'add', path: 'roles', value: values.map((value) => ({ value })) })
const remove = (value: string) => ({ op: 'remove', path: `roles[value eq "${value}"]` })

test.each([
  [[add('Other')], 'administrator', undefined],
  [[add('Recruiter')], 'administrator', 'Selección'],
  [[add('Other', 'Recruiter')], 'Lectura', 'Selección'],
  [[{ op: 'add', value: { roles: ['Other'] } }], 'administrator', undefined],
  [[remove('Recruiter')], 'administrator', undefined],
  [[remove('Other')], 'administrator', undefined],
  [[remove('Admin')], 'administrator', 'Lectura'],
  [[{ op: 'Remove', path: 'roles', value: [{ value: 'Recruiter' }] }], 'administrator', undefined],
  [[{ op: 'Remove', path: 'roles[primary eq "True"].value' }], 'administrator', 'Lectura'],
  [[remove('Admin'), add('Recruiter')], 'administrator', 'Selección'],
  [[add('Recruiter'), remove('Admin')], 'administrator', 'Selección'],
  [[add('Recruiter'), remove('Recruiter')], 'administrator', undefined],
  [[{ op: 'replace', path: 'roles', value: ['Other'] }], 'administrator', 'Lectura'],
  [[{ op: 'replace', path: 'roles', value: ['Recruiter'] }, add('Admin')], 'Lectura', 'administrator'],
  [[{ op: 'replace', path: 'roles', value: ['Admin', 'Recruiter'] }, remove('Admin')], 'administrator', 'Selección'],
  [[remove('Admin'), { op: 'replace', path: 'active', value: true }], 'administrator', 'Lectura'],
  [[], 'administrator', undefined],
])('SSO-02 ACC-08 by the operations %j a person with the role %s gets the role %s', (operations, present, role) => {
  const wanted = readChanges(operations)
  expect(isProblem(wanted) ? wanted : wantedRole(wanted, present, settings)).toBe(role)
})

test('SSO-02 a filter of roles without a value is refused, and a directory gives only roles of the settings', () => {
  expect(readChanges([{ op: 'remove', path: 'roles[type eq "x"]' }])).toBe('invalidPath')
  expect(wantedRole({ roles: ['Admin'] }, 'Lectura', { ...settings, roles: [] })).toBeUndefined()
  expect([valueOfRole('ADMINISTRATOR', settings.roles), valueOfRole('Lectura', settings.roles)]).toEqual(['Admin', 'Lectura'])
})

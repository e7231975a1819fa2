import { expect, test } from 'vitest'
import { z } from 'zod'
import { newPassword } from '../people/accounts/new-password.contract.ts'
import { isStrongPassword, type PasswordRule, passwordRules } from '../people/accounts/password.rules.ts'
import {
  calendarDate,
  jsonText,
  oneOfNumbers,
  optionalPhone,
  optionalText,
  optionalWebsite,
  phone,
  plainText,
  recordId,
  requiredParagraph,
  requiredText,
} from './fields.ts'
import { email, firstName } from './person-fields.ts'

const shapes = {
  name: firstName,
  place: plainText('required', 'pattern'),
  text: requiredText('required'),
  optional: optionalText(),
  paragraph: requiredParagraph('required'),
  phone: phone('required', 'pattern'),
  optionalPhone: optionalPhone('pattern'),
  website: optionalWebsite('pattern'),
  email,
  date: calendarDate('required', 'pattern'),
  password: newPassword,
  id: recordId,
  filter: jsonText(z.strictObject({ a: z.string() })),
  number: oneOfNumbers([15, 30]),
} as const

function keysOf(shape: z.ZodType, value: unknown): string[] {
  const parsed = shape.safeParse(value)
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

test.each([
  ['name', 'María del Mar', []],
  ['name', 'D’Artagnan', []],
  ['name', 'José\u0301', []],
  ['name', '', ['personal.error.name_required']],
  ['name', undefined, ['personal.error.name_required']],
  ['name', 42, ['personal.error.name_required']],
  ['name', 'Ana. Sol', ['personal.error.name_pattern']],
  ['name', '-Ana', ['personal.error.name_pattern']],
  ['name', '\u3164', ['personal.error.name_required']],
  ['name', 'Ana-', ['personal.error.name_pattern']],
  ['name', 'Ana\nBcc: x', ['personal.error.name_pattern']],
  ['name', 'a'.repeat(81), ['errors.too_long']],
  ['place', 'I^D', ['pattern']],
  ['place', "Calle 5 #3-2, P&G's / 2:00 * ok.", []],
  ['place', 'ab', ['pattern']],
  ['text', '  \t ', ['required']],
  ['text', 'a'.repeat(201), ['errors.too_long']],
  ['phone', '+57 (300) 123-4567', []],
  ['phone', '1234567', []],
  ['phone', '+447801076821', []],
  ['phone', '00 44 7801 076821', []],
  ['phone', '(555) 866-8404', []],
  ['phone', '1.713.444.5345', []],
  ['phone', '123456', ['pattern']],
  ['phone', '1'.repeat(16), ['pattern']],
  ['phone', '300+1234567', ['pattern']],
  ['phone', '', ['required', 'pattern']],
  ['optionalPhone', '', []],
  ['optionalPhone', 'x', ['pattern']],
  ['date', '2024-02-29', []],
  ['date', '2023-02-29', ['pattern']],
  ['date', '2023-13-01', ['pattern']],
  ['date', '23-01-01', ['pattern']],
  ['id', 'b3f1c2d4-0000-4000-8000-00000000000a', []],
  ['id', '17', []],
  ['id', '0', ['errors.not_found']],
  ['id', '1 or 1=1', ['errors.not_found']],
  ['id', '9'.repeat(16), ['errors.not_found']],
  ['filter', '{"a":"b"}', []],
  ['filter', '{"a":"b"', ['errors.bad_filter']],
  ['filter', '{"a":"b","c":1}', ['errors.bad_filter']],
  ['filter', '{"__proto__":{"a":"b"}}', ['errors.bad_filter']],
  ['filter', `{"a":"${'b'.repeat(2040)}"}`, []],
  ['filter', `{"a":"${'b'.repeat(2041)}"}`, ['errors.bad_filter']],
  ['filter', `{"a":"${'ñ'.repeat(1020)}"}`, []],
  ['filter', `{"a":"${'ñ'.repeat(1021)}"}`, ['errors.bad_filter']],
  ['filter', `{"a":"${'历'.repeat(680)}"}`, []],
  ['filter', `{"a":"${'历'.repeat(681)}"}`, ['errors.bad_filter']],
  ['filter', `{"a":"${'😀'.repeat(510)}"}`, []],
  ['filter', `{"a":"${'😀'.repeat(511)}"}`, ['errors.bad_filter']],
  ['number', 30, []],
  ['number', '15', []],
  ['number', 45, ['errors.bad_request']],
  ['number', '15 minutes', ['errors.bad_request']],
] as const)('the field %s answers %j with the errors %j', (shape, value, keys) => {
  expect(keysOf(shapes[shape], value)).toEqual(keys)
})

// People in Latin America write phone numbers in these ways, or their phones format them so.
test.each([
  ['name', "D'Angelo", "D'Angelo"],
  ['name', 'D´Angelo', "D'Angelo"],
  ['name', 'D’Angelo', "D'Angelo"],
  ['name', 'DʼAngelo', "D'Angelo"],
  ['name', 'Ana  Sol', 'Ana Sol'],
  ['name', ' María\u00a0del\u202fMar ', 'María del Mar'],
  ['name', 'Ana\u2003Sol', 'Ana Sol'],
  ['name', 'Pérez\u2011Gómez', 'Pérez-Gómez'],
  ['name', 'Pérez – Gómez', 'Pérez-Gómez'],
  ['name', 'Ñandú Ibáñez', 'Ñandú Ibáñez'],
  ['place', 'KPMG\u00a0Colombia', 'KPMG Colombia'],
  ['place', 'Calle 10 N° 5-20', 'Calle 10 N° 5-20'],
  ['place', 'Calle 10 Nº 5\u201120', 'Calle 10 Nº 5-20'],
  ['place', 'Calle 10 № 5–20', 'Calle 10 № 5–20'],
  ['place', 'Cra. 7ª # 12-34, Apto. 301; Torre 2', 'Cra. 7ª # 12-34, Apto. 301; Torre 2'],
  ['place', 'Av. 9 de Julio 1234, 5° B', 'Av. 9 de Julio 1234, 5° B'],
  ['place', 'Mz. B Lote 4 s/n', 'Mz. B Lote 4 s/n'],
  ['place', 'Edif. "El Prado", piso 2', 'Edif. "El Prado", piso 2'],
  ['place', 'I.E. “Simón Bolívar”', 'I.E. “Simón Bolívar”'],
  ['place', 'Institución Educativa «San José»', 'Institución Educativa «San José»'],
  ['place', 'Liceo O´Higgins', "Liceo O'Higgins"],
  ['place', 'Colegio N.º 12  (jornada mañana)', 'Colegio N.º 12 (jornada mañana)'],
  ['place', 'SENA − Centro de Gestión', 'SENA - Centro de Gestión'],
  ['place', 'Programador PL/SQL | Remoto', 'Programador PL/SQL | Remoto'],
  ['phone', '300.123.4567', '300.123.4567'],
  ['phone', '300\u00a0123\u00a04567', '300 123 4567'],
  ['phone', '+57 300–123–4567', '+57 300-123-4567'],
  ['phone', '300\u2011123\u20114567', '300-123-4567'],
  ['phone', '(+57) 300 123 4567', '(+57) 300 123 4567'],
  ['phone', '601 742 1234 ext. 12', '601 742 1234 ext. 12'],
  ['phone', '6017421234 extensión 1234', '6017421234 extensión 1234'],
  ['phone', '(01) 742-1234 anexo 5', '(01) 742-1234 anexo 5'],
  ['phone', '11 4321/5678 int 9', '11 4321/5678 int 9'],
  ['phone', '7421234x12', '7421234x12'],
  ['phone', '＋５７（３００）１２３４５６７', '+57(300)1234567'],
  ['optionalPhone', '300.123.4567', '300.123.4567'],
  ['email', ' Ana\u2011Sol@Correo.co\u200b ', 'ana-sol@correo.co'],
  ['email', 'o\u2019brien@example.com', "o'brien@example.com"],
  ['email', 'ana@empresa.technology', 'ana@empresa.technology'],
  ['email', 'ana@empresa.xn--p1ai', 'ana@empresa.xn--p1ai'],
  ['email', 'User@Ñandú.example', 'user@xn--and-6ma2c.example'],
  ['email', 'user@n\u0303andu\u0301.example', 'user@xn--and-6ma2c.example'],
  ['email', 'ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['email', 'ana@пример。рф', 'ana@xn--e1afmkfd.xn--p1ai'],
  ['date', '2026\u201101–05', '2026-01-05'],
  ['text', 'a\u00a0b\u3000c', 'a b c'],
] as const)('ADR-0020: the %s %j is stored as %j', (shape, given, kept) => {
  expect(shapes[shape].parse(given)).toBe(kept)
})

// Each would be a valid address with other letters before the @.
test.each(['josé@example.com', 'maría@correo.example', 'peña@ñandú.example', 'ана@example.com'])(
  'SPEC-10 the address %s is refused for the letters before its @',
  (address) => expect(keysOf(shapes.email, address)).toEqual(['errors.address_letters']),
)

test.each([
  'josé@',
  'josé',
  'ana@ñ',
  'ana@/ñ.co',
  'a@b@ñandú.example',
  'ana@ñandú..example',
  'ana@１２７.１',
  `${'ñ'.repeat(9000)}@`,
])('SPEC-10 the text %s is no address', (address) => expect(keysOf(shapes.email, address).at(-1)).toBe('personal.error.email'))

test.each([
  ['phone', '300 123 4567 casa'],
  ['phone', '300 123 4567 ext'],
  ['phone', '12 ext 3456789'],
  ['place', 'Calle <b>10</b>'],
  ['place', 'a\\b^c'],
  ['name', 'Ana; Sol'],
] as const)('SPEC-49: the %s %j is refused', (shape, given) => {
  expect(shapes[shape].safeParse(given).success).toBe(false)
})

test.each([
  ['example.com', 'https://example.com'],
  ['http://a.b/c?d#e', 'http://a.b/c?d#e'],
  ['', ''],
])('PRO-02 the website %j is stored as %j', (given, kept) => {
  expect(shapes.website.parse(given)).toBe(kept)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  '//example.com',
  'https://user@example.com',
  'https://localhost',
  'https:example.com',
  'https://exa mple.com',
  'https://.com',
])('INJ-02 the website %j is refused', (address) => {
  expect(keysOf(shapes.website, address)).toEqual(['pattern'])
})

test('INJ-04 control characters become spaces', () => {
  expect(shapes.text.parse('a\u0000b\rc\u007fd\u0085e')).toBe('a b c d e')
})

test.each([
  ['text', 'Ana\r\nBcc\u202e x\u2028y\tz', 'Ana  Bcc x y z'],
  ['text', 'a\u200e\u200f\u061cb\u200b\u2060\u{e0041}c\u3164\uffa0d\u00ade', 'abcde'],
  ['text', 'x\ud800y', 'x\ufffdy'],
  ['text', '👩\u200d💻 ❤\ufe0f', '👩\u200d💻 ❤\ufe0f'],
  ['paragraph', ' a\r\nb\rc\u2028d\u202ee\u0000\tf\u2067 ', 'a\nb\nc\nde \tf'],
] as const)('INJ-04 UPL-04 %s keeps line ends only in paragraphs, and no direction marks', (shape, given, kept) => {
  expect(shapes[shape].parse(given)).toBe(kept)
})

test.each([
  ['length', 'Aa1.aaa', 'Aa1.aaaa'],
  ['lower', 'AA1.AAAA', 'AA1.AAAa'],
  ['upper', 'aa1.aaaa', 'aa1.aaaA'],
  ['digit', 'Aaa.aaaa', 'Aaa.aaa1'],
  ['special', 'Aa1aaaaa', 'Aa1aaaa¿'],
] as const)('REG-04 the rule %s refuses %s and accepts %s', (rule, weak, strong) => {
  const unmet = (Object.keys(passwordRules) as PasswordRule[]).filter((name) => !passwordRules[name](weak))
  expect(unmet).toEqual([rule])
  expect(passwordRules[rule](strong)).toBe(true)
  expect(isStrongPassword(weak)).toBe(false)
})

const worstCases = {
  'one letter': 'a'.repeat(100_000),
  'one letter and a sign no pattern takes': `${'a'.repeat(100_000)}\u{1f600}`,
  words: `${'a '.repeat(50_000)}\u{1f600}`,
  hyphens: `${'a-'.repeat(50_000)}!`,
  'dots after an at': `a@${'a.'.repeat(50_000)}`,
  'dots before an at': `${'a.'.repeat(50_000)}@`,
  ats: '@'.repeat(100_000),
  digits: `${'1'.repeat(100_000)}x`,
  parentheses: `${'('.repeat(100_000)}x`,
  spaces: `${' '.repeat(99_999)}x`,
  'a host of many parts': `https://${'a.'.repeat(50_000)}`,
  'a scheme that does not end': `${'a+'.repeat(50_000)}`,
  'open brackets': '['.repeat(100_000),
}

test.each(Object.keys(shapes) as (keyof typeof shapes)[])('INJ-08 %s answers 100 kB of the worst kind in under 5 ms', (name) => {
  for (const [worst, text] of Object.entries(worstCases)) {
    // The least of five, in CPU time of this process, so that a busy machine does not matter.
    const times = [1, 2, 3, 4, 5].map(() => {
      const started = process.cpuUsage()
      shapes[name].safeParse(text)
      const used = process.cpuUsage(started)
      return (used.user + used.system) / 1000
    })
    expect(Math.min(...times), worst).toBeLessThan(5)
  }
})

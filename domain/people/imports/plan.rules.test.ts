import { expect, test } from 'vitest'
import { type KnownPerson, planImport } from './plan.rules.ts'
import type { ImportedRow } from './rows.rules.ts'

const rowOf = (line: number, email: string, phone: string): ImportedRow => ({
  ...{ line, email, phone, firstName: 'Ana', lastName: 'Gómez', city: '', country: '', dateOfBirth: '' },
  ...{ skills: [], tags: [], source: '', owner: '', note: '', cv: '', language: 'es' },
  consent: { answer: 'none', day: '', how: '', wrong: null, problem: null, permission: 'none' },
  noContact: '',
})
const ana: KnownPerson = {
  id: 1,
  uuid: 'ana',
  name: 'Ana Gómez Ruiz',
  phone: '3001245678',
  email: 'ana@example.com',
  isStaff: false,
}
const known = { people: [ana], outOfReach: new Set(['hidden@example.com']) }

test.each<[string, [string, string][], string[]]>([
  [
    'new people',
    [
      ['a@x.co', ''],
      ['b@x.co', ''],
    ],
    ['new', 'new'],
  ],
  [
    'people without address and phone',
    [
      ['', ''],
      ['', ''],
    ],
    ['new', 'new'],
  ],
  [
    'an address twice',
    [
      ['a@x.co', ''],
      ['a@x.co', ''],
    ],
    ['new', 'twice'],
  ],
  [
    'a phone number twice without addresses',
    [
      ['', '300 999 8877'],
      ['', '+57 3009998877'],
    ],
    ['new', 'twice'],
  ],
  [
    'a phone number with two addresses',
    [
      ['a@x.co', '300 999 8877'],
      ['b@x.co', '+57 3009998877'],
    ],
    ['new', 'new'],
  ],
  ['a known address', [['ana@example.com', '']], ['known']],
  ['a known phone number', [['', '(300) 124 5678']], ['known']],
  ['a known phone number with another address', [['other@x.co', '(300) 124 5678']], ['new']],
  [
    'a known person twice',
    [
      ['ana@example.com', ''],
      ['ana@example.com', ''],
    ],
    ['known', 'twice'],
  ],
  [
    'a known person by address and by phone number',
    [
      ['ana@example.com', ''],
      ['', '3001245678'],
    ],
    ['known', 'twice'],
  ],
  ['an address that the colleague may not add', [['hidden@example.com', '']], ['wrong']],
])('INT-03 plans %s', (_, people, outcomes) => {
  const rows = people.map(([email, phone], at) => rowOf(at + 2, email, phone))
  expect(planImport(rows, [], known).planned.map(({ outcome }) => outcome)).toEqual(outcomes)
})

test('INT-03 a line with a problem is wrong and does not make another line a repetition', () => {
  const rows = [rowOf(2, 'a@x.co', ''), rowOf(3, 'a@x.co', '')]
  const problems = [
    { line: 2, column: 1, value: 'x', reason: 'imports.error.email' },
    { line: 9, column: null, value: '"', reason: 'imports.error.quotes' },
  ]
  const plan = planImport(rows, problems, known)
  expect(plan.planned.map(({ outcome }) => outcome)).toEqual(['wrong', 'new'])
  expect(plan.counts).toEqual({ new: 1, known: 0, declined: 0, twice: 0, wrong: 2 })
})

test('CON-01 what any line of a person says against a consent counts for them', () => {
  const none = rowOf(2, 'a@x.co', '')
  const stated = (line: number, permission: 'unconfirmed' | 'refused', noContact = '') => ({
    ...{ ...rowOf(line, 'a@x.co', ''), noContact },
    consent: { ...none.consent, permission },
  })
  const first = (...rows: ImportedRow[]) => planImport(rows, [], known).planned[0]?.row
  expect(first(none, stated(3, 'unconfirmed'))).toMatchObject({ noContact: '', consent: { permission: 'unconfirmed' } })
  expect(first(none, stated(3, 'unconfirmed'), stated(4, 'refused', 'Unsubscribed'))).toMatchObject({
    ...{ noContact: 'Unsubscribed', consent: { permission: 'refused' } },
  })
})

test('INT-16 the same phone joins nobody of another name, and is reported', () => {
  const person = (line: number, firstName: string, email = '') => ({
    ...rowOf(line, email, '300 124 5678'),
    firstName,
    lastName: 'Gil',
  })
  const rows = [person(2, 'Luis'), person(3, 'Sofía', 'sofia@x.co'), person(4, 'Luis Alberto')]
  expect(planImport(rows, [], known).planned).toMatchObject([
    { outcome: 'new', samePhone: { person: { uuid: 'ana' } } },
    { outcome: 'new', samePhone: { person: { uuid: 'ana' } } },
    { outcome: 'twice', by: 'phone', firstLine: 2 },
  ])
  const alone = planImport(rows, [], { people: [], outOfReach: new Set<string>() })
  expect(alone.planned[1]).toMatchObject({ outcome: 'new', samePhone: { firstLine: 2 } })
})

test.each<[string, [string, string, 'yes' | 'no'][], string[]]>([
  ['a new person', [['a@x.co', '', 'no']], ['declined']],
  ['a known person', [['ana@example.com', '', 'no']], ['declined']],
  [
    'a person whose earlier line says yes',
    [
      ['a@x.co', '', 'yes'],
      ['a@x.co', '', 'no'],
    ],
    ['declined', 'twice'],
  ],
  [
    'a person whose later line says yes',
    [
      ['a@x.co', '', 'no'],
      ['a@x.co', '', 'yes'],
    ],
    ['declined', 'twice'],
  ],
  [
    'a person with the same phone and name',
    [
      ['', '300 123 45 00', 'yes'],
      ['', '3001234500', 'no'],
    ],
    ['declined', 'twice'],
  ],
  ['an address out of reach', [['hidden@example.com', '', 'no']], ['declined']],
])('CON-01 a no of %s leaves them out', (_, lines, outcomes) => {
  const rows = lines.map(([email, phone, answer], at) => {
    const row = rowOf(at + 2, email, phone)
    return { ...row, consent: { ...row.consent, answer } }
  })
  const problems = [{ line: 2, column: 0, value: '', reason: 'imports.error.name', onlyIfNew: true }]
  const plan = planImport(rows, rows[0]?.consent.answer === 'no' ? problems : [], known)
  expect(plan.planned.map(({ outcome }) => outcome)).toEqual(outcomes)
  expect(plan.problems).toEqual([])
})

test('CON-02 a "do not contact" in any line of a person counts for the line that is written', () => {
  const rows = [rowOf(2, 'b@x.co', ''), { ...rowOf(3, 'b@x.co', ''), noContact: 'Estado: No llamar' }]
  const { planned } = planImport(rows, [], known)
  expect(planned.map(({ outcome, row }) => [outcome, row.noContact])).toEqual([
    ['new', 'Estado: No llamar'],
    ['twice', 'Estado: No llamar'],
  ])
})

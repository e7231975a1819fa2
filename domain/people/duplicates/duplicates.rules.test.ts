import { expect, test } from 'vitest'
import { differingFields, firstGoesOn, firstStays, type MergedValues, mustStay, suggestedFields } from './duplicates.rules.ts'

const nothing: MergedValues = {
  name: '',
  email: '',
  phone: '',
  home_phone: '',
  birth: '',
  address: '',
  website: '',
  about: '',
  cv: '',
}
const values = (some: Partial<MergedValues>): MergedValues => ({ ...nothing, ...some })

test.each([
  ['what only the duplicate account has', { name: 'Ana' }, { name: 'Ana', phone: '3001112233', cv: 'cv.pdf' }, ['phone', 'cv']],
  ['nothing that both have', { phone: '1', about: 'A' }, { phone: '2', about: 'B' }, []],
  ['nothing that only the surviving account has', { phone: '1' }, {}, []],
])('INT-05 a merge suggests to take %s', (_, survivor, duplicate, expected) => {
  expect(suggestedFields(values(survivor), values(duplicate))).toEqual(expected)
})

test('INT-05 the fields to choose are those that differ', () => {
  expect(differingFields(values({ name: 'Ana', phone: '1' }), values({ name: 'Ana', phone: '2', cv: 'cv.pdf' }))).toEqual([
    'phone',
    'cv',
  ])
})

const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']

const account = (claimed: boolean, consented: boolean, created_at: string) => ({ claimed, consented, created_at })

test.each([
  [account(true, true, late), account(false, false, early), true],
  [account(false, false, early), account(true, true, late), false],
  [account(true, true, early), account(true, true, late), true],
  [account(false, false, late), account(false, false, early), false],
  [account(true, true, late), account(false, true, early), true],
  [account(false, true, late), account(false, false, early), true],
])('INT-05 the account with a login stays, else the one with a consent, else the older one: %j %j', (first, second, expected) => {
  expect(firstStays(first, second)).toBe(expected)
})

test.each([
  [account(true, true, early), account(true, true, late), false],
  [account(true, true, early), account(false, true, late), true],
  [account(false, true, early), account(false, true, late), false],
  [account(false, false, early), account(false, true, late), true],
])('INT-05 staff choose between accounts that are alike in login and consent: %j %j', (first, second, expected) => {
  expect(mustStay(first, second)).toBe(expected)
})

test.each([
  [{ hired: false, removed: false, stage_changed_at: early }, { hired: false, removed: true, stage_changed_at: late }, true],
  [{ hired: false, removed: true, stage_changed_at: late }, { hired: false, removed: false, stage_changed_at: early }, false],
  [{ hired: false, removed: false, stage_changed_at: early }, { hired: false, removed: false, stage_changed_at: late }, false],
  [{ hired: false, removed: true, stage_changed_at: late }, { hired: false, removed: true, stage_changed_at: early }, true],
  [{ hired: false, removed: false, stage_changed_at: late }, { hired: true, removed: true, stage_changed_at: early }, false],
])(
  'INT-05 SPEC-87 a hire goes on, else the application on the board, else the one moved last: %j %j',
  (first, second, expected) => {
    expect(firstGoesOn(first, second)).toBe(expected)
  },
)

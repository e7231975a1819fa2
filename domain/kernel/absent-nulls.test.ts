import { expect, test } from 'vitest'
import { z } from 'zod'
import { withoutRefusedNulls } from './absent-nulls.ts'
import { agreement, digitFlag, flag, optionalText, optionalWholeNumber, recordList, versionSeen } from './fields.ts'

const shape = z.object({
  text: optionalText(),
  kept: optionalWholeNumber('wrong', 9).optional(),
  version: versionSeen,
  nested: z.union([z.object({ note: optionalText(), place: z.string().nullable() }), z.literal('')]).default(''),
  list: z.array(z.object({ id: z.string().optional() })).default([]),
})

test.each([
  [{ text: null }, {}],
  [{ kept: null }, { kept: null }],
  [{ version: null }, {}],
  [{ nested: null }, {}],
  [{ nested: { note: null, place: null } }, { nested: { place: null } }],
  [{ list: [{ id: null }] }, { list: [{}] }],
  [{ unknown: null }, { unknown: null }],
  [null, null],
  ['text', 'text'],
])('SPEC-68 a null that its field refuses counts as left out: %j', (given, left) => {
  for (const form of [shape, z.preprocess((value) => value, shape), shape.refine(() => true)])
    expect(withoutRefusedNulls(form, given)).toEqual(left)
})

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
])('SPEC-68 a flag may be %j', (given, yes) => {
  expect(flag.parse(given)).toBe(yes)
  expect(digitFlag.parse(given)).toBe(yes ? 1 : 0)
  expect(agreement('needed').safeParse(given).success).toBe(yes)
})

test.each(['yes', 2, 'on', [], {}])('SPEC-68 %j is not a flag', (given) => {
  for (const shape of [flag, digitFlag, agreement('needed')]) expect(shape.safeParse(given).success).toBe(false)
})

test.each([
  [
    [7, '8', { id: 9 }],
    ['7', '8', '9'],
  ],
  ['7, 8', ['7', '8']],
  ['[7,{"id":8}]', ['7', '8']],
  [[{ id: 7, uuid: '0f8fad5b-d9cb-469f-a165-70867728950e', name: 'x' }], ['0f8fad5b-d9cb-469f-a165-70867728950e']],
  ['', []],
  [['x'], undefined],
  [[{}], undefined],
  ['{', undefined],
  ['[1', undefined],
])('SPEC-68 a list of records may be ids, uuids, objects or text: %j', (given, ids) => {
  expect(recordList('wrong', 5).safeParse(given).data).toEqual(ids)
})

test.each([
  [3, 3],
  ['3', 3],
  ['', undefined],
  [undefined, undefined],
])('SPEC-68 the version %j may be a number, a text or left out', (given, version) => {
  expect(versionSeen.parse(given)).toBe(version)
})

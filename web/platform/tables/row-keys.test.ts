import { expect, test } from 'vitest'
import { keysOfRows } from './row-keys.ts'

const before = new Map([
  ['a', 0],
  ['b', 1],
  ['c', 2],
])

test.each([
  [['a', 'b', 'c'], true, [0, 1, 2]],
  [['x', 'y', 'z', 'w'], true, [0, 1, 2, 3]],
  [['x', 'b', 'y'], true, [0, 1, 2]],
  [['c', 'x'], true, [2, 0]],
  [['x', 'b'], false, [3, 1]],
  [['x', 'y'], false, [3, 4]],
  [[], true, []],
] as const)(
  'PRO-03 remaining rows keep their elements, new rows may reuse those of removed ones: %j %s',
  (ids, mayReuse, keys) => {
    const after = keysOfRows(before, ids, mayReuse)
    expect(ids.map((id) => after.get(id))).toEqual(keys)
    expect(new Set(after.values()).size).toBe(ids.length)
  },
)

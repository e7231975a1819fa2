import { expect, test } from 'vitest'
import { fromCell, toCell } from './cells.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+57 300', "'+57 300"],
  ['-3 °C', "'-3 °C"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ["'=1", "''=1"],
  ["''@x", "'''@x"],
  ["'tis", "'tis"],
  ['2 + 2 = 4', '2 + 2 = 4'],
  ['', ''],
])('INJ-06 the text %j is the cell %j, and the cell is the text again', (text, cell) => {
  expect(toCell(text)).toBe(cell)
  expect(fromCell(cell)).toBe(text)
})

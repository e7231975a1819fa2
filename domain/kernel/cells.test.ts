import { expect, test } from 'vitest'
import { fromCell, toCell, toTextCell } from './cells.ts'

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
])('INJ-06 the text %j becomes the cell %j and is read back unchanged', (text, cell) => {
  expect(toCell(text)).toBe(cell)
  expect(fromCell(cell)).toBe(text)
})

// LibreOffice changed each of these when it opened and saved a table in Spanish or English.
const converted =
  '=1+1|true|FALSE|verdadero|Falso|TRUE |007|00|-0|−5|1/2|1 1/2|3/4|10:30|10:30:15|10:30 PM|24:00|16:9|3,14|12.50|1.000|1,000|1.000.000|.5|,5|5.|5,|5-|5+|(5)|50 %|100,0%|$ 1.200|$1,200.50|€ 5|5 €|1e5|1E-3|1.5e3|12345678901234567890|5/1/2026|1/13/2026|2025-Dec-01|12-dic-2025|Jan 5|January 5, 2026|Monday, January 5, 2026|mar-26|May 5|5 may|1 mayo|mayo 2026|1 ene 26|dic 2025|Dec 2025|11 Sept'
test.each(converted.split('|'))('QST-02 the text %j becomes a cell that spreadsheets do not change', (text) => {
  expect(toTextCell(text)).toBe(`'${text}`)
  for (const one of [text, `'${text}`, `''${text}`]) expect(fromCell(toTextCell(one))).toBe(one)
})

test.each(['30 minutos', 'x = 3', "'tis", 'de', 'mayo', 'Trueque', '¿1+1?', '192.168.0.1 es privada', 'ab-12', '10²'])(
  'QST-02 the text %j needs no apostrophe before it',
  (text) => {
    expect(toTextCell(text)).toBe(text)
    expect(fromCell(text)).toBe(text)
  },
)

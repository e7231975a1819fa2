import { expect, test } from 'vitest'
import { readTable } from './table-rows.ts'

const rowsOf = async (text: string) => {
  const table = await readTable(Buffer.from(text), { delimiterOf: () => ',', maxRows: 100 })
  return table?.rows.map(({ cells }) => cells.join('|'))
}

test.each([
  ['Nombre,Correo\nAna,a@b.co\n\n\n', ['Nombre|Correo', 'Ana|a@b.co']],
  ['Nombre,Correo\r\nAna,"a"\r\n,,\r\n" "\r\n', ['Nombre|Correo', 'Ana|a']],
  ['Nombre\n"Ana\nGómez"\n', ['Nombre', 'Ana\nGómez']],
  ['Nombre', ['Nombre']],
  [',,\n\n', []],
])('INT-03 emptied rows at the end of a table are no rows, and its last row stays whole: %j', async (text, expected) => {
  expect(await rowsOf(text)).toEqual(expected)
})

test('INT-03 INJ-08 millions of emptied rows do not take the time of millions of rows', async () => {
  expect(await rowsOf(`Nombre,Correo\nAna,a@b.co\n${'\n'.repeat(5_000_000)}`)).toEqual(['Nombre|Correo', 'Ana|a@b.co'])
})

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { rowsOfXlsx } from '../testing/workbooks.ts'
import { xlsxOfPages } from './xlsx-file.ts'

test('OUT-01 a text in the form of a character code is read back as it is', async () => {
  const texts = ['_x0041_', '_x005F_x0041_', 'a_X00e9_b', '_x41_']
  async function* pages() {
    yield [texts]
  }
  expect((await rowsOfXlsx(await buffer(Readable.from(xlsxOfPages(['1', '2', '3', '4'], pages())))))[1]).toEqual(texts)
})

import { expect, test } from 'vitest'
import { fileStem } from './disposition.ts'

test('JOB-04 a file name made of a title is cut between characters', () => {
  const stem = fileStem(`a${'𠀀'.repeat(90)}`, 'vacancy')
  expect([...stem]).toHaveLength(80)
  expect(stem.isWellFormed()).toBe(true)
})

test.each([
  ['Hoja de vida Ri\u0301os Pen\u0303a', 'Hoja-de-vida-Ríos-Peña'],
  ['हिन्दी 2026', 'हिन्दी-2026'],
  ['📄 CV – Ana', 'CV-Ana'],
  ['😀', 'vacancy'],
])('UPL-04 the title %j is saved as %j, with its accents', (title, stem) => {
  expect(fileStem(title, 'vacancy')).toBe(stem)
})

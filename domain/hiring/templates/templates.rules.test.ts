import { expect, test } from 'vitest'
import { messageBeginning } from './templates.rules.ts'

test.each([
  ['', ''],
  ['Treinta caracteres justos 12345', 'Treinta caracteres justos 1234…'],
  ['Treinta caracteres justos 1234', 'Treinta caracteres justos 1234'],
  ['Veintinueve caracteres y algo más', 'Veintinueve caracteres y algo …'],
  ['Terminamos el proceso de {{job}} y', 'Terminamos el proceso de {{job…'],
  ['🙂'.repeat(31), `${'🙂'.repeat(30)}…`],
])('TPL-01 the list shows %j as %j', (text, beginning) => {
  expect(messageBeginning(text)).toBe(beginning)
})

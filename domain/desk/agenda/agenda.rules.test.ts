import { expect, test } from 'vitest'
import { agendaOf, overlaps } from './agenda.rules.ts'

const self = { uuid: 'own', fullname: 'Ana Ruiz', email: 'ana@example.com' }
const colleagues = [
  { uuid: 'own', fullname: 'Ana Ruiz' },
  { uuid: 'luz', fullname: 'Luz Peña' },
  { uuid: 'one', fullname: 'Juan Mora' },
  { uuid: 'two', fullname: 'Juan Mora' },
]

test.each([
  ['Ana Ruiz', 'ana@example.com', 'me'],
  ['ana ruiz ', '', 'me'],
  ['Selección', 'Ana@example.com', 'me'],
  ['Luz Peña', '', 'luz'],
  // The name was chosen and the address of before still stands there: the name is the newer one.
  ['Luz Peña', 'ana@example.com', 'luz'],
  ['Juan Mora', '', undefined],
  ['Juan Mora', 'ana@example.com', undefined],
  ['Selección', 'seleccion@example.com', undefined],
  ['', '', undefined],
])('SLO-02 %j with the address %j has the agenda %j', (sender, sender_email, whose) => {
  expect(agendaOf({ sender, sender_email }, self, colleagues)).toBe(whose)
})

const entry = { starts_at: '10:00', ends_at: '11:00' }
test.each([
  ['09:00', '10:00', false],
  ['09:30', '10:15', true],
  ['10:15', '10:45', true],
  ['09:00', '12:00', true],
  ['11:00', '11:30', false],
  ['', '10:30', false],
  ['10:30', '', false],
])('SLO-02 from %j to %j overlaps an interview from ten to eleven: %j', (from, to, isOverlap) => {
  expect(overlaps(entry, { from, to }, (at) => at)).toBe(isOverlap)
})

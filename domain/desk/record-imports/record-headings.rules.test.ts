import { expect, test } from 'vitest'
import { guessRecordColumns } from './record-headings.rules.ts'

test('INT-15 guesses the fields of clients and vacancies from headings that people write', () => {
  expect(guessRecordColumns('vacancies', ['Vacante', 'Empresa cliente', 'Ciudad', 'Color'])).toEqual([
    ...(['title', 'client', 'city', 'ignore'] as const),
  ])
  expect(guessRecordColumns('clients', ['Empresa cliente', 'Correo de contacto', 'Teléfono del contacto', 'Color'])).toEqual([
    ...(['name', 'email', 'phone', 'note'] as const),
  ])
})

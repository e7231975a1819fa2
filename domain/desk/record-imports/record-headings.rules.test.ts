import { expect, test } from 'vitest'
import { guessRecordColumns } from './record-headings.rules.ts'

test('INT-15 guesses the fields of clients and vacancies from headings that people write', () => {
  expect(guessRecordColumns('vacancies', ['Vacante', 'Empresa cliente', 'Ciudad', 'Color'])).toEqual([
    ...(['title', 'client', 'city', 'ignore'] as const),
  ])
  const teamtailor = [
    'Title',
    'Status',
    'Location',
    'Recruiter',
    'Created at',
    'Remote status',
    'Min salary',
    'Max salary',
    'Salary time unit',
    'Body',
  ]
  expect(guessRecordColumns('vacancies', teamtailor)).toEqual([
    ...([
      'title',
      'status',
      'city',
      'owner',
      'opened_on',
      'mode',
      'salary_min',
      'salary_max',
      'salary_period',
      'description',
    ] as const),
  ])
  const bullhorn = [
    'ID',
    'Job Title',
    'Company',
    'Status',
    'Date Added',
    'Owner',
    'Openings',
    'Salary Low',
    'Salary High',
    'Salary Unit',
  ]
  expect(guessRecordColumns('vacancies', bullhorn)).toEqual([
    ...([
      'ignore',
      'title',
      'client',
      'status',
      'opened_on',
      'owner',
      'openings',
      'salary_min',
      'salary_max',
      'salary_period',
    ] as const),
  ])
  const board = ['Título de la oferta', 'Empresa', 'Salario', 'Fecha publicación', 'Fecha vencimiento', 'Vacantes disponibles']
  expect(guessRecordColumns('vacancies', board)).toEqual([
    ...(['title', 'client', 'salary', 'opened_on', 'closes_on', 'openings'] as const),
  ])
  expect(guessRecordColumns('clients', ['Empresa cliente', 'Correo de contacto', 'Teléfono del contacto', 'Color'])).toEqual([
    ...(['name', 'email', 'phone', 'note'] as const),
  ])
})

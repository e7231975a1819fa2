import { expect, test } from 'vitest'
import { withNamedFilter } from './search.rules.ts'
import { vacancyFilter } from './vacancies.contract.ts'

const filter = (fields: object) => vacancyFilter.parse(fields)

test.each([
  ['remoto', { location: ['Remote'] }],
  [' Remote ', { location: ['Remote'] }],
  ['PRESENCIAL', { location: ['Present'] }],
  ['on site', { location: ['Present'] }],
  ['Tiempo  completo', { type_job: ['FullTime'] }],
  ['full-time', { type_job: ['FullTime'] }],
  ['medio tiempo', { type_job: ['PartTime'] }],
])('VAC-01 the keyword «%s» sets a filter', (name_job, named) => {
  expect(withNamedFilter(filter({ name_job, ubication: 'Bogotá' }))).toEqual(filter({ ...named, ubication: 'Bogotá' }))
})

test.each([
  { name_job: '' },
  { name_job: 'remo' },
  { name_job: 'soporte remoto' },
  { name_job: 'remoto', location: ['Present'] },
  { name_job: 'remoto', location: ['Remote', 'Present'] },
])('SPEC-24 other keywords stay words: %j', (fields) => {
  expect(withNamedFilter(filter(fields))).toEqual(filter(fields))
})

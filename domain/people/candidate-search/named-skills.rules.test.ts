import { expect, test } from 'vitest'
import { namedSkills } from './named-skills.rules.ts'

const skills = ['C', 'C++', 'Excel', 'Excel avanzado', 'Inglés', 'Microsoft SQL Server', 'Nómina', 'Trabajo en equipo'].map(
  (label) => ({
    label,
  }),
)

test.each([
  ['bookkeeping', 'Contabilidad', ''],
  ['contabilidad general', 'Contabilidad', 'general'],
  ['senior bookkeeping', 'Contabilidad', 'senior'],
  ['english', 'Inglés', ''],
])('CVS-03 SKA-02 the search %j names %j by either of its names', (text, label, rest) => {
  const named = namedSkills(text, [
    { label: 'Contabilidad', otherLabel: 'Bookkeeping' },
    { label: 'Inglés', otherLabel: 'English' },
    { label: 'Excel', otherLabel: '' },
  ])
  expect(named.map(({ skill, rest }) => [skill.label, rest])).toEqual([[label, rest]])
})

test.each<[string, [string, string][]]>([
  [
    'excel',
    [
      ['Excel', ''],
      ['Excel avanzado', ''],
    ],
  ],
  ['SQL', [['Microsoft SQL Server', '']]],
  ['analista  nomina', [['Nómina', 'analista']]],
  ['contadora con ingles', [['Inglés', 'contadora con']]],
  ['exce', [['Excel', '']]],
  [
    'excel avanz',
    [
      ['Excel avanzado', ''],
      ['Excel', 'avanz'],
    ],
  ],
  ['c++', [['C++', '']]],
  ['c', [['C', '']]],
  ['exc', []],
  ['trabajo en equipo', [['Trabajo en equipo', '']]],
  ['en', []],
  ['"excel"', []],
  ['Ana Gómez', []],
  ['300 123 4567', []],
  ['', []],
])('CVS-03 the search %j names the skills %j', (text, named) => {
  expect(namedSkills(text, skills).map(({ skill, rest }) => [skill.label, rest])).toEqual(named)
})

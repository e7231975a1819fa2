import { expect, test } from 'vitest'
import { namesInSearch, searchTerms, termsBeside } from './search-terms.rules.ts'

const begins = (word: string) => ({ words: [word], whole: false, forms: expect.any(Array) })
const without = (...words: string[]) => ({ words, whole: true, forms: expect.any(Array), excluded: true })
const whole = (...words: string[]) => ({ words, whole: true, forms: [] })

test.each([
  ['', []],
  ['  ,;  ', []],
  ['Siigo', [begins('siigo')]],
  ['contadora siigo', [begins('contadora'), begins('siigo')]],
  ['Contaduría', [begins('contaduría')]],
  ['R', [whole('r')]],
  ['jefe de obra', [begins('jefe'), whole('de'), begins('obra')]],
  ['"estados financieros"', [whole('estados', 'financieros')]],
  ['“estados financieros” siigo', [whole('estados', 'financieros'), begins('siigo')]],
  ['«cuentas por pagar»', [whole('cuentas', 'por', 'pagar')]],
  ['siigo "estados fin', [begins('siigo'), whole('estados', 'fin')]],
  ['"Siigo"', [whole('siigo')]],
  ['""', []],
  ['C++', [begins('c++')]],
  ['"C++ senior"', [whole('c++'), whole('senior')]],
  ["o'; drop table users; --", [whole('o'), begins('drop'), begins('table'), begins('users')]],
  ['a & b | !c', [begins('a&b'), whole('c')]],
  ['contador -siigo', [begins('contador'), without('siigo')]],
  ['-"estados financieros" siigo', [without('estados', 'financieros'), begins('siigo')]],
  ['contador NOT siigo excel', [begins('contador'), without('siigo'), begins('excel')]],
  ['front-end 2020-2025 - senior', ['front', 'end', '2020', '2025', 'senior'].map(begins)],
  ['-front-end', [without('front', 'end')]],
  ['(contador OR auditor) AND siigo', [begins('contador'), { ...begins('auditor'), alternative: true }, begins('siigo')]],
  ['"jefe de obra" OR residente', [whole('jefe', 'de', 'obra'), { ...begins('residente'), alternative: true }]],
  ['CONTADOR O AUDITOR', [begins('contador'), { ...begins('auditor'), alternative: true }]],
  ['OR contador OR', [begins('contador')]],
  ['-siigo OR excel', [without('siigo'), begins('excel')]],
  ['constructor', [begins('constructor')]],
  // As guides for recruiters write them.
  ['Recruiter AND NOT Consultant', [begins('recruiter'), without('consultant')]],
  [
    'Director NOT executive NOT vp NOT "Vice President"',
    [begins('director'), without('executive'), without('vp'), without('vice', 'president')],
  ],
  [
    'manager NOT (intern OR "night shift") Cali',
    [begins('manager'), without('intern'), without('night', 'shift'), begins('cali')],
  ],
  ['manager -(intern OR trainee)', [begins('manager'), without('intern'), without('trainee')]],
  ['contador –siigo —"caja menor"', [begins('contador'), without('siigo'), without('caja', 'menor')]],
  ['Recruit* -java*', [begins('recruit'), { words: ['java'], whole: false, forms: [], excluded: true }]],
  [
    '"account executive" OR "account exec" OR "account manager" OR "sales executive" OR "sales rep" OR closer',
    [
      whole('account', 'executive'),
      ...[
        ['account', 'exec'],
        ['account', 'manager'],
        ['sales', 'executive'],
        ['sales', 'rep'],
      ].map((words) => ({ ...whole(...words), alternative: true })),
      { ...begins('closer'), alternative: true },
    ],
  ],
  [
    'uno dos tres cuatro cinco seis siete ocho nueve',
    ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'].map(begins),
  ],
  [
    '"uno dos tres cuatro cinco seis" siete ocho nueve',
    [whole('uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'), begins('siete'), begins('ocho')],
  ],
])('CVS-03 the search %s has its terms', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms)
})

test.each([
  ['contadora', 'contador', true],
  ['contador', 'contadora', false],
  ['"contadora"', 'contador', false],
  ['"contadora pública"', 'contador', false],
  ['C++', 'c', false],
])('CVS-05 the term %s has the other form %s: %s', (text, form, has) => {
  expect(searchTerms(text).some(({ forms }) => forms.includes(form))).toBe(has)
})

test.each([
  ['contador siigo', 'contador siigo', ''],
  ['excel avanzado cali', 'excel avanzado', 'cali'],
  ['node.js cali', 'node.js', 'cali'],
  ['c++ -java', 'c++', 'java'],
  ['excel OR word cali', 'word', 'cali'],
])('CVS-03 in the search %s the skill %s leaves the words %j', (text, name, rest) => {
  const terms = searchTerms(text)
  const run = namesInSearch(terms).find(({ names }) => names.includes(name))
  expect(
    termsBeside(terms, run ? [run] : [])
      .map(({ words }) => words.join(' '))
      .join(' '),
  ).toBe(rest)
})

test.each([['"excel"'], ['-excel']])('CVS-03 the search %s names no skill', (text) => {
  expect(namesInSearch(searchTerms(text))).toEqual([])
})

import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.rules.ts'

const begins = (word: string) => ({ words: [word], whole: false, forms: expect.any(Array) })
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

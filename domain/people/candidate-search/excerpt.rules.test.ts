import { expect, test } from 'vitest'
import { excerptLength, excerptOf } from './excerpt.rules.ts'
import { searchTerms } from './search-terms.rules.ts'

/** An excerpt with its hits in square brackets. */
const shown = (text: string, search: string) =>
  excerptOf(text, searchTerms(search))
    ?.map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('')

const long = (words: string) => `${'antes '.repeat(60)}${words}${' después'.repeat(60)}`

test.each([
  ['Manejo de Siigo y Excel', 'siigo', 'Manejo de [Siigo] y Excel'],
  ['Contaduría pública', 'contaduria', '[Contaduría] pública'],
  ['Contaduria publica', 'CONTADURÍA', '[Contaduria] publica'],
  ['Contadora y contable', 'conta', '[Contadora] y [contable]'],
  ['Manejo de Siigo\n\n y   Excel', 'siigo excel', 'Manejo de [Siigo] y [Excel]'],
  ['Estados financieros y estados de cuenta', '"estados financieros"', '[Estados financieros] y estados de cuenta'],
  ['Estados, financieros', '"estados financieros"', '[Estados, financieros]'],
  ['Presiigo no es', 'siigo', undefined],
  ['Siigonauta', '"siigo"', undefined],
  ['Nada de eso', 'siigo', undefined],
  ['', 'siigo', undefined],
  ['C++ y C#', 'c++', '[C++] y C#'],
  ['Contaduri\u0301a pu\u0301blica', 'contaduria', '[Contaduri\u0301a] pu\u0301blica'],
  ['\u{1f9f0} ÁRBOL \u{1f9f0} Ñandú y SIIGO', 'siigo arbol', '\u{1f9f0} [ÁRBOL] \u{1f9f0} Ñandú y [SIIGO]'],
  ['<script>alert("Siigo")</script>', 'siigo', '<script>alert("[Siigo]")</script>'],
  ['Ingeniera civil y exingeniera', 'ingeniero', '[Ingeniera] civil y exingeniera'],
  ['Administré y administró cajas', 'administrar', '[Administré] y [administró] cajas'],
  ['la adminis-\ntración de', 'administracion', 'la [administración] de'],
  ['técnico-\nadministrativo', 'administrativa', 'técnico- [administrativo]'],
  ['Actriz de teatro', 'actor', '[Actriz] de teatro'],
  ['Actriz de teatro', '"actor"', undefined],
  ['Analistas contables', 'analista contable', '[Analistas] [contables]'],
  ['a.*b (Siigo)', 'siigo', 'a.*b ([Siigo])'],
  ['İstanbul ﬁnanzas Siigo', 'siigo', 'İstanbul ﬁnanzas [Siigo]'],
  ['😀 Siigo 😀', 'siigo', '😀 [Siigo] 😀'],
])('CVS-03 the excerpt of %j for %s marks what was found', (text, search, expected) => {
  expect(shown(text, search)).toBe(expected)
})

test.each([
  ['siigo', long('Manejo de Siigo avanzado')],
  ['siigo', `Siigo${' después'.repeat(100)}`],
  ['siigo', `${'antes '.repeat(100)}Siigo`],
  ['a', 'a'.repeat(3000)],
  ['aaa', `${'b '.repeat(300)}${'a'.repeat(3000)}`],
])('CVS-03 the excerpt for %s of a long text is short and begins with a whole word', (search, text) => {
  const found = excerptOf(text, searchTerms(search))
  if (search === 'a') return expect(found).toBeUndefined()
  const whole = found?.map((part) => part.text).join('') ?? ''
  expect(whole.length).toBeLessThanOrEqual(excerptLength)
  expect(found?.some(({ hit }) => hit)).toBe(true)
  expect(whole).toMatch(/^(?:…?(?:antes|b) |Siigo|…)/)
})

test('CVS-03 the excerpt is the place with the most of the words', () => {
  const text = `Siigo en 2010. ${'relleno '.repeat(80)} Contadora que maneja Siigo y Excel.`
  expect(shown(text, 'contadora siigo excel')).toContain('[Contadora] que maneja [Siigo] y [Excel].')
})

test('CVS-03 an excerpt of a long text is made in milliseconds', () => {
  const text = `${'ñandú a1 '.repeat(11_000)} siigo`
  const start = performance.now()
  expect(shown(text, 'ñ a1 siigo "x y z"')).toContain('[a1]')
  expect(performance.now() - start).toBeLessThan(1000)
})

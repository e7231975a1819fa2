import { describe, expect, test } from 'vitest'
import { wordForms } from './word-forms.ts'
import { verbs } from './word-lists.ts'

/** Each line is one word in some of its forms. */
const sameWord = `
  ingeniero ingeniera ingenieros ingenieras
  contador contadora contadores contadoras
  enfermero enfermera enfermeros
  licenciado licenciada licenciados
  abogado abogada abogados
  director directora directores directoras
  doctor doctora doctores
  actor actriz actores actrices actress
  juez jueza jueces
  jefe jefa jefes
  gerente gerenta gerentes
  presidente presidenta
  alcalde alcaldesa
  poeta poetisa
  aprendiz aprendiza aprendices
  inglés inglesa ingleses
  alemán alemana alemanes
  capitán capitana
  bailarín bailarina bailarines
  concejal concejala concejales
  auxiliar auxiliares
  analista analistas
  inventario inventarios
  redes red
  certificación certificaciones
  administrar administró administrando administré administrado administraba administraron administro
  dirigir dirigí dirigió dirigiendo dirijo dirigido
  vender vendió vendí vendiendo vendido
  aplicar apliqué aplicó
  organizar organicé organizó
  construir construyó construyendo construí
  mantener mantuvo mantengo
  producir produje produzco
  tapizar tapicé tapizó tapizando
  nurse nurses
  company companies
  develop developed developing develops
  planned planning plan
  manage managed managing manages
  study studied studying studies
  teach taught teaching
  sale sales
  waiter waitress
  salesman saleswoman salespeople
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

describe('CVS-05 SPEC-86 a word has its forms', () => {
  const plain = (word: string) => wordForms(word)[0] ?? ''
  const isPlural = (one: string, other: string) => `${one}s` === other || `${one}es` === other
  test.each(sameWord)('%s', (first, ...others) => {
    for (const other of others) {
      expect([first, wordForms(first as string)], other).toEqual([first, expect.arrayContaining([plain(other)])])
      // A short word, and a noun that is also a verb (plan), do not lead back.
      if (plain(other).length >= 4 && !isPlural(plain(other), plain(first as string)))
        expect([other, wordForms(other)], first).toEqual([other, expect.arrayContaining([plain(first as string)])])
    }
  })
})

test.each([
  ['puerto', 'puerta'],
  ['cuenta', 'cuento'],
  ['casa', 'casar'],
  ['casar', 'casa'],
  ['cargar', 'cargo'],
  ['general', 'generador'],
  ['cartera', 'cartero'],
  ['auditoria', 'auditorio'],
  ['consultoria', 'consultorio'],
  ['planta', 'plano'],
  ['licenciada', 'licencia'],
  ['entrar', 'entre'],
  ['marketing', 'market'],
  ['accounting', 'accounts'],
  ['customer', 'customs'],
  ['internal', 'intern'],
  ['sales', 'salas'],
  ['sales', 'salir'],
  ['universidad', 'universal'],
  ['mesa', 'mes'],
  ['secretaria', 'secreto'],
])('CVS-05 %s is not found by its likeness as %s', (word, other) => {
  expect(wordForms(word)).not.toContain(other)
})

test('CVS-05 every listed verb is one, and a word has a bounded number of forms', () => {
  expect(verbs.filter((verb) => !wordForms(verb).includes(verb.replace(/r$/, 'ndo')) && /ar$/.test(verb))).toEqual([])
  for (const verb of verbs) expect(wordForms(verb).length).toBeLessThanOrEqual(60)
})

test.each(['sql', 'c++', 'año', 'i18n', 'r', 'ñandú'])('CVS-05 %s has no more forms than it can have', (word) => {
  expect(wordForms(word).length).toBeLessThanOrEqual(4)
})

import { expect, test } from 'vitest'
import { nearestWord, soundOf, writtenForms } from './nearest-word.ts'

test.each([
  ['vendedor', 'bendedor'],
  ['cocinero', 'cosinero'],
  ['zapatero', 'sapatero'],
  ['hotelero', 'otelero'],
  ['llantero', 'yantero'],
  ['ingeniero', 'injeniero'],
  ['quimico', 'kimico'],
  ['ascensor', 'asensor'],
  ['desarrollador', 'desaroyador'],
  ['guardia', 'guardia'],
])('VAC-05 %s sounds like %s', (word, other) => expect(soundOf(other)).toBe(soundOf(word)))

test.each([
  ['coche', 'coke'],
  ['guerra', 'jerra'],
  ['casa', 'caja'],
  ['ano', 'ajo'],
])('VAC-05 %s does not sound like %s', (word, other) => expect(soundOf(other)).not.toBe(soundOf(word)))

const known = ['vendedor', 'vendedora', 'enfermera', 'ingeniero', 'cocinero', 'contador', 'desarrollador', 'hotelero', 'llantero']
test.each([
  ['bendedor', 'vendedor'],
  ['emfermera', 'enfermera'],
  ['nfermera', 'enfermera'],
  ['wendedor', 'vendedor'],
  ['imgeniero', 'ingeniero'],
  ['sosinero', 'cocinero'],
  ['otelero', 'hotelero'],
  ['yantero', 'llantero'],
  ['desaroyador', 'desarrollador'],
  ['kontador', 'contador'],
  ['xylophonist', undefined],
  ['jva', undefined],
  ['astronauta', undefined],
])('VAC-05 %s means %s', (typed, likely) => expect(nearestWord(typed, known)).toBe(likely))

test('VAC-05 a suggestion is written with the accents of the vacancies', () => {
  const forms = writtenForms(['Diseñadora gráfica', 'Disenadora, San José'])
  expect(['disenadora', 'grafica', 'jose', 'otra'].map((word) => forms.get(word))).toEqual([
    'diseñadora',
    'gráfica',
    'josé',
    undefined,
  ])
})

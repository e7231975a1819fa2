import { expect, test } from 'vitest'
import { isVariantOfName } from './comparable-name.ts'

test.each<[string, string, boolean]>([
  ['Ana Gómez', 'ANA GOMEZ', true],
  ['Ana Gómez', 'Ana María Gómez Ruiz', true],
  ['Ana Gómez', 'Gómez, Ana', true],
  ['Juan Pérez', 'J. Pérez', true],
  ['Ma. José Ríos', 'María José Ríos', true],
  ['Luis González', 'Luis Gonzales', true],
  ['Yovani Vásquez', 'Llovani Bázques', true],
  ['Juan de la Cruz', 'Juan Cruz', true],
  ["Sean O'Brien", 'Sean OBrien', true],
  ['Ana Pérez-Gómez', 'Ana Pérez Gómez', true],
  ['Ana', 'Ana', true],
  ['Ana', 'Ana Gómez', false],
  ['Ana Gil', 'Luis Gil', false],
  ['Ana Gil', 'Ana Mora', false],
  ['Laura Mora', 'Pedro Paz', false],
  ['J P', 'Juan Pérez', false],
  ['', 'Ana', false],
])('INT-16 the names %j and %j can be of one person: %s', (one, other, can) => {
  expect([isVariantOfName(one, other), isVariantOfName(other, one)]).toEqual([can, can])
})

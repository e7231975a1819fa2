import { expect, test } from 'vitest'
import { givenNameOf, plainName, splitName } from './person-names.ts'

test.each<[string, [string, string]]>([
  ['Ana Gómez', ['Ana', 'Gómez']],
  ['Ana Gómez Ruiz', ['Ana', 'Gómez Ruiz']],
  ['Ana María Gómez', ['Ana María', 'Gómez']],
  ['María José Gil', ['María José', 'Gil']],
  ['Ana María Gómez Ruiz', ['Ana María', 'Gómez Ruiz']],
  ['Juan Carlos Andrés Gómez Ruiz', ['Juan Carlos Andrés', 'Gómez Ruiz']],
  ['Gómez Ruiz, Ana María', ['Ana María', 'Gómez Ruiz']],
  ['De la Cruz Pérez, Ana', ['Ana', 'De la Cruz Pérez']],
  ['Juan de la Cruz', ['Juan', 'de la Cruz']],
  ['Ludwig van der Berg', ['Ludwig', 'van der Berg']],
  ['María del Mar Pérez', ['María del Mar', 'Pérez']],
  ['María de los Ángeles Ruiz Paz', ['María de los Ángeles', 'Ruiz Paz']],
  ['José de Jesús Peña', ['José de Jesús', 'Peña']],
  ['Ana Gómez de Pérez', ['Ana', 'Gómez de Pérez']],
  ['Ana María Gómez de la Torre Ruiz', ['Ana María', 'Gómez de la Torre Ruiz']],
  ['Juan Carlos', ['Juan', 'Carlos']],
  ['Ana', ['Ana', '']],
  ['Ana de', ['Ana', 'de']],
  ['', ['', '']],
])('INT-14 divides the name %j', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})

test.each<[string, [string, string]]>([
  ['Gómez Ruiz Ana María', ['Ana María', 'Gómez Ruiz']],
  ['Gómez Ruiz Ana', ['Ana', 'Gómez Ruiz']],
  ['Gómez Ana María', ['Ana María', 'Gómez']],
  ['Gómez Ana', ['Ana', 'Gómez']],
  ['Gómez, Ana', ['Ana', 'Gómez']],
])('INT-14 divides the name %j under a heading that names last names first', (name, parts) => {
  expect(splitName(name, true)).toEqual(parts)
})

test.each<[string, string, boolean]>([
  ['Sandra Peña, PMP', 'Sandra Peña', true],
  ['Iván Rueda, MSc.', 'Iván Rueda', true],
  ['Gómez Ruiz, Ana María, MBA', 'Gómez Ruiz, Ana María', true],
  ['Sandra Peña PMP®', 'Sandra Peña', true],
  ['MBA Jorge Paz', 'Jorge Paz', true],
  ['Luis Paz Ing.', 'Luis Paz', true],
  ['Ana Gil - Contadora', 'Ana Gil', true],
  ['Ana Gil (ella)', 'Ana Gil', true],
  ['Ana Gil 300 111 2233', 'Ana Gil', true],
  ['Dra Luz Gil', 'Luz Gil', false],
  ['Ing Eva Gil', 'Eva Gil', false],
  ['Ing. Civ. Eva Gil', 'Eva Gil', false],
  ['Dr.José Paz', 'José Paz', false],
  ['C.P. Ana Gil', 'Ana Gil', false],
  ['Laura 🌻', 'Laura', false],
  ['Ana Gil 🇨🇴 ✨', 'Ana Gil', false],
  ['Marta_López', 'Marta López', false],
  ['J.R. López', 'J R López', false],
  ['Ana Ma', 'Ana Ma', false],
  ['ANA MARÍA BA', 'ANA MARÍA BA', false],
  ['Dr', 'Dr', false],
  ['María - José Gil', 'María - José Gil', false],
])('INT-14 keeps of the name %j only %j', (text, name, hasMore) => {
  expect(plainName(text)).toEqual({ name, hasMore })
})

test.each([
  ['Marta Ríos', 'Marta'],
  ['Marta', 'Marta'],
  ['Dra. Luz Gil', 'Luz'],
  ['María José Hernández Ríos', 'María José'],
  ['Ana de la Cruz', 'Ana'],
  ['Equipo de Selección', 'Equipo de Selección'],
  ['Talento Humano', 'Talento Humano'],
  ['Hiring Team', 'Hiring Team'],
  ['Soporte técnico', 'Soporte técnico'],
  ['Área de Finanzas', 'Área de Finanzas'],
])('MAIL-02 an e-mail to %j greets %j', (written, greeted) => {
  expect(givenNameOf(written)).toBe(greeted)
})

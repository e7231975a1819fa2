import { expect, test } from 'vitest'
import { sourceByStaff, sourceName, sourceOf, writtenSource } from './source.rules.ts'

test.each([
  ['linkedin', 'linkedin'],
  [' LinkedIn ', 'linkedin'],
  ['Feria_de empleo', 'feria-de-empleo'],
  ['ＬｉｎｋｅｄＩｎ', 'linkedin'],
  ['Bogotá 2026', 'bogotá-2026'],
  ['x'.repeat(500), 'x'.repeat(80)],
  ['<script>', ''],
  ['=cmd()', ''],
  ['', ''],
  [`a${'\u0301'.repeat(100_000)}${'\u0316'.repeat(100_000)}`, `á${'\u0301'.repeat(79)}`],
])('INT-06 the source %j is stored as %j', (text, name) => {
  expect(sourceName(text)).toBe(name)
})

test.each([
  [' Feria_de  Empleo ', 'feria-de-empleo'],
  ['@empresa', '@empresa'],
  ['+Empleo', '+empleo'],
  ['LinkedIn / Indeed', 'linkedin-/-indeed'],
  ['Referido (interno)', 'referido-(interno)'],
  ['Redes: Instagram, Facebook', 'redes:-instagram,-facebook'],
  ['¿?', ''],
  ['', ''],
  ['😀a'.repeat(200), '😀a'.repeat(40)],
])('MOV-03 the source that a file writes as “%s” counts as “%s”', (text, name) => {
  expect(writtenSource(text)).toBe(name)
})

test.each([
  [{}, { kind: 'direct', name: '' }],
  [{ source: 'linkedin' }, { kind: 'link', name: 'linkedin' }],
  [
    { source: 'feria', referrer: 'www.google.com' },
    { kind: 'link', name: 'feria' },
  ],
  [{ referrer: 'www.Google.com' }, { kind: 'referrer', name: 'google.com' }],
  [
    { source: '<b>', referrer: 'co.computrabajo.com' },
    { kind: 'referrer', name: 'co.computrabajo.com' },
  ],
  [{ referrer: 'nonsense' }, { kind: 'direct', name: '' }],
  [{ referrer: 'one.example\r\ntwo' }, { kind: 'direct', name: '' }],
  [{ referrer: '2026-01-01.5' }, { kind: 'direct', name: '' }],
])('INT-06 an arrival %j has the source %j', (arrival, source) => {
  expect(sourceOf(arrival)).toEqual(source)
})

test.each([
  ['Feria de empleo', { kind: 'import', name: 'feria-de-empleo' }],
  ['@empresa', { kind: 'import', name: '@empresa' }],
  ['', { kind: 'staff', name: '' }],
  ['¿?', { kind: 'staff', name: '' }],
])('MOV-03 a colleague who adds a person from “%s” makes an application from %j', (own, source) => {
  expect(sourceByStaff(own)).toEqual(source)
})

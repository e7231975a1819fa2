import { expect, test } from 'vitest'
import { findText } from './find-text.ts'

const catalog = { greeting: 'Hola, {{name}}', item_one: '{{count}} registro', item_other: '{{count}} registros', plain: 'Texto' }

test('I18N-01 a text takes its values as plain text', () => {
  expect(findText(catalog, 'es', 'greeting', { name: '<b>$&</b>' })).toBe('Hola, <b>$&</b>')
  expect(findText(catalog, 'es', 'greeting')).toBe('Hola, {{name}}')
})

test('I18N-01 a number chooses the plural form', () => {
  expect(findText(catalog, 'es', 'item', { count: 1 })).toBe('1 registro')
  expect(findText(catalog, 'es', 'item', { count: 0 })).toBe('0 registros')
  expect(findText(catalog, 'es', 'item', { count: 1_000_000 })).toBe('1.000.000 registros')
  expect(findText(catalog, 'es', 'plain', { count: 2 })).toBe('Texto')
})

test('I18N-06 an unknown key has no text', () => {
  expect(findText(catalog, 'es', 'unknown')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { likelyAddress } from './mail-domains.ts'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana@GMAL.com ', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.com.co', 'ana@gmail.com'],
  ['ana@gmai.con', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmail.cmo', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yahooo.com', 'ana@yahoo.com'],
  ['ana@iclud.com', 'ana@icloud.com'],
  ['ana@empresa.con', 'ana@empresa.com'],
])('REG-03 %s is suggested to be %s', (typed, likely) => {
  expect(likelyAddress(typed)).toBe(likely)
})

test.each([
  'ana@gmail.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@hotmail.fr',
  'ana@outlook.cl',
  'ana@yahoo.com.pe',
  'ana@empresa.co',
  'ana@example.com',
  'ana@',
  'ana',
  'a@b@gmial.com',
])('REG-03 %s is not treated as a typing error', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined()
})

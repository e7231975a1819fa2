import { expect, test } from 'vitest'
import { greetedName } from './greeting.rules.ts'

test.each([
  [{ first_name: 'Ana María' }, 'Ing. Ana Ruiz', 'Ana María'],
  [{ first_name: '' }, 'Ana Ruiz Pérez', 'Ana'],
  [undefined, 'Dra. Luisa Gómez', 'Luisa'],
  [undefined, 'Equipo de selección', 'Equipo de selección'],
  [undefined, 'x.arrieta@ibernova.example', ''],
  [undefined, '', ''],
] as const)('MAIL-02 the account %j and the written name %j are greeted as %j', (account, written, name) => {
  expect(greetedName(account, written)).toBe(name)
})

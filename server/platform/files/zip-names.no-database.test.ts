import { expect, test } from 'vitest'
import { nameInZip } from './zip-names.ts'

const named = (fileNameRaw: Buffer, flags = 0) =>
  nameInZip({ fileName: 'as the library reads it', fileNameRaw, generalPurposeBitFlag: flags, extraFields: [] })

test.each<[string, Buffer, number, string]>([
  ['ASCII', Buffer.from('cv/ana.pdf'), 0, 'as the library reads it'],
  ['a name that says it is UTF-8', Buffer.from('cv/Ñúñez.pdf'), 0x800, 'as the library reads it'],
  ['UTF-8 that does not say so', Buffer.from('cv/Ñúñez.pdf'), 0, 'cv/Ñúñez.pdf'],
  ['code page 850', Buffer.from('hojas\\\xb5lvarez Mu\xa4oz \xd6\xe0\xe9.pdf', 'latin1'), 0, 'hojas/Álvarez Muñoz ÍÓÚ.pdf'],
])('INT-03 the name of a file in a zip is read: %s', (_, raw, flags, name) => {
  expect(named(raw, flags)).toBe(name)
})

test('INT-03 a name that is repeated in UTF-8 is left to the library', () => {
  const fileNameRaw = Buffer.from('Mu\xa4oz.pdf', 'latin1')
  const extraFields = [{ id: 0x7075, data: Buffer.alloc(0) }]
  expect(nameInZip({ fileName: 'Muñoz.pdf', fileNameRaw, generalPurposeBitFlag: 0, extraFields })).toBe('Muñoz.pdf')
})

import { expect, test } from 'vitest'
import { type BareEncoding, bareEncodings } from '#domain/kernel/text-encodings.ts'
import { bareEncodingOf, decodedText } from './decoded-text.ts'
import { decodeBare, encodingSamples } from './text-encodings.ts'

/** A text in an encoding of one byte per letter. */
function bytesOf(text: string, encoding: BareEncoding): Buffer {
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decodeBare(Uint8Array.of(byte), encoding), byte]))
  return Buffer.from(Array.from(text, (letter) => byteOf.get(letter) ?? 63))
}

const texts = [
  'Nombre;Apellido\nJosé;Núñez\nMaría Inés;Peña\nÁngela;Ibáñez\nBogotá;Medellín',
  'NOMBRE;APELLIDO\nMARÍA INÉS;PEÑA\nÁNGELA MARÍA;NÚÑEZ\nBOGOTÁ;MEDELLÍN',
  'Name;City\nGüiza;Popayán\nMuñoz;Ibagué\nJoão;Nariño',
]
test.each(bareEncodings.flatMap((encoding) => texts.map((text) => [encoding, text] as const)))(
  'INT-14 letters show that a text is in %s: %j',
  (encoding, text) => {
    const bytes = bytesOf(text, encoding)
    expect([decodedText(bytes), bareEncodingOf(bytes)]).toEqual([text, { encoding, isCertain: true }])
  },
)

test('INT-14 an encoding that no letter proves is not certain, and staff see samples', () => {
  const bytes = bytesOf('Año', 'windows-1252')
  expect(bareEncodingOf(bytes)?.isCertain).toBe(false)
  expect(encodingSamples(bytes)).toContainEqual({ encoding: 'windows-1252', sample: 'Año' })
  expect(decodedText(bytesOf('Peña', 'macintosh'), 'macintosh')).toBe('Peña')
})

test.each(['utf16le', 'utf8'] as const)('INT-14 a text in %s without a mark needs no choice', (encoding) => {
  const text = 'Nombre;Correo\nJosé Núñez Ā;jose@example.com\n'.repeat(20)
  const bytes = Buffer.from(text, encoding)
  expect([decodedText(bytes), bareEncodingOf(bytes)]).toEqual([text, undefined])
})

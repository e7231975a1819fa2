import { expect, test } from 'vitest'
import { parseMessage } from './parse-message.ts'
import { filesOfWinmail } from './winmail.ts'

function attribute(level: number, id: number, type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(9)
  head.writeUInt8(level, 0)
  head.writeUInt16LE(id, 1)
  head.writeUInt16LE(type, 3)
  head.writeUInt32LE(value.length, 5)
  return Buffer.concat([head, value, Buffer.alloc(2)])
}
const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
function withLongName(name: string): Buffer {
  const text = Buffer.from(`${name}\0`, 'utf16le')
  const filler = Buffer.alloc((4 - (text.length % 4)) % 4)
  const size = [number((0x0e20 << 16) | 3), number(5)]
  return Buffer.concat([number(2), ...size, number((0x3707 << 16) | 31), number(1), number(text.length), text, filler])
}
const winmail = Buffer.concat([
  Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
  attribute(1, 0x9006, 8, Buffer.from([0, 0, 1, 0])),
  attribute(2, 0x9002, 6, Buffer.alloc(14)),
  attribute(2, 0x8010, 1, Buffer.from('HOJA~1.PDF\0')),
  attribute(2, 0x800f, 6, Buffer.from('%PDF-1.4')),
  attribute(2, 0x9005, 6, withLongName('Hoja de vida Ñuñez.pdf')),
  attribute(2, 0x9002, 6, Buffer.alloc(14)),
  attribute(2, 0x8010, 1, Buffer.from('nota.txt\0')),
  attribute(2, 0x800f, 6, Buffer.from('Hola')),
])
const packed = (content: string) =>
  `From: a@b.test\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHola\r\n--b\r\nContent-Type: application/ms-tnef; name="winmail.dat"\r\nContent-Disposition: attachment; filename="winmail.dat"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}\r\n--b--`
const namesOf = async (content: string) => {
  const { attachments } = await parseMessage({ source: Buffer.from(packed(content)), isCut: false, isToEnvelope: false })
  return attachments.map(({ name }) => name)
}

test('EML-01 files that Outlook packed into winmail.dat are attachments with their long names', async () => {
  expect(filesOfWinmail(winmail).map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([
    ['Hoja de vida Ñuñez.pdf', '%PDF-1.4'],
    ['nota.txt', 'Hola'],
  ])
  expect(await namesOf(winmail.toString('base64'))).toEqual(['Hoja de vida Ñuñez.pdf', 'nota.txt'])
})

test('EML-01 a winmail.dat that cannot be read, or that ends early, is named or read as far as it goes', async () => {
  expect(await namesOf(Buffer.from('no').toString('base64'))).toEqual(['winmail.dat'])
  for (let length = 0; length < winmail.length; length += 1)
    expect(() => filesOfWinmail(winmail.subarray(0, length))).not.toThrow()
})

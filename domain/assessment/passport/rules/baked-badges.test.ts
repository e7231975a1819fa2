import { expect, test } from 'vitest'
import { badgeKeyword, extractCredential, mostBadgeBytes } from './baked-badges.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: readonly Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
function chunk(type: string, data: Uint8Array, length = data.length): Uint8Array {
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, length)
  return joined(size, bytesOf(type), data, new Uint8Array(4))
}
const end = chunk('IEND', new Uint8Array())
const textChunk = (credential: string, { type = 'iTXt', flags = '\0\0' } = {}) =>
  chunk(type, bytesOf(`${badgeKeyword}\0${flags}\0\0${credential}`))
const png = (...chunks: readonly Uint8Array[]) => joined(head, chunk('IHDR', new Uint8Array(13)), ...chunks)
const svg = (inside: string) => bytesOf(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)
const credential = '{"name":"Español"}'

test('PAS-03 the credential of a picture is found', () => {
  const found = { outcome: 'found', credential }
  expect(extractCredential(png(textChunk(credential), end))).toEqual(found)
  expect(extractCredential(svg(`<openbadges:credential><![CDATA[ ${credential} ]]></openbadges:credential>`))).toEqual(found)
  expect(extractCredential(svg('<openbadges:credential verify="a.b.c"></openbadges:credential>'))).toEqual({
    outcome: 'found',
    credential: 'a.b.c',
  })
  expect(extractCredential(png(end))).toEqual({ outcome: 'none' })
  expect(extractCredential(svg('<rect/>'))).toEqual({ outcome: 'none' })
  for (const text of ['a.b.c', '{"id":"x"}', '', 'https://cantera.test/passport/x'])
    expect(extractCredential(bytesOf(text))).toBeUndefined()
})

const two = textChunk(credential)
test.each([
  ['a second credential', png(two, textChunk('{"name":"Otra"}'), end)],
  ['a second one of another type of chunk', png(two, textChunk('x', { type: 'tEXt' }), end)],
  ['a second one behind the end', joined(png(two, end), textChunk('{"name":"Otra"}'), end)],
  ['a compressed text', png(textChunk(credential, { flags: '\u0001\0' }), end)],
  ['a chunk that is longer than the file', png(chunk('iTXt', bytesOf('x'), 0xffff_ffff), end)],
  ['a file that is cut off', png(two).subarray(0, -6)],
  ['a file without an end', png(two)],
  ['a file that is too large', joined(png(chunk('IDAT', new Uint8Array(mostBadgeBytes))), end)],
  ['a credential that is too long', png(textChunk('x'.repeat(20_001)), end)],
  ['bytes that are no text', png(chunk('iTXt', joined(bytesOf(`${badgeKeyword}\0\0\0\0\0`), new Uint8Array([0xff, 0xfe]))), end)],
  ['an SVG with two', svg('<openbadges:credential verify="a.b.c"/><openbadges:credential verify="d.e.f"/>')],
  ['an SVG with an entity', svg('<openbadges:credential>&credential;</openbadges:credential>')],
  ['an SVG whose section does not end', svg(`<openbadges:credential><![CDATA[${credential}</openbadges:credential>`)],
  ['a large SVG', svg(' '.repeat(mostBadgeBytes))],
])('PAS-03 a picture with %s is not used', (_case, bytes) => {
  expect(extractCredential(bytes)).toEqual({ outcome: 'unreadable' })
})

test('PAS-03 an SVG of many brackets is read in a moment', () => {
  const start = performance.now()
  extractCredential(svg(`<openbadges:credential><![CDATA[${']'.repeat(1_000_000)}`))
  extractCredential(svg(`<openbadges:credential ${'<'.repeat(1_000_000)}`))
  expect(performance.now() - start).toBeLessThan(2000)
})

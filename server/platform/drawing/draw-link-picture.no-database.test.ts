import { expect, test } from 'vitest'
import { contrast } from '#domain/kernel/company-colours.ts'
import { drawLinkPicture, type LinkPicture, svgOf } from './draw-link-picture.ts'

const picture = (own: Partial<LinkPicture>): LinkPicture => ({
  ...{ name: 'Acme', title: 'Analista', line: 'Remoto', colour: null, logo: undefined },
  ...own,
})
const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)

test.each<[string, Partial<LinkPicture>, string[]]>([
  ['marks', { title: 'A <b> & "c"' }, ['Acme', 'A &lt;b&gt; &amp; &quot;c&quot;', 'Remoto']],
  ['emoji, other scripts and control characters', { title: '🚀 Dev\u0000\n山 Ops', line: '' }, ['Acme', 'Dev Ops']],
  ['nothing that can be drawn', { name: '山', title: '🚀', line: '' }, []],
])('PUB-09 the picture writes %s as text', (_, own, expected) => {
  expect(textsOf(svgOf(picture(own)))).toEqual(expected)
})

test('PUB-09 a long title wraps at words and ends with an ellipsis after three lines', () => {
  const lines = textsOf(svgOf(picture({ title: 'mantenimiento electromecánico '.repeat(10), line: '' }))).slice(1)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe('mantenimiento electromecánico')
  expect(lines[2]).toMatch(/^\w.*\S…$/)
  const parts = textsOf(svgOf(picture({ title: 'W'.repeat(40), line: '' }))).slice(1)
  expect([parts.length, parts.join('')]).toEqual([3, 'W'.repeat(40)])
})

test('PUB-09 the name can be read whatever the company’s colour', () => {
  for (const colour of ['#ffe600', '#000000', '#ffffff', '#00ff00']) {
    const [, ink = ''] = /fill="(#\w+)">Acme/.exec(svgOf(picture({ colour }))) ?? []
    expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  }
})

test('PUB-09 a logo that cannot be decoded leaves the rest of the picture', async () => {
  const logo = { mediaType: 'image/png', content: new Uint8Array([1, 2, 3]) }
  const drawn = Buffer.from(await drawLinkPicture(picture({ logo })))
  expect([drawn.subarray(1, 4).toString(), drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
})

import { expect, test } from 'vitest'
import { pictureSize } from '../files/picture-size.ts'
import { drawSvg } from './draw-svg.ts'

const svg = (inner: string, head = 'width="200" height="100"') => `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`
const square = '<rect width="90" height="90" fill="#c00"/>'
const draw = (text: string) => drawSvg(Buffer.from(text))
const sizeOf = async (text: string) => pictureSize((await draw(text)) ?? Buffer.alloc(0))

test.each([
  ['its own size', svg(square), { width: 960, height: 480 }],
  ['a huge size', svg(square, 'width="2000000" height="1000000"'), { width: 960, height: 480 }],
  ['a view box alone', svg(square, 'viewBox="0 0 90 90"'), { width: 480, height: 480 }],
  ['a wide shape', svg(square, 'width="900" height="90"'), { width: 1280, height: 128 }],
])('BRA-01 an SVG of %s is drawn into the box of logos', async (_, text, size) => {
  expect(await sizeOf(text)).toEqual(size)
})

test('BRA-01 scripts, links to other places and events leave no trace in the picture', async () => {
  const hostile = `<script>throw 1</script><image href="http://127.0.0.1:1/x.png" width="9" height="9"/><image href="/etc/passwd"/>`
  const style = '<style>@import url("http://127.0.0.1:1/x.css");</style><foreignObject><iframe/></foreignObject>'
  expect(await draw(svg(`${hostile}${style}${square}`, 'width="200" height="100" onload="alert(1)"'))).toEqual(
    await draw(svg(square)),
  )
})

test.each([
  ['is damaged', svg('<rect')],
  ['has no size', svg(square, 'width="0" height="0"')],
  [
    'expands its entities without end',
    `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}">${[...'bcdefghijk'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`).join('')}]>${svg('<text>&k;</text>')}`,
  ],
])('BRA-01 an SVG that %s is refused, and the next one is drawn', async (_, text) => {
  expect(await draw(text)).toBeUndefined()
  expect(await draw(svg(square))).toBeDefined()
})

test('BRA-01 an SVG that takes too long to draw is given up', async () => {
  const blur = '<filter id="f"><feGaussianBlur stdDeviation="40"/><feTurbulence numOctaves="200" baseFrequency=".9"/></filter>'
  const slow = svg(`${blur}${'<rect width="200" height="100" filter="url(#f)"/>'.repeat(300)}`)
  expect(await draw(slow)).toBeUndefined()
}, 60_000)

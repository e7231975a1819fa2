import { expect, test } from 'vitest'
import { htmlLinesOf } from './html-lines.ts'

test.each([
  ['paragraphs', '<p>uno</p><p>dos &amp; <b>tres</b><br>cuatro</p>', 'uno\n\ndos & tres\ncuatro'],
  ['a list between paragraphs', '<p>a</p><ul><li>b</li><li><p>c</p></li></ul><p>d</p>', 'a\n\n- b\n- c\n\nd'],
  [
    'lists in lists',
    '<ul><li>a<ul><li>b</li><li>c<ol start="3"><li>d</li><li>e</li></ol></li></ul></li><li>f</li></ul>',
    '- a\n  - b\n  - c\n    3. d\n    4. e\n- f',
  ],
  ['an item of two lines', '<ol><li>a<br>b</li></ol>', '1. a\n  b'],
  [
    'links',
    '<a href="https://a.test/x">Portafolio</a>, <a href="https://a.test">https://a.test</a>',
    'Portafolio (https://a.test/x), https://a.test',
  ],
  ['a link without an address of its own', '<a href="#x">Arriba</a> <a href="javascript:x">y</a>', 'Arriba y'],
  ['an empty line between lines', '<div>a</div><div><br></div><div>b</div><div>c</div>', 'a\n\nb\nc'],
  ['cells', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['nothing but what a reader sees', '<head><style>p{}</style><title>t</title></head><p> a&nbsp; b </p>', 'a b'],
  ['nothing', '', ''],
])('MAIL-02 HTML with %s becomes lines', (_, html, text) => {
  expect(htmlLinesOf(html)).toBe(text)
})

test('EML-01 the lines of a quote begin with its mark', () => {
  const html =
    '<div>Sí</div><div>El lunes, A escribió:<br></div><blockquote><p>Hola</p><blockquote>Antes</blockquote></blockquote>'
  expect(htmlLinesOf(html, '> ')).toBe('Sí\nEl lunes, A escribió:\n\n> Hola\n\n> > Antes')
})

test('INJ-08 deeply nested lists and quotes stay in proportion to their HTML', () => {
  const html = `${'<blockquote><ul><li>x'.repeat(5000)}`
  expect(htmlLinesOf(html, '> ').length).toBeLessThan(2 * html.length)
})

test.each(['<', '<br>'])('INJ-08 HTML of nothing but %s is read at once', (piece) => {
  const start = performance.now()
  expect(htmlLinesOf(`x${piece.repeat(250_000)} x`).length).toBeGreaterThan(250_000)
  expect(performance.now() - start).toBeLessThan(3000)
})

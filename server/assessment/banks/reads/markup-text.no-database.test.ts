import { expect, test } from 'vitest'
import { textOfMarkup } from './markup-text.ts'

test.each<[string, string, string, string[]]>([
  ['a power', '10<sup>2</sup> m<sup>-1</sup>', '10² m⁻¹', []],
  ['a power in letters', 'x<sup>ab</sup>y<sup>k</sup>', 'x^(ab)y^k', ['layout']],
  ['an ordinal', '1<sup>er</sup> 2<sup>o</sup> 3<sup>a</sup>', '1er 2º 3ª', []],
  ['an index', 'H<sub>2</sub>O, a<sub>k</sub>', 'H₂O, a_k', ['layout']],
  ['line breaks', 'a<br>b<br/>c', 'a\nb\nc', []],
  ['paragraphs', '<p>a</p>\n<p>b</p>', 'a\nb', []],
  ['a list', 'x<ul><li>a</li><li>b<ol start="3"><li>c</li><li>d</li></ol></li></ul>y', 'x\n- a\n- b\n  3. c\n  4. d\ny', []],
  [
    'a table',
    '<table><tr><th>a</th><th>b</th></tr><tr><td><p>1</p><p>2</p></td><td></td></tr></table>',
    'a | b\n1 / 2 |',
    ['layout'],
  ],
  ['entities', '&aacute;&nbsp;&lt;b&gt; &#8804; &amp;amp; &copy', 'á <b> ≤ &amp; ©', []],
  ['code', '<pre>if a:\n    b()\n</pre>', 'if a:\n    b()', []],
  ['spaces that are kept', 'a&nbsp;&nbsp;b   c', 'a  b c', []],
  [
    'a link',
    '<a href="https://x.test/a">aquí</a> <a href="https://x.test">https://x.test</a>',
    'aquí (https://x.test/a) https://x.test',
    ['links'],
  ],
  ['emphasis', '<b>a</b><i> </i><span style="text-decoration: underline">b</span>', 'a b', ['formatting']],
  ['a quotation', '<q>a</q>', '“a”', []],
  ['signs that are no markup', 'a < b, x<y, <T>, 1<2>0, <b', 'a < b, x<y, <T>, 1<2>0, <b', []],
  ['a comparison', 'if (a<b && c>d), i<b or s>a, a<p/>b', 'if (a<b && c>d), i<b or s>a, a\nb', []],
  ['attributes', '<p class=x id="a>b">a</p><ol reversed><li>b</li></ol>', 'a\n1. b', []],
  ['a comment', 'a<!-- b -->c<!-- d', 'ac<!-- d', []],
  ['scripts', 'a<script>b()</script><style>c</style>', 'a', []],
])('QST-02 the text of markup keeps its meaning: %s', (_case, markup, text, changes) => {
  expect(textOfMarkup(markup, { keepsLines: false })).toEqual({ text, changes, losses: [] })
})

test.each([
  ['<img src=a>', ['picture']],
  ['<svg><text>a</text></svg>', ['picture']],
  ['<iframe src=a></iframe>', ['media']],
  ['<math><mn>2</mn></math>', ['formula']],
  ['<s>a</s>', ['struck']],
  ['<table><tr><td rowspan="2">a</td></tr></table>', ['table']],
  ['<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>', ['table']],
  ['<input>', ['fields']],
])('QST-02 content that plain text cannot express is reported: %s', (markup, losses) => {
  expect(textOfMarkup(markup, { keepsLines: false }).losses).toEqual(losses)
})

test('QST-02 line ends of the source stay where they have a meaning', () => {
  expect(textOfMarkup('a\nb', { keepsLines: true }).text).toBe('a\nb')
  expect(textOfMarkup('a\nb', { keepsLines: false }).text).toBe('a b')
})

test('INJ-08 deep, unclosed and repeated markup is read quickly', () => {
  for (const piece of ['<b>', '<', '<a ', '<!--', '<table><tr><td>', '\f\n ', '&', '<a b="', '<p b=c ']) {
    const begun = performance.now()
    textOfMarkup(piece.repeat(20_000 / piece.length), { keepsLines: true })
    expect(performance.now() - begun, piece).toBeLessThan(500)
  }
})

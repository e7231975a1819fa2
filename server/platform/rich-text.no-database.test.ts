import { expect, test } from 'vitest'
import { plainTextOf } from './rich-text.ts'

test.each([
  ['<p>uno</p><p>dos &amp; tres<br>cuatro</p>', 'uno dos & tres cuatro'],
  ['<ul><li>uno</li><li>dos</li></ul>', 'uno dos'],
  ['a &lt;b&gt; &quot;c&quot;', 'a <b> "c"'],
  ['', ''],
])('JOB-02 the plain text of %j is %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text)
})

test('INJ-08 a deeply nested text is read without overflowing the stack', () => {
  expect(plainTextOf(`${'<ul><li>'.repeat(20_000)}x`)).toBe('x')
})

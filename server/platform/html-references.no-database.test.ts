import { expect, test } from 'vitest'
import { withLetters, withoutReferences } from './html-references.ts'

test.each([
  ['Mar&iacute;a Pe&ntilde;a;Bogot&#225;', 'María Peña;Bogotá', 'María Peña;Bogotá'],
  ['Dr&amp;auml;xlmaier', 'Dräxlmaier', 'Dräxlmaier'],
  ['P&amp;G &quot;Sur&quot;&#59;', 'P&amp;G &quot;Sur&quot;&#59;', 'P&G "Sur";'],
  ['R&D y AT&T; a&b=c;', 'R&D y AT&T; a&b=c;', 'R&D y AT&T; a&b=c;'],
  ['<p>5 &lt; 6 &ntilde;</p>', '<p>5 &lt; 6 ñ</p>', '<p>5 &lt; 6 &ntilde;</p>'],
])('INT-14 the HTML references of %s are read', (text, letters, all) => {
  expect([withLetters(text), withoutReferences(text)]).toEqual([letters, all])
})

import { expect, test } from 'vitest'
import { cleanFileName } from './uploads.ts'

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\windows\\cv.pdf', 'cv.pdf'],
  ['/etc/cv.pdf', 'cv.pdf'],
  ['CON.pdf', 'CON.pdf'],
  ['...cv.pdf', 'cv.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
  ["it's (mine) *.pdf", "it's (mine).pdf"],
  ['cv\u202Efdp.pdf', 'cvfdp.pdf'],
  ['cv\u2028de\u2029dos.pdf', 'cvdedos.pdf'],
  ['hoja de vida – ñandú 履历.pdf', 'hoja de vida – ñandú 履历.pdf'],
  ['Hoja de vida Ri\u0301os Pen\u0303a.pdf', 'Hoja de vida Ríos Peña.pdf'],
  [`${'e\u0301'.repeat(127)}.pdf`, `${'é'.repeat(55)}.pdf`],
  ['📄 CV.pdf', '📄 CV.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(110)}.pdf`],
  [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(110)}.pdf`],
])('UPL-04 %j is shown as %j', (given, shown) => {
  expect(cleanFileName(given)).toBe(shown)
})

import { describe, expect, test } from 'vitest'
import { isSafeAddress, typedAddress } from './rich-text.ts'

describe('JOB-02 INJ-02 a typed link address', () => {
  test.each([
    ['https://x.example/a?b=1', 'https://x.example/a?b=1'],
    [' http://x.example ', 'http://x.example'],
    ['www.empresa.co/oferta', 'https://www.empresa.co/oferta'],
    ['empresa.co', 'https://empresa.co'],
    ['hojas@empresa.co', 'mailto:hojas@empresa.co'],
    ['mailto:hojas@empresa.co', 'mailto:hojas@empresa.co'],
    ['/jobs', '/jobs'],
    ['#abajo', '#abajo'],
    ['', null],
    ['empresa', null],
    ['nuestra página.com', null],
    ['//evil.example/x', null],
    ['javascript:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['ftp://x.example', null],
    ['tel:+573001112233', null],
    ['https:', null],
  ])('JOB-02 INJ-02 %j becomes %j', (typed, address) => expect(typedAddress(typed)).toBe(address))
})

test.each([
  ['/jobs', true],
  ['#abajo', true],
  ['mailto:a@b.co', true],
  ['//evil.example', false],
  ['\\\\evil.example', false],
  ['data:text/html,x', false],
  ['JaVaScRiPt:x', false],
  ['java\u0000script:x', false],
])('INJ-02 whether a link may lead to %j: %s', (address, safe) => expect(isSafeAddress(address)).toBe(safe))

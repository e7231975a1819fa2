import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, siteColours, siteGrounds } from '#domain/kernel/company-colours.ts'
import { companyStyle } from './company-style.ts'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
/** Both colours of a token, light and dark. */
const pairOf = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)?.slice(1) ?? []

test('BRA-01 the rule knows the grounds of the style sheet', () => {
  const pairs = ['paper', 'surface', 'sunken'].map(pairOf)
  expect(siteGrounds.light).toEqual(pairs.map(([light]) => light))
  expect(siteGrounds.dark).toEqual(pairs.map(([, dark]) => dark))
})

test.each(['#ffe600', '#0b2a6f', '#808080', '#ffffff', '#000000'])(
  'BRA-01 texts, links and the ring of the focus can be seen on the field of %s',
  (colour) => {
    for (const [at, scheme] of (['light', 'dark'] as const).entries()) {
      const { soft } = siteColours(colour)[scheme]
      for (const text of ['ink', 'ink-soft', 'link'])
        expect(contrast(pairOf(text)[at] ?? '', soft), text).toBeGreaterThanOrEqual(4.5)
      for (const ground of [...siteGrounds[scheme], soft])
        expect(contrast(pairOf('focus')[at] ?? '', ground)).toBeGreaterThanOrEqual(3)
    }
  },
)

test('BRA-01 a company without a colour keeps the product’s, and workplaces always do', () => {
  expect(companyStyle('')).toBe('')
  const rules = companyStyle('#0b2a6f').match(/[^{}]+(?=\{--)/g) ?? []
  expect(rules).toHaveLength(3)
  for (const rule of rules) expect(rule).toContain("body:not([data-frame='workplace'])")
})

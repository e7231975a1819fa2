import { expect, test } from 'vitest'
import { companyColours, contrast, darkGround, siteColours, siteGrounds } from './company-colours.ts'

test.each(['#ffffff', '#000000', '#ffe600', '#7f7f7f', '#757575', '#e8834f', '#0b2a6f', '#00ff00', '#ff00aa', '#a8431f'])(
  'MAIL-04 everything that is made from the colour %s can be read',
  (colour) => {
    const { fill, onFill, ink, darkInk } = companyColours(colour)
    expect(fill).toBe(colour)
    expect(contrast(onFill, fill)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(darkInk, darkGround)).toBeGreaterThanOrEqual(4.5)
  },
)

test('MAIL-04 a colour that can be read stays as it is, and others keep their hue', () => {
  expect(companyColours('#0b2a6f')).toMatchObject({ onFill: '#ffffff', ink: '#0b2a6f' })
  expect(companyColours('#ffe600')).toMatchObject({ onFill: '#000000', darkInk: '#ffe600' })
  expect(companyColours('#ffe600').ink).toMatch(/^#([0-9a-f]{2})[0-9a-f]{2}00$/)
})

const white = '#ffffff'
test.each([
  ['yellow', '#ffe600', '#000000'],
  ['dark blue', '#0b2a6f', white],
  ['mid grey', '#808080', '#000000'],
  ['white', white, '#000000'],
  ['black', '#000000', white],
  ['pure red', '#ff0000', '#000000'],
  ['pure blue', '#0000ff', white],
  ['light green', '#98ff98', '#000000'],
])('BRA-01 buttons, borders and texts in %s can be seen in both schemes', (_, colour, text) => {
  for (const scheme of ['light', 'dark'] as const) {
    const { brand, strong, onBrand, edge, soft, ink } = siteColours(colour)[scheme]
    expect([brand, onBrand]).toEqual([colour, text])
    expect(contrast(onBrand, brand)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(onBrand, strong)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(strong, brand), 'what the pointer is on is seen').toBeGreaterThanOrEqual(1.08)
    const [, surface] = siteGrounds[scheme]
    if (contrast(brand, surface) < 1.1) expect(contrast(edge, surface), 'it differs from quiet buttons').toBeGreaterThanOrEqual(7)
    for (const ground of [...siteGrounds[scheme], soft]) {
      expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    }
  }
})

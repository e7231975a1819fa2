import { expect, test } from 'vitest'
import { companyColours, contrast, darkGround } from './company-colours.ts'

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

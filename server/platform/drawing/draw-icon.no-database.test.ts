import { expect, test } from 'vitest'
import { contrast } from '#domain/kernel/company-colours.ts'
import { type Icon, iconSvg } from './draw-icon.ts'

const icon = (own: Partial<Icon>): string => iconSvg({ of: 'phone', letter: 'A', colour: null, logo: undefined, ...own })

test('BRA-01 without a logo the icon is the letter of the company, which can be read on its colour', () => {
  for (const colour of ['#ffe600', '#0b2a6f', '#808080', '#ffffff']) {
    const [, ground = '', letter = ''] = /<rect [^>]*fill="(#\w+)".*<text [^>]*fill="(#\w+)">A</.exec(icon({ colour })) ?? []
    expect(ground).toBe(colour)
    expect(contrast(letter, ground)).toBeGreaterThanOrEqual(4.5)
  }
  expect(icon({ letter: '<' })).toContain('>&lt;</text>')
})

test('BRA-01 a logo stands alone on white, and the corners of phones stay filled', () => {
  const logo = { mediaType: 'image/png', content: new Uint8Array([1]) }
  expect(icon({ logo })).toMatch(/rx="0" fill="#ffffff"\/><image [^>]*href="data:image\/png;base64,AQ=="\/><\/svg>$/)
})

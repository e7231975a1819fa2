/** The colours of an e-mail or a print that are made from the company's colour; all are `#rrggbb`. */
export interface CompanyColours {
  /** The head and the buttons. */
  readonly fill: string
  /** Text on the fill. */
  readonly onFill: string
  /** Text on white. */
  readonly ink: string
  /** Text on the dark ground of mail programs in dark mode. */
  readonly darkInk: string
}

/** The colour of the product, which a company without a colour of its own has. */
export const productColour = '#a8431f'
/** The ground of an e-mail in dark mode. */
export const darkGround = '#26231f'
/** WCAG 2.2, 1.4.3: the least contrast between text and its ground. */
const leastContrast = 4.5

/**
 * Makes readable colours from any colour, or from the product's for null. Text on it is white where that can be read, else black: one of both always has a contrast of 4.5.
 * As text, the colour is darkened or lightened until it can be read.
 */
export function companyColours(own: string | null): CompanyColours {
  const colour = own ?? productColour
  return {
    fill: colour,
    onFill: contrast('#ffffff', colour) >= leastContrast ? '#ffffff' : '#000000',
    ink: readable(colour, '#ffffff', 0),
    darkInk: readable(colour, darkGround, 255),
  }
}

/** Reads a typed colour as `#rrggbb`: three digits, capitals and a missing `#` are accepted. Other texts stay as they are. */
export function wholeColour(typed: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(typed.toLowerCase())?.[1]
  if (digits === undefined) return typed
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** Mixes the colour with black or white, in steps of a twentieth, until it can be read on the ground. */
function readable(colour: string, ground: string, towards: 0 | 255): string {
  const parts = partsOf(colour)
  for (let step = 0; step <= 20; step += 1) {
    const mixed = hexOf(parts.map((part) => part + ((towards - part) * step) / 20))
    if (contrast(mixed, ground) >= leastContrast) return mixed
  }
  return towards === 0 ? '#000000' : '#ffffff'
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

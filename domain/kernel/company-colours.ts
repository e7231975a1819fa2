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
    ink: readable(colour, ['#ffffff'], 0),
    darkInk: readable(colour, [darkGround], 255),
  }
}

/** The colours of one scheme of the site that are made from the company's colour. */
export interface SchemeColours {
  /** Of main buttons: the company's colour itself. */
  readonly brand: string
  /** The button under the pointer. */
  readonly strong: string
  /** Text on both. */
  readonly onBrand: string
  /** The border of the button: it stands out from every ground even where the button does not, such as white on white. */
  readonly edge: string
  /** A ground with a trace of the colour. */
  readonly soft: string
  /** Text in the colour on every ground. */
  readonly ink: string
}

/** The grounds of the site in each scheme, as web/platform/theme/tokens.css names them: paper, surface, sunken. */
export const siteGrounds = {
  light: ['#faf8f5', '#ffffff', '#f1ede7'],
  dark: ['#14191f', '#222b34', '#10151a'],
} as const
/** WCAG 2.2, 1.4.11: the least contrast of a control with its ground. */
const leastOfControls = 3
/** Of a main button in the colour of its ground, so that it differs from other buttons, which are framed with less. */
const leastOfHidden = 7

/** Makes the colours of public and candidate pages from any colour, for each scheme (BRA-01). */
export function siteColours(colour: string): Record<'light' | 'dark', SchemeColours> {
  const { onFill } = companyColours(colour)
  const common = { brand: colour, strong: pointedAt(colour, onFill), onBrand: onFill }
  const inScheme = (scheme: 'light' | 'dark', share: number, towards: 0 | 255): SchemeColours => {
    const [paper, surface] = siteGrounds[scheme]
    const soft = mixed(paper, colour, share)
    const grounds = [...siteGrounds[scheme], soft]
    const isHidden = contrast(colour, surface) < 1.15
    return {
      ...common,
      soft,
      edge: readable(colour, grounds, towards, isHidden ? leastOfHidden : leastOfControls),
      ink: readable(colour, grounds, towards),
    }
  }
  return { light: inScheme('light', 0.12, 0), dark: inScheme('dark', 0.14, 255) }
}

/** A little further from the colour of the text; a colour that cannot go further comes a little nearer. */
function pointedAt(colour: string, text: string): string {
  const away = mixed(colour, text === '#ffffff' ? '#000000' : '#ffffff', 0.18)
  return contrast(away, colour) >= 1.08 ? away : mixed(colour, text, 0.14)
}

/** Reads a typed colour as `#rrggbb`: three digits, capitals and a missing `#` are accepted. Other texts stay as they are. */
export function wholeColour(typed: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(typed.toLowerCase())?.[1]
  if (digits === undefined) return typed
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** Mixes the colour with black or white, in steps of a twentieth, until it can be read on all grounds. */
function readable(colour: string, grounds: readonly string[], towards: 0 | 255, least = leastContrast): string {
  const end = towards === 0 ? '#000000' : '#ffffff'
  for (let step = 0; step < 20; step += 1) {
    const tried = mixed(colour, end, step / 20)
    if (grounds.every((ground) => contrast(tried, ground) >= least)) return tried
  }
  return end
}

/** A colour with a share of another, from 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const others = partsOf(other)
  return hexOf(partsOf(colour).map((part, at) => part + ((others[at] ?? 0) - part) * share))
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

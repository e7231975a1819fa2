import { companyColours } from '#domain/kernel/company-colours.ts'
import { escapeHtml } from '#domain/mail/mail.rules.ts'
import { type DrawnLogo, logoAt } from './draw-link-picture.ts'
import { fontFamily, renderSvg } from './svg-renderer.ts'

/** The icon of the site, as the drawing thread receives it. */
export interface Icon {
  readonly of: 'tab' | 'phone'
  /** The first letter of the company's name, which stands for a logo. */
  readonly letter: string
  readonly colour: string | null
  readonly logo: DrawnLogo | undefined
}

/** Pixels; phones cut the corners themselves, and fill what is transparent with black. */
const shapes = {
  tab: { size: 96, round: 16, margin: 6 },
  phone: { size: 180, round: 0, margin: 20 },
}

export const drawIcon = (icon: Icon): Promise<Uint8Array> => renderSvg(iconSvg(icon))

/** The logo on white, because most are drawn for white paper and tabs may be dark; else the letter on the company's colour (BRA-01). */
export function iconSvg({ of, letter, colour, logo }: Icon): string {
  const { size, round, margin } = shapes[of]
  const { fill, onFill } = companyColours(colour)
  const room = size - 2 * margin
  const ground = `<rect width="${size}" height="${size}" rx="${round}" fill="${logo ? '#ffffff' : fill}"/>`
  const middle = `x="${size / 2}" y="${size * 0.71}" text-anchor="middle" font-size="${size * 0.6}" font-weight="700"`
  const sign = logo
    ? logoAt(logo, `x="${margin}" y="${margin}" width="${room}" height="${room}"`)
    : `<text ${middle} fill="${onFill}">${escapeHtml(letter)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" font-family="${fontFamily}">${ground}${sign}</svg>`
}

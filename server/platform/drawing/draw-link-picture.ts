import PDFDocument from 'pdfkit'
import { companyColours } from '#domain/kernel/company-colours.ts'
import { linkPictureSize } from '#domain/kernel/link-pictures.ts'
import { escapeHtml } from '#domain/mail/mail.rules.ts'
import { fonts } from '../pdf/draw-document.ts'
import { createDrawnText, replacementSign } from '../pdf/drawn-text.ts'
import { fontFamily, renderSvg } from './svg-renderer.ts'

/** What the picture of a link shows, as the drawing thread receives it. */
export interface LinkPicture {
  /** The name above the title; empty where the title is the name. */
  readonly name: string
  readonly title: string
  /** A line of facts below the title. */
  readonly line: string
  /** The company's colour, as `#rrggbb`; null for that of the product. */
  readonly colour: string | null
  readonly logo: DrawnLogo | undefined
}
export interface DrawnLogo {
  readonly mediaType: string
  readonly content: Uint8Array
}

interface Look {
  readonly font: string
  readonly size: number
  readonly colour: string
  readonly mostLines: number
}

const { width, height } = linkPictureSize
const margin = 80
const room = width - 2 * margin
const logoBox = { y: 68, width: 420, height: 104 }
const leading = 1.2
/** Between title and facts. */
const gap = 20
const ink = '#1c1917'
const quiet = '#57534e'

/** Draws the picture that is shown beside a shared link, as a PNG. */
export const drawLinkPicture = (picture: LinkPicture): Promise<Uint8Array> => renderSvg(svgOf(picture))

/** The picture as SVG. pdfkit measures the lines: SVG does not break text. */
export function svgOf({ name, title, line, colour, logo }: LinkPicture): string {
  const { fill, ink: accent } = companyColours(colour)
  const wrap = createWrapping()
  const nameLook = { font: fonts.bold, colour: accent, size: 38, mostLines: 1 }
  const lineLook = { font: fonts.plain, colour: quiet, size: 36, mostLines: 1 }
  const large = { font: fonts.bold, colour: ink, size: 76, mostLines: 3 }
  const titleLook = wrap(title, large).length > 2 ? { ...large, size: 56 } : large
  const titleLines = wrap(title, titleLook)
  const lines = wrap(line, lineLook)
  const nameY = logo ? logoBox.y + logoBox.height + 58 : 120
  // Title and facts stand in the middle of what logo and name leave.
  const top = name ? nameY + 20 : nameY - 58
  const left = height - 56 - top - heightOf(titleLines, titleLook) - heightOf(lines, lineLook) - gap
  const titleY = top + left / 2
  const lineY = titleY + heightOf(titleLines, titleLook) + gap
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${fontFamily}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/><rect width="${width}" height="20" fill="${fill}"/>`,
    logo ? imageOf(logo) : '',
    texts(wrap(name, nameLook), nameLook, nameY),
    texts(titleLines, titleLook, titleY + titleLook.size),
    texts(lines, lineLook, lineY + lineLook.size),
    '</svg>',
  ].join('')
}

const heightOf = (lines: readonly string[], { size }: Look) => lines.length * size * leading

function imageOf(logo: DrawnLogo): string {
  const { y, width, height } = logoBox
  return logoAt(logo, `x="${margin}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMinYMid meet"`)
}

/** The logo inside an SVG, with the attributes of its place. */
export function logoAt({ mediaType, content }: DrawnLogo, place: string): string {
  return `<image ${place} href="data:${escapeHtml(mediaType)};base64,${Buffer.from(content).toString('base64')}"/>`
}

function texts(lines: readonly string[], { font, size, colour }: Look, y: number): string {
  const weight = font === fonts.bold ? 700 : 400
  return lines
    .map((text, nth) => {
      const place = `x="${margin}" y="${Math.round(y + nth * size * leading)}"`
      return `<text ${place} font-size="${size}" font-weight="${weight}" fill="${colour}">${escapeHtml(text)}</text>`
    })
    .join('')
}

/** Creates the function that breaks a text into lines that fit beside the margins, and ends what is too long with an ellipsis. */
function createWrapping() {
  const measuring = new PDFDocument({ autoFirstPage: false, font: fonts.plain })
  const drawn = createDrawnText(measuring)
  return (text: string, { font, size, mostLines }: Look): string[] => {
    const fits = (part: string) => measuring.font(font).fontSize(size).widthOfString(part) <= room
    // Emoji and other scripts are left out: a sign in their place would be the loudest part of a picture.
    const known = drawn(text.replace(/\p{Cc}/gu, ' '), font).replaceAll(replacementSign, '')
    const lines: string[] = []
    let rest = known.split(/\s+/).filter(Boolean).join(' ')
    while (rest && lines.length < mostLines) {
      const cut = breakOf(rest, fits)
      lines.push(rest.slice(0, cut).trimEnd())
      rest = rest.slice(cut).trimStart()
    }
    return rest ? [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', fits)] : lines
  }
}

/** Where the first line ends: after a whole word, or inside of a word that is longer than a line. */
function breakOf(text: string, fits: (part: string) => boolean): number {
  if (fits(text)) return text.length
  let end = 0
  let space = 0
  for (const character of text) {
    if (!fits(text.slice(0, end + character.length))) break
    if (character === ' ') space = end
    end += character.length
  }
  if (text[end] === ' ') return end
  return space || Math.max(end, 1)
}

function shortened(line: string, fits: (part: string) => boolean): string {
  let kept = [...line]
  while (kept.length > 0 && !fits(`${kept.join('').trimEnd()}…`)) kept = kept.slice(0, -1)
  return `${kept.join('').replace(/[\s,;:·-]+$/, '')}…`
}

import { mostPresented } from '../passport.rules.ts'

/** Node and browsers both have it. Only this of it is used here, because this tree knows neither. */
declare const TextDecoder: new (label?: 'utf-8', options?: { fatal: true }) => { decode(bytes: Uint8Array): string }

/** The largest picture that is searched for a credential. Ours have about 40 kB. */
export const mostBadgeBytes = 5_000_000

/** The keyword of a credential in a PNG, and the namespace of one in an SVG (Open Badges 3.0, 5.3). */
export const badgeKeyword = 'openbadgecredential'
export const badgeNamespace = 'https://purl.imsglobal.org/ob/v3p0'

/**
 * The credential inside a picture. `none`: a picture without one. `unreadable`: broken, too large, or more than one, so that programs could
 * read different ones.
 */
export type Extracted = { readonly outcome: 'found'; readonly credential: string } | { readonly outcome: 'none' | 'unreadable' }
const unreadable = { outcome: 'unreadable' } as const

/** Finds the credential inside a PNG or SVG; undefined for a file that is no picture. */
export function extractCredential(bytes: Uint8Array): Extracted | undefined {
  if (isPng(bytes)) return bytes.length > mostBadgeBytes ? unreadable : onlyOne(textsOfPng(bytes))
  const head = new TextDecoder().decode(bytes.subarray(0, 1000))
  if (!/<svg[\s>]/.test(head) || !/^\ufeff?\s*</.test(head)) return undefined
  if (bytes.length > mostBadgeBytes) return unreadable
  const svg = decode(bytes)
  return svg === undefined ? unreadable : onlyOne(textsOfSvg(svg))
}

/** Several texts, and one that is no text, are unreadable. */
function onlyOne(texts: readonly (string | undefined)[] | undefined): Extracted {
  if (texts?.length === 0) return { outcome: 'none' }
  const [credential] = texts ?? []
  if (texts?.length !== 1 || !credential || credential.length > mostPresented) return unreadable
  return { outcome: 'found', credential }
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const isPng = (bytes: Uint8Array) => signature.every((byte, place) => bytes[place] === byte)

/** The texts with the keyword of credentials in a PNG; undefined for a file that is cut off or broken. */
function textsOfPng(bytes: Uint8Array): (string | undefined)[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const texts: (string | undefined)[] = []
  let at = signature.length
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length) return undefined
    const type = latin(bytes.subarray(at + 4, at + 8))
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (latin(data.subarray(0, badgeKeyword.length + 1)) === `${badgeKeyword}\0`) texts.push(textOfChunk(type, data))
    if (type === 'IEND') return end === bytes.length ? texts : undefined
    at = end
  }
  return undefined
}

/** The text of an iTXt chunk; undefined for other chunks and for a compressed text, which Open Badges forbids. */
function textOfChunk(type: string, data: Uint8Array): string | undefined {
  const [isCompressed, method] = data.subarray(badgeKeyword.length + 1)
  if (type !== 'iTXt' || isCompressed !== 0 || method !== 0) return undefined
  const endOfTag = data.indexOf(0, badgeKeyword.length + 3)
  const endOfTranslation = endOfTag < 0 ? -1 : data.indexOf(0, endOfTag + 1)
  return endOfTranslation < 0 ? undefined : decode(data.subarray(endOfTranslation + 1))
}

/** The bodies and `verify` values of all credentials in an SVG. No XML is parsed, so no entity is expanded and nothing is loaded. */
const textsOfSvg = (svg: string): (string | undefined)[] => svg.split('<openbadges:credential').slice(1).map(textOfTag)

/** The longest tag of a credential: a `verify` value may be as long as a credential. */
const mostTag = mostPresented + 100

/** Reads the first tag of what follows its name. Searches for fixed texts take no longer than the text is. */
function textOfTag(rest: string): string | undefined {
  const end = rest.indexOf('>')
  if (end < 0 || end > mostTag) return undefined
  const signed = /\sverify="([\w.-]+)"/.exec(rest.slice(0, end))?.[1]
  if (signed) return signed
  const body = rest.slice(end + 1).trimStart()
  const close = body.indexOf(']]>')
  if (!body.startsWith(opening) || close < 0) return undefined
  return body
    .slice(close + 3)
    .trimStart()
    .startsWith('</openbadges:credential>')
    ? body.slice(opening.length, close).trim()
    : undefined
}
const opening = '<![CDATA['

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

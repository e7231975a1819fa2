import { withoutAccents } from '../../kernel/search-words.ts'
import type { Term } from './search-terms.rules.ts'

/** A part of an excerpt; `hit` parts are words that the search found. */
export interface ExcerptPart {
  readonly text: string
  readonly hit: boolean
}

/** The most characters of an excerpt. */
export const excerptLength = 120
/** Characters before the first found word. */
const lead = 30
/** The most found words of one text that are looked at. */
const mostHits = 200

interface Hit {
  readonly from: number
  readonly to: number
  readonly term: number
}

/**
 * The part of a text with the most of the terms, as plain text whose found words are parts of their own (CVS-03). Undefined when the text
 * has none of the terms.
 */
export function excerptOf(text: string, terms: readonly Term[]): ExcerptPart[] | undefined {
  // A word that a line's end divides is one word, unless its parts are searched.
  const whole = text.replace(/([\p{L}\p{N}])[-‐]\n(?=[\p{L}\p{N}])/gu, '$1')
  return excerptOfText(whole, terms) ?? (whole === text ? undefined : excerptOfText(text, terms))
}

function excerptOfText(text: string, terms: readonly Term[]): ExcerptPart[] | undefined {
  const line = text.replace(/\s+/g, ' ').trim()
  const hits = hitsIn(line, terms)
  const first = mostTelling(hits)
  if (!first) return undefined
  const from = first.from <= lead ? 0 : afterSpace(line, first.from - lead, first.from)
  const end = Math.max(first.to, from + excerptLength - 2)
  const to = end >= line.length ? line.length : beforeSpace(line, end, first.to)
  const parts: ExcerptPart[] = []
  const add = (part: string, hit: boolean) => part && parts.push({ text: part, hit })
  let at = from
  for (const hit of hits) {
    if (hit.from < at || hit.to > to) continue
    add(line.slice(at, hit.from), false)
    add(line.slice(hit.from, hit.to), true)
    at = hit.to
  }
  add(line.slice(at, to), false)
  return ellipses(parts, from > 0, to < line.length)
}

/** Where the terms are in a text, in the order of the text. */
function hitsIn(line: string, terms: readonly Term[]): Hit[] {
  const { folded, places } = fold(line)
  const hits = terms.flatMap(({ words, whole, forms, excluded }, term): Hit[] => {
    if (excluded) return []
    const pattern = words.map((word) => escaped(withoutAccents(word))).join('[^\\p{L}\\p{N}]+')
    const end = '(?![\\p{L}\\p{N}])'
    const all = [pattern + (whole ? end : '[\\p{L}\\p{N}]*'), ...forms.map((form) => form + end)]
    const found = folded.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})`, 'gu'))
    return [...take(found, mostHits)].map((match) => ({
      from: places[match.index] ?? 0,
      to: Math.min(places[match.index + match[0].length] ?? line.length, (places[match.index] ?? 0) + excerptLength / 2),
      term,
    }))
  })
  return hits.sort((one, other) => one.from - other.from)
}

/** The first of the hits that have the most terms within an excerpt. */
function mostTelling(hits: readonly Hit[]): Hit | undefined {
  let best: { readonly hit: Hit; readonly terms: number } | undefined
  for (const [index, hit] of hits.entries()) {
    const near = new Set<number>()
    for (let next = index; hits[next] && (hits[next]?.to ?? 0) <= hit.from + excerptLength - lead; next++)
      near.add(hits[next]?.term ?? 0)
    if (!best || near.size > best.terms) best = { hit, terms: near.size }
  }
  return best?.hit
}

/** Runs of letters without accents, which are put into small letters at once, and each other letter by itself. */
const runs = /[\0-\x7f]+|[^\0-\x7f]/gu

/** The text without accents and capitals, and for each of its characters the place in the text that it came from. */
function fold(line: string): { folded: string; places: number[] } {
  const places: number[] = []
  const foldedLetters = new Map<string, string>()
  let folded = ''
  let at = 0
  for (const [run] of line.matchAll(runs)) {
    if (run.charCodeAt(0) < 128) {
      for (let index = 0; index < run.length; index++) places.push(at + index)
      folded += run.toLowerCase()
    } else {
      const plain = foldedLetters.get(run) ?? withoutAccents(run)
      foldedLetters.set(run, plain)
      for (let index = 0; index < plain.length; index++) places.push(at)
      folded += plain
    }
    at += run.length
  }
  places.push(at)
  return { folded, places }
}

function* take<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let taken = 0
  for (const item of items) {
    if (taken++ === most) return
    yield item
  }
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The place after the first space from `from` on, but at most `to`. */
function afterSpace(line: string, from: number, to: number): number {
  const space = line.indexOf(' ', from)
  return space === -1 || space >= to ? to : space + 1
}

/** The place of the last space up to `to`, but at least `from`. */
function beforeSpace(line: string, to: number, from: number): number {
  return Math.max(line.lastIndexOf(' ', to), from)
}

function ellipses(parts: readonly ExcerptPart[], before: boolean, after: boolean): ExcerptPart[] {
  const dots: ExcerptPart = { text: '…', hit: false }
  return joined([...(before ? [dots] : []), ...parts, ...(after ? [dots] : [])])
}

/** Joins neighbours that are not hits. */
function joined(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const result: ExcerptPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last && !last.hit && !part.hit) result[result.length - 1] = { text: last.text + part.text, hit: false }
    else result.push(part)
  }
  return result
}

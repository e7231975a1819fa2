import type { ParityView } from '#domain/assessment/banks/banks.contract.ts'
import { gapsOf, type ParityGap } from '#domain/assessment/banks/parity.rules.ts'
import { mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import { compareInOrder } from '../../platform/in-order.ts'
import { presentFigures } from './banks.views.ts'
import type { FiguresById, SideRow } from './parity.reads.ts'

interface Pair {
  readonly sides: readonly SideRow[]
  readonly gaps: readonly ParityGap[]
}

/** Groups questions into pairs, in the order of their first questions. */
export function pairsOf(rows: readonly SideRow[]): Pair[] {
  const together = new Map<string, SideRow[]>()
  for (const row of rows) {
    const name = row.pair ?? row.uuid
    together.set(name, [...(together.get(name) ?? []), row])
  }
  return [...together.values()].map((sides) => {
    const [one, other] = sides.map((side) => ({ ...side, media: side.media_type === null ? null : mediaKindOf(side.media_type) }))
    return { sides, gaps: one ? gapsOf(one, other) : [] }
  })
}

type Order = 'gaps' | '-gaps' | 'question' | '-question'

/** The pairs with these words in one of their questions, sorted. */
export function arrangePairs(pairs: readonly Pair[], q: string, sort: Order): Pair[] {
  const words = withoutAccents(q).trim()
  const found = pairs.filter(({ sides }) => sides.some(({ text }) => withoutAccents(text).includes(words)))
  const textOf = ({ sides }: Pair) => sides[0]?.text ?? ''
  const direction = sort.startsWith('-') ? -1 : 1
  return found.toSorted(
    (one, other) =>
      direction * (sort.endsWith('gaps') ? one.gaps.length - other.gaps.length : compareInOrder(textOf(one), textOf(other))),
  )
}

/** A question and its translation, with the figures of both. */
export function presentPair(figures: FiguresById) {
  return ({ sides, gaps }: Pair): ParityView => {
    const sideOf = (language: 'es' | 'en') => {
      const row = sides.find((side) => side.language === language)
      const own = row && figures.get(row.id)
      return row && own ? { uuid: row.uuid, question: row.text, type: row.type, ready: row.ready, ...presentFigures(own) } : null
    }
    return { es: sideOf('es'), en: sideOf('en'), gaps: [...gaps] }
  }
}

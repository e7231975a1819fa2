import type { DifficultyLack, DifficultySource } from '../difficulty/difficulty.rules.ts'
import type { QuestionDifficulty } from '../difficulty/estimation.rules.ts'
import {
  type BankCounts,
  contradictions,
  type Fingerprints,
  type LeftOutReason,
  matchQuestions,
  type QuestionCounts,
} from './counts.rules.ts'
import { type Anchor, type Anchors, anchorsOf, joinAnchors } from './pairwise.rules.ts'

/** A question of the bank as it stands. */
export interface OwnQuestion extends Fingerprints {
  /** Its frozen copy. */
  readonly question: number
}

/** The counts of another site. */
export interface SharedBank {
  readonly id: number
  readonly counts: BankCounts<QuestionCounts & Fingerprints>
}

/** What became of the counts of a site. */
export interface SiteOutcome {
  readonly id: number
  /** How many questions have a difficulty from it. */
  readonly used: number
  /** For each reason the questions that were left out, by their id in this bank; null for those that it does not have. */
  readonly left_out: Readonly<Partial<Record<LeftOutReason, readonly (string | null)[]>>>
}

/**
 * The difficulties that other sites found, joined on one scale, the site with the most tests first (CAL-01). A question about which two of them
 * disagree has none.
 */
export function joinSites(
  sites: readonly SharedBank[],
  own: readonly OwnQuestion[],
): { readonly anchors: Anchors; readonly outcomes: readonly SiteOutcome[] } {
  let anchors: Anchors = new Map()
  const disputed = new Set<number>()
  const outcomes = sites
    .toSorted((one, other) => other.counts.attempts - one.counts.attempts || one.id - other.id)
    .map((site): SiteOutcome => {
      const { ofSite, leftOut } = readSite(site, own)
      const joined = joinAnchors(anchors, ofSite)
      for (const [question] of ofSite)
        if (!joined) leftOut(own.find((one) => one.question === question)?.id ?? null, 'few')
        else if (joined.disagreeing.has(question)) {
          leftOut(own.find((one) => one.question === question)?.id ?? null, 'disagrees')
          disputed.add(question)
        }
      anchors = joined?.anchors ?? anchors
      return { id: site.id, used: joined ? ofSite.size - joined.disagreeing.size : 0, left_out: leftOut.all }
    })
  return { anchors: new Map([...anchors].filter(([question]) => !disputed.has(question))), outcomes }
}

/** The difficulties by which a site knows questions of this bank, and a collector of the others. */
function readSite({ counts }: SharedBank, own: readonly OwnQuestion[]) {
  const all: Partial<Record<LeftOutReason, (string | null)[]>> = {}
  const leftOut = Object.assign(
    (id: string | null, reason: LeftOutReason) => {
      all[reason] = [...(all[reason] ?? []), id]
    },
    { all },
  )
  const impossible = contradictions(counts)
  const possible = counts.pairs.filter(([first, second]) => !impossible.has(first) && !impossible.has(second))
  const found = anchorsOf({ ...counts, pairs: possible })
  const ofSite = new Map<number, Anchor>()
  for (const [place, match] of matchQuestions(counts, own).entries()) {
    if (typeof match === 'string') {
      const { id, text } = counts.questions[place] ?? {}
      leftOut(own.find((one) => one.text === text || one.id === id)?.id ?? null, match)
      continue
    }
    const anchor = found.get(place)
    if (anchor) ofSite.set(match.question, anchor)
    else leftOut(match.id, 'few')
  }
  return { ofSite, leftOut }
}

export interface JoinedDifficulty {
  readonly question: number
  readonly answers: number
  /** With the fit of the own answers; null without them. */
  readonly estimate: (Anchor & { readonly infit?: number; readonly outfit?: number; readonly misfit?: number }) | null
  readonly lack: DifficultyLack | null
  readonly source: DifficultySource
}

/** The difficulties of a bank, which start from those that other sites found and are overruled by its own answers; their mean is zero (CAL-01). */
export function withAnchors(found: readonly QuestionDifficulty[], anchors: Anchors): readonly JoinedDifficulty[] {
  const own = new Map(found.flatMap(({ question, estimate }) => (estimate ? [[question, estimate] as const] : [])))
  const joined = anchors.size > 0 ? joinAnchors(own, anchors) : null
  if (!joined) return found.map((one) => ({ ...one, source: 'own' }))
  const mean = [...joined.anchors.values()].reduce((sum, { difficulty }) => sum + difficulty, 0) / joined.anchors.size
  const asked = new Map(found.map((one) => [one.question, one]))
  return [...new Set([...asked.keys(), ...joined.anchors.keys()])].map((question) => {
    const { answers = 0, estimate = null, lack = 'few' } = asked.get(question) ?? {}
    const anchor = joined.anchors.get(question)
    if (!anchor) return { question, answers, estimate: null, lack, source: 'own' }
    const source = sourceOf(estimate !== null, anchors.has(question), joined.disagreeing.has(question))
    return {
      question,
      answers,
      estimate: { ...estimate, error: anchor.error, difficulty: anchor.difficulty - mean },
      lack: null,
      source,
    }
  })
}

function sourceOf(isOwn: boolean, isShared: boolean, disagrees: boolean): DifficultySource {
  if (disagrees) return 'overruled'
  if (!isShared) return 'own'
  return isOwn ? 'both' : 'shared'
}

import { bandStarts } from '../../kernel/bands.ts'
import { shownFrom } from '../scorecards/scorecards.rules.ts'

/** What a vacancy asks: its skills, its questions with a knock-out, and the criteria of its interview kits that are no skills (SHL-01). */
export const askedKinds = ['skill', 'question', 'criterion'] as const
export type AskedKind = (typeof askedKinds)[number]

/** Whether a person has shown something that a vacancy asks. `unsure`: a result whose error reaches the limit, or colleagues who disagree. */
export const shownStates = ['shown', 'unsure', 'not_shown', 'unknown'] as const
export type ShownState = (typeof shownStates)[number]

/** The points of a test from which its skill counts as shown, once their error does not reach below. */
export const shownPoints = bandStarts.E

export interface TestEvidence {
  readonly points: number
  readonly error: number | null
  /** Whether written answers of the test wait for a rating. */
  readonly provisional: boolean
}

/** What a person has shown of one thing that a vacancy asks. */
export interface Evidence {
  readonly test: TestEvidence | null
  /** The answer to the question: whether it is a knock-out; null without one. */
  readonly answer: { readonly knockout: boolean } | null
  /** The points of submitted scorecards that the reader may see. */
  readonly points: readonly number[]
}

function ofTest({ points, error, provisional }: TestEvidence): ShownState {
  const margin = error ?? 0
  if (points + margin < shownPoints) return 'not_shown'
  return points - margin >= shownPoints && !provisional ? 'shown' : 'unsure'
}

function ofPoints(points: readonly number[]): ShownState {
  const enough = points.filter((point) => point >= shownFrom).length
  if (enough === points.length) return 'shown'
  return enough === 0 ? 'not_shown' : 'unsure'
}

/** What each source says by itself. */
export function sourcesOf({ test, answer, points }: Evidence) {
  return {
    test: test && ofTest(test),
    answer: answer && (answer.knockout ? 'not_shown' : 'shown'),
    scorecards: points.length > 0 ? ofPoints(points) : null,
  } satisfies Record<string, ShownState | null>
}

/** Whether something is shown: one source that shows it is enough, and colleagues who disagree are not counted as a mean. */
export function shownStateOf(evidence: Evidence): ShownState {
  const states = Object.values(sourcesOf(evidence))
  return shownStates.find((state) => states.includes(state)) ?? 'unknown'
}

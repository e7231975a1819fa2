import { abilityAt, chanceOfRight, meanOf } from '../difficulty/chance.rules.ts'
import { bandFrom, type Likert, likertCodes, pointsOfAttempt } from '../results/scoring.rules.ts'
import { questionsOfAttempt } from '../skills/skills.rules.ts'

/** With fewer known difficulties, no lack of a bank is reported. */
export const leastKnown = 10
/** So many of the ten questions of a test should be about as hard as each limit between bands, where a result decides between two words. */
const wantedOfTest = 2
/** Questions within so many logits of a limit count for it: the width of a word such as "hard". */
const near = 0.5
/** How many new questions the gain is stated for (FAI-07). */
export const addedQuestions = 10

/** What a bank has and lacks where one band ends and the next begins. */
export interface Target {
  /** The better of the two bands, and its lowest points. */
  readonly band: Likert
  readonly points: number
  /** The most informative difficulty there, in logits. */
  readonly difficulty: number
  readonly questions: number
  readonly missing: number
  /** The standard error of a result there, in points of today's bank, now and with ten more questions of that difficulty. */
  readonly error: number
  readonly errorWithMore: number
  /** How many questions a test of today would need to distinguish people there as well as ten with those questions. */
  readonly worth: number
}

/**
 * What a bank lacks at each limit between bands, from the best (FAI-07). `known` are the difficulties of its questions in logits, of which there are
 * `all`. Empty while too few are known.
 */
export function targetsOf(known: readonly number[], all: number): Target[] {
  if (known.length < leastKnown) return []
  return likertCodes
    .filter((code) => bandFrom[code] > 0)
    .map((band) => {
      const points = bandFrom[band]
      const ability = abilityAt(points / pointsOfAttempt, known)
      const questions = known.filter((difficulty) => Math.abs(difficulty - ability) <= near).length
      return { band, points, difficulty: ability, questions, missing: missingOf(questions, all), ...errorsAt(ability, known) }
    })
}

/** How many questions to add so that the wanted share is reached: those that are added count on both sides. */
function missingOf(questions: number, all: number): number {
  const wanted = wantedOfTest / questionsOfAttempt
  return Math.max(0, Math.ceil((wanted * all - questions) / (1 - wanted)))
}

const informationAt = (ability: number, difficulty: number): number => {
  const chance = chanceOfRight(ability, difficulty)
  return chance * (1 - chance)
}

/**
 * The information of a test of ten such questions gives the standard error of the ability (Birnbaum, 1968), and the slope of the expected points turns
 * it into points. The slope is today's, so that both errors are on one scale.
 */
function errorsAt(ability: number, known: readonly number[]) {
  const now = meanOf(known.map((difficulty) => informationAt(ability, difficulty)))
  const added = informationAt(ability, ability)
  const withMore = (now * known.length + added * addedQuestions) / (known.length + addedQuestions)
  const inPoints = (information: number) => (pointsOfAttempt * now) / Math.sqrt(questionsOfAttempt * information)
  return { error: inPoints(now), errorWithMore: inPoints(withMore), worth: (questionsOfAttempt * withMore) / now }
}

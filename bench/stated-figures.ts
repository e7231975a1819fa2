import { drawQuestions } from '#domain/assessment/attempts/drawing.rules.ts'
import { chanceOfRight, meanOf, reckonedDifficulty } from '#domain/assessment/difficulty/chance.rules.ts'
import { estimateDifficulties } from '#domain/assessment/difficulty/estimation.rules.ts'
import { seededRandom, standardNormal } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'
import { largestDifference, trueDifference } from '#domain/assessment/workshop/equality.rules.ts'
import { targetsOf } from '#domain/assessment/workshop/targets.rules.ts'
import { compareGroups } from '#domain/desk/figures/selection.rules.ts'
import { evenDifficulties, normalDifficulties, simulateAttempts } from './simulated-attempts.ts'

/** Ten questions of a bank, each at most once. */
function drawPlain(bank: readonly number[], random: () => number): number[] {
  const left = [...bank]
  return Array.from({ length: questionsOfAttempt }, () => left.splice(Math.floor(random() * left.length), 1)[0] as number)
}

const rightAnswers = (ability: number, difficulties: readonly number[], random: () => number): number =>
  difficulties.filter((difficulty) => random() < chanceOfRight(ability, difficulty)).length

/** The true largest difference of two tests, as a multiple of the figure on a bank's quality page: the one that 9 of 10 simulated banks do not exceed. */
export function measureStatedDifference(questions: number, answers: number, banks: number): number {
  const ratios = Array.from({ length: banks }, (_, seed) => {
    const truth = normalDifficulties(questions, seededRandom(100 + seed))
    const people = Math.ceil((answers * questions) / questionsOfAttempt)
    const found = new Map(
      estimateDifficulties(simulateAttempts(truth, people, seededRandom(seed))).map((one) => [one.question, one]),
    )
    const bank = truth.map((_difficulty, id) => {
      const { estimate = null, lack = null } = found.get(id) ?? {}
      const difficulty = reckonedDifficulty({ difficulty: estimate?.difficulty ?? null, lack })
      return { id, type: 'select' as const, askedBefore: false, difficulty, error: estimate?.error ?? null }
    })
    const random = seededRandom(questions)
    const draws = Array.from({ length: 200 }, () => drawQuestions(bank, random))
    const isTrue = ({ id }: { id: number }) => ({ id, difficulty: truth[id] as number })
    const actual = largestDifference(
      bank.map(isTrue),
      draws.map((draw) => draw.map(isTrue)),
    )
    return actual / trueDifference(bank, draws)
  })
  return ratios.sort((one, other) => one - other)[Math.ceil(0.9 * banks) - 1] as number
}

/** Of 100 good questions with so many answers, how many have a discrimination below zero by chance. */
export function measureContradictions(answers: number, questions: number): number {
  const truth = evenDifficulties(30)
  const random = seededRandom(answers)
  const negative = Array.from({ length: questions }, () => {
    const own = truth[Math.floor(random() * truth.length)] as number
    const others = truth.filter((difficulty) => difficulty !== own)
    const pairs = Array.from({ length: answers }, () => {
      const ability = 0.5 + standardNormal(random)
      return [rightAnswers(ability, [own], random), rightAnswers(ability, drawPlain(others, random).slice(1), random)] as const
    })
    const [mean, meanOfRest] = [meanOf(pairs.map(([one]) => one)), meanOf(pairs.map(([, rest]) => rest))]
    return meanOf(pairs.map(([one, rest]) => (one - mean) * (rest - meanOfRest))) < 0
  })
  return (100 * negative.filter(Boolean).length) / questions
}

/**
 * By how many questions the gain of ten more questions differs from what a quality page states, at most: a test of so many questions of today
 * distinguishes people on both sides of a limit as well as one of ten with the new ones.
 */
export function measureGainError(people: number): number {
  const random = seededRandom(people)
  const banks = [
    evenDifficulties(30),
    evenDifficulties(30).map((difficulty) => difficulty - 1),
    normalDifficulties(30, seededRandom(3)),
  ]
  const errors = banks.flatMap((bank) =>
    targetsOf(bank, bank.length).map(({ difficulty, worth }) => {
      const apart = (of: readonly number[]) => {
        const [low, high] = [-0.5, 0.5].map((by) =>
          Array.from({ length: people }, () => rightAnswers(difficulty + by, drawPlain(of, random), random)),
        ) as [number[], number[]]
        const variance = (counts: readonly number[]) => meanOf(counts.map((count) => count ** 2)) - meanOf(counts) ** 2
        return (meanOf(high) - meanOf(low)) ** 2 / (variance(low) + variance(high))
      }
      const measured = (questionsOfAttempt * apart([...bank, ...Array<number>(10).fill(difficulty)])) / apart(bank)
      return Math.abs(measured - worth)
    }),
  )
  return Math.max(...errors)
}

/** Of 100 comparisons of two groups of so many people, in how many the selection report marks a group for review. */
export function measureReviews(people: number, rates: readonly [number, number], rounds: number): number {
  const random = seededRandom(people)
  const reached = (rate: number) => Array.from({ length: people }, random).filter((chance) => chance < rate).length
  const marked = Array.from({ length: rounds }, () =>
    compareGroups([
      { group: 'es', people, reached: reached(rates[0]) },
      { group: 'en', people, reached: reached(rates[1]) },
    ]).some(({ verdict }) => verdict === 'below'),
  )
  return (100 * marked.filter(Boolean).length) / rounds
}

/** Of 100 intervals of the selection report, how many hold the true rate, and how many the true ratio to the highest rate. */
export function measureIntervals(
  people: number,
  rates: readonly [number, number],
  rounds: number,
): [ofRates: number, ofRatios: number] {
  const random = seededRandom(people)
  const reached = (rate: number) => Array.from({ length: people }, random).filter((chance) => chance < rate).length
  const counts = { rates: 0, ofRates: 0, ratios: 0, ofRatios: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const compared = compareGroups([
      { group: 'es', people, reached: reached(rates[0]) },
      { group: 'en', people, reached: reached(rates[1]) },
    ])
    for (const { group, verdict, rate_interval: ofRate, ratio_interval: ofRatio } of compared) {
      const [own, highest] = group === 'es' ? rates : [rates[1], rates[0]]
      const holds = (interval: typeof ofRate, truth: number) =>
        interval !== null && interval.from <= truth && truth <= interval.to
      counts.rates += 1
      if (holds(ofRate, own)) counts.ofRates += 1
      if (verdict === 'highest' || ofRatio === null) continue
      counts.ratios += 1
      if (holds(ofRatio, own / highest)) counts.ofRatios += 1
    }
  }
  return [(100 * counts.ofRates) / counts.rates, (100 * counts.ofRatios) / counts.ratios]
}

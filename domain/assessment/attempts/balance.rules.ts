import { chanceOfRight } from '../difficulty/chance.rules.ts'
import { questionsOfAttempt } from '../skills/skills.rules.ts'
import { shuffle, shuffleFrom } from './shuffle.rules.ts'

/** A question of a bank as far as a draw weighs it. */
export interface Weighed {
  readonly id: number
  /** In logits; null when it is not known. */
  readonly difficulty: number | null
}

/** The abilities at which a draw is compared with its bank, in logits: one in four, half, and three in four average questions right. */
export const comparedAbilities = [-1, 0, 1] as const
/** How far, in points out of 100, the expected points of a draw may be from those of the bank; two draws then differ by twice as much. */
export const mostOff = 0.5
/** With fewer possible draws, the balanced ones are so few that the same questions would come again and again. */
const leastDraws = 3_000
/** This share of a draw is taken as it comes, so that every question keeps its turn, and the others are drawn anew until the draw is balanced. */
const keptShare = 0.5
const mostTries = 400
const mostBeginnings = 20

/** Points out of 100 for a right answer. */
export const pointsOfRight = 100 / questionsOfAttempt

/**
 * For each compared ability, by how many points each question moves the expected points of a draw away from those of the bank. A question without
 * a difficulty is expected to be as hard as the others.
 */
function offsetsOf(bank: readonly Weighed[]): ReadonlyMap<number, number>[] {
  const known = bank.flatMap(({ id, difficulty }) => (difficulty === null ? [] : [{ id, difficulty }]))
  return comparedAbilities.map((ability) => {
    const points = known.map(({ difficulty }) => pointsOfRight * chanceOfRight(ability, difficulty))
    const mean = points.reduce((sum, value) => sum + value, 0) / points.length
    return new Map(known.map(({ id }, place) => [id, (points[place] as number) - mean]))
  })
}

/** For each compared ability, how many points out of 100 more somebody may expect of a draw than of its bank. */
export function expectedOffsets(bank: readonly Weighed[]): (draw: readonly Weighed[]) => number[] {
  const offsets = offsetsOf(bank)
  return (draw) => offsets.map((of) => sumOf(draw, of))
}

/** How many points out of 100 the expected points of some questions are away from those of their bank, at the ability where it is most. */
export const offBalance = (draw: readonly Weighed[], bank: readonly Weighed[]): number =>
  Math.max(...expectedOffsets(bank)(draw).map(Math.abs))

const sumOf = (questions: readonly Weighed[], offsets: ReadonlyMap<number, number>): number =>
  questions.reduce((sum, { id }) => sum + (offsets.get(id) ?? 0), 0)

/** Whether so many questions of a pool leave enough draws to choose a balanced one at random. */
export function isWideEnough(pool: number, count: number): boolean {
  let draws = 1
  for (let place = 0; place < Math.min(count, pool - count); place += 1) draws *= (pool - place) / (place + 1)
  return draws >= leastDraws
}

interface Draw<Question> {
  /** All questions of the kind, which say what is expected. */
  readonly bank: readonly Question[]
  /** The questions that the draw has anyway. */
  readonly certain: readonly Question[]
  /** Those among which it chooses. */
  readonly pool: readonly Question[]
  /** How many it takes from the pool. */
  readonly count: number
}

/**
 * Draws at random from a pool until the expected points of the draw are within `mostOff` of the bank's at each compared ability (rejective
 * sampling; Fuller, 2009). Half of it is taken as it comes, and a few hundred tries complete it; then it begins anew. A pool in
 * which that never succeeds gives the closest draw. Without known difficulties, or with few possible draws, the draw is a plain random one.
 */
export function drawBalanced<Question extends Weighed>(
  { bank, certain, pool, count }: Draw<Question>,
  random: () => number,
): Question[] {
  const order = shuffle(pool, random)
  if (!isWideEnough(pool.length, count) || bank.every(({ difficulty }) => difficulty === null))
    return [...certain, ...order.slice(0, count)]
  const offsets = offsetsOf(bank)
  const begun = offsets.map((of) => sumOf(certain, of))
  const moves = order.map(({ id }) => offsets.map((of) => of.get(id) ?? 0))
  const places = [...order.keys()]
  const kept = Math.floor(count * keptShare)
  let closest = { off: Number.POSITIVE_INFINITY, places: places.slice(0, count) }
  for (let beginning = 0; beginning < mostBeginnings && closest.off > mostOff; beginning += 1) {
    shuffleFrom(places, 0, kept, random)
    for (let attempt = 0; attempt < mostTries && closest.off > mostOff; attempt += 1) {
      shuffleFrom(places, kept, count - kept, random)
      const off = farthest(places, count, moves, begun)
      if (off < closest.off) closest = { off, places: places.slice(0, count) }
    }
  }
  return [...certain, ...closest.places.map((place) => order[place] as Question)]
}

/** The largest distance of a draw from its bank over the compared abilities. */
function farthest(places: readonly number[], count: number, moves: readonly number[][], begun: readonly number[]): number {
  let most = 0
  for (let ability = 0; ability < begun.length; ability += 1) {
    let sum = begun[ability] as number
    for (let place = 0; place < count; place += 1) sum += moves[places[place] as number]?.[ability] ?? 0
    most = Math.max(most, Math.abs(sum))
  }
  return most
}

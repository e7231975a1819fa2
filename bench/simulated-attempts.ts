import type { AnswersOfAttempt } from '#domain/assessment/difficulty/answers.rules.ts'
import { chanceOfRight } from '#domain/assessment/difficulty/chance.rules.ts'
import { standardNormal } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'

/** Difficulties of a bank, evenly from -2 to 2 logits. */
export const evenDifficulties = (count: number): number[] =>
  Array.from({ length: count }, (_, place) => (count === 1 ? 0 : -2 + (4 * place) / (count - 1)))

/** Difficulties of a bank as they often are: normal around 0 with a standard deviation of one logit. */
export const normalDifficulties = (count: number, random: () => number): number[] =>
  Array.from({ length: count }, () => standardNormal(random))

/** Attempts of people whose abilities are normal around 0.5, each at ten questions drawn from a bank with these difficulties. */
export function simulateAttempts(difficulties: readonly number[], people: number, random: () => number): AnswersOfAttempt[] {
  return Array.from({ length: people }, () => {
    const ability = 0.5 + standardNormal(random)
    const bank = [...difficulties.keys()]
    const questions = Array.from({ length: Math.min(questionsOfAttempt, bank.length) }, () => {
      const [drawn] = bank.splice(Math.floor(random() * bank.length), 1)
      return drawn as number
    })
    return {
      questions,
      right: questions.map((place) => random() < chanceOfRight(ability, difficulties[place] as number)),
    }
  })
}

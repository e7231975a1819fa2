import { chanceOfRight } from '#domain/assessment/difficulty/chance.rules.ts'
import { estimateBank } from '#domain/assessment/difficulty/estimation.rules.ts'
import { isDistorted } from '#domain/assessment/difficulty/guessing.rules.ts'
import { seededRandom, standardNormal } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'
import { evenDifficulties } from './simulated-attempts.ts'

/** Of 100 banks of 30 questions with so many tests, in how many the fit says that guessing distorts it, where people who do not know an answer guess with this chance (GUE-01). */
export function measureGuessing(tests: number, guess: number, banks: number): number {
  const truth = evenDifficulties(30)
  const distorted = Array.from({ length: banks }, (_bank, seed) => {
    const random = seededRandom(1000 * tests + seed)
    const attempts = Array.from({ length: tests }, () => {
      const ability = 0.5 + standardNormal(random)
      const left = [...truth.keys()]
      const questions = Array.from(
        { length: questionsOfAttempt },
        () => left.splice(Math.floor(random() * left.length), 1)[0] as number,
      )
      const chance = (question: number) => guess + (1 - guess) * chanceOfRight(ability, truth[question] as number)
      return { questions, right: questions.map((question) => random() < chance(question)) }
    })
    return isDistorted(estimateBank(attempts).guessing) === true
  })
  return (100 * distorted.filter(Boolean).length) / banks
}

/** The rows of `npm run bench -- fairness` about guessing. */
export function* tableOfGuessing(banks: number): Generator<string> {
  yield '| tests of a bank of 30 questions | banks of 100 whose fit says that guessing distorts it: nobody guesses | chance of 1/4 |'
  yield '|---|---|---|'
  for (const tests of [100, 300, 600, 1000])
    yield `| ${tests} | ${[0, 0.25].map((guess) => measureGuessing(tests, guess, banks).toFixed(0)).join(' | ')} |`
}

import { chanceOfRight } from '#domain/assessment/difficulty/chance.rules.ts'
import { seededRandom, standardNormal } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { languageDifference, type Stratum } from '#domain/assessment/workshop/language-difference.rules.ts'

const questions = Array.from({ length: 10 }, (_, place) => place)
const differing = 2

/** So many people answer ten questions. People of the English test know 0.4 logits less, and one of their questions is harder by `harder` logits. */
function simulateAnswers(people: number, isEnglish: boolean, harder: number, random: () => number): boolean[][] {
  return Array.from({ length: people }, () => {
    const ability = standardNormal(random) - (isEnglish ? 0.4 : 0)
    const difficultyOf = (place: number) => (place - 4.5) * 0.3 + (isEnglish && place === differing ? harder : 0)
    return questions.map((place) => random() < chanceOfRight(ability, difficultyOf(place)))
  })
}

/** The class of each question, compared by the score of the questions that are not doubtful. */
function classify(answers: readonly (readonly [isEnglish: boolean, rows: readonly boolean[][]])[], doubtful: readonly number[]) {
  return questions.map((question) => {
    const strata = questions.concat(10).map(() => ({ es_right: 0, es_wrong: 0, en_right: 0, en_wrong: 0 }))
    for (const [isEnglish, rows] of answers)
      for (const row of rows) {
        const counted = row.filter((_, place) => place === question || !doubtful.includes(place))
        const stratum = strata[Math.round((10 * counted.filter(Boolean).length) / counted.length)] as Record<
          keyof Stratum,
          number
        >
        stratum[`${isEnglish ? 'en' : 'es'}_${row[question] ? 'right' : 'wrong'}`] += 1
      }
    return languageDifference(strata)?.class ?? 'A'
  })
}

export interface Detection {
  /** Shares of the questions that are alike, and are listed all the same: compared once, and once more without the doubtful ones. */
  readonly wronglyOnce: number
  readonly wrongly: number
  /** The share of the differing question that is listed. */
  readonly found: number
}

/** How often pairs are listed in simulated tests of so many people in each language (FAI-05). */
export function measureDetection(people: number, harder: number, rounds: number): Detection {
  const random = seededRandom(people)
  const counts = { wronglyOnce: 0, wrongly: 0, found: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const answers = [false, true].map((isEnglish) => [isEnglish, simulateAnswers(people, isEnglish, harder, random)] as const)
    const once = classify(answers, [])
    const again = classify(
      answers,
      questions.filter((place) => once[place] !== 'A'),
    )
    const others = questions.filter((place) => place !== differing)
    counts.wronglyOnce += others.filter((place) => once[place] !== 'A').length / others.length
    counts.wrongly += others.filter((place) => again[place] !== 'A').length / others.length
    counts.found += again[differing] === 'A' ? 0 : 1
  }
  const { wronglyOnce, wrongly, found } = counts
  return { wronglyOnce: wronglyOnce / rounds, wrongly: wrongly / rounds, found: found / rounds }
}

/** The table of `npm run bench -- fairness` about differences between languages. */
export function* tableOfDifferences(rounds: number): Generator<string> {
  yield '| answers in each language | one question harder by | listed wrongly, compared once | compared twice | listed rightly |'
  yield '|---|---|---|---|---|'
  for (const people of [200, 400, 1000])
    for (const harder of [0, 0.9, 1.8]) {
      const { wronglyOnce, wrongly, found } = measureDetection(people, harder, rounds)
      const rightly = harder === 0 ? '' : found.toFixed(3)
      yield `| ${people} | ${harder} | ${wronglyOnce.toFixed(3)} | ${wrongly.toFixed(3)} | ${rightly} |`
    }
}

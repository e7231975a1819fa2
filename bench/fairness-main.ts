import { seededRandom } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { tableOfDraws } from './draws.ts'
import { compareWithErm, hasErm, measureRecovery, readRecorded } from './fairness.ts'
import { tableOfGuessing } from './guessing.ts'
import { tableOfDifferences } from './language-differences.ts'
import { tableOfLinks } from './language-links.ts'
import { tableOfLengths } from './length.ts'
import { tableOfResults } from './results.ts'
import { evenDifficulties, normalDifficulties, simulateAttempts } from './simulated-attempts.ts'
import { tableOfStatements } from './statements.ts'

/**
 * Prints how equal draws of simulated banks are (FAI-02), what the error of a result holds and how often equal people are marked (FAI-03), how well difficulties of questions are found again, and how far they are from those of
 * R's eRm (FAI-01), how often a question that is harder in one language is found (FAI-05), and that pairs of questions cannot compare the languages
 * (FAI-04). Before all, each figure that a text states (TRU-01).
 */
for (const line of tableOfStatements()) console.log(line)
console.log('')
const draws = 10_000
const even = [10, 11, 12, 15, 30, 60, 200].map((count) => ['even', evenDifficulties(count)] as const)
const normal = [15, 30, 60, 200].map((count) => ['normal', normalDifficulties(count, seededRandom(count))] as const)
console.log(`${draws} draws of each bank, in expected points out of 100`)
for (const line of tableOfDraws([...even, ...normal], draws)) console.log(line)
console.log(
  'With 10 questions every draw is the same. With 11 or 12 a balanced draw would always leave out the same ones, so none is balanced.\n',
)

for (const line of tableOfResults(10_000, 2000)) console.log(line)
console.log('\nTests that end once the result is clearly above or below a limit of points')
for (const line of tableOfLengths(10_000)) console.log(line)
console.log('')
for (const line of tableOfGuessing(100)) console.log(line)
console.log('')
console.log('Ten questions in two languages, of which one differs')
for (const line of tableOfDifferences(300)) console.log(line)
console.log(
  '\nWhat pairs of questions say about the languages of a bank, from 1,200 tests in each; points of one person, out of 100',
)
for (const line of tableOfLinks(10)) console.log(line)
console.log('')

const banks = 20
console.log('| questions | people | estimated | root mean square error | within 1 error (0.683) | within 1.96 (0.95) | ms |')
console.log('|---|---|---|---|---|---|---|')
for (const questions of [15, 30, 60, 200])
  for (const answers of [30, 100, 300, 1000]) {
    const people = Math.ceil((answers * questions) / 10)
    const { estimated, rmse, within, milliseconds } = measureRecovery(questions, people, banks)
    const [one, two] = within.map((share) => share.toFixed(3))
    console.log(
      `| ${questions} | ${people} | ${estimated.toFixed(1)} | ${rmse.toFixed(3)} | ${one} | ${two} | ${milliseconds.toFixed(0)} |`,
    )
  }
if (hasErm()) {
  const simulated = ([questions, people]: readonly [number, number]) =>
    [`${questions} simulated`, simulateAttempts(evenDifficulties(questions), people, seededRandom(questions))] as const
  const recorded = readRecorded()
  console.log(
    '\n| questions | people | compared | largest difference of difficulties to eRm | of errors |\n|---|---|---|---|---|',
  )
  for (const [name, attempts] of [
    ...(
      [
        [10, 200],
        [15, 300],
        [30, 400],
      ] as const
    ).map(simulated),
    ...(recorded ? [['5 recorded', recorded] as const] : []),
  ]) {
    const { estimated, difficulty, error } = compareWithErm(attempts)
    console.log(`| ${name} | ${attempts.length} | ${estimated} | ${difficulty.toFixed(5)} | ${error.toFixed(5)} |`)
  }
} else console.log('\nR with eRm is not installed, so nothing is compared with it.')

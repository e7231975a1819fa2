import { compareWithErm, hasErm, measureRecovery, readRecorded } from './fairness.ts'
import { evenDifficulties, seededRandom, simulateAttempts } from './simulated-attempts.ts'

/** Prints how well difficulties of questions are found again in simulated banks, and how far they are from those of R's eRm (FAI-01). */
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

import { spawnSync } from 'node:child_process'
import { estimateDifficulties, type QuestionDifficulty } from '#domain/assessment/difficulty/estimation.rules.ts'
import { seededRandom } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { evenDifficulties, simulateAttempts } from './simulated-attempts.ts'

type Attempts = Parameters<typeof estimateDifficulties>[0]
type Estimated = QuestionDifficulty & { readonly estimate: NonNullable<QuestionDifficulty['estimate']> }
const isEstimated = (one: QuestionDifficulty): one is Estimated => one.estimate !== null

export interface Recovery {
  readonly questions: number
  readonly people: number
  /** Estimated questions, on average over the banks. */
  readonly estimated: number
  /** Root mean square of estimate minus truth, in logits. */
  readonly rmse: number
  /** Share of true difficulties within one and within 1.96 standard errors: 0.683 and 0.95 if the errors are right. */
  readonly within: readonly [one: number, two: number]
  readonly milliseconds: number
}

/** How well difficulties are found again in simulated banks of these questions and people (FAI-01). */
export function measureRecovery(questions: number, people: number, banks: number): Recovery {
  const truth = evenDifficulties(questions)
  const misses: { by: number; error: number }[] = []
  const begun = performance.now()
  for (let bank = 0; bank < banks; bank += 1) {
    const found = estimateDifficulties(simulateAttempts(truth, people, seededRandom(1000 * questions + people + bank)))
    const estimated = found.filter(isEstimated)
    const mean = estimated.reduce((sum, { question }) => sum + (truth[question] as number), 0) / estimated.length
    for (const { question, estimate } of estimated)
      misses.push({ by: estimate.difficulty - ((truth[question] as number) - mean), error: estimate.error })
  }
  const shareWithin = (errors: number) => misses.filter(({ by, error }) => Math.abs(by) <= errors * error).length / misses.length
  return {
    questions,
    people,
    estimated: misses.length / banks,
    rmse: Math.sqrt(misses.reduce((sum, { by }) => sum + by * by, 0) / misses.length),
    within: [shareWithin(1), shareWithin(1.96)],
    milliseconds: (performance.now() - begun) / banks,
  }
}

/** Whether R with the package eRm is installed: `apt-get install r-cran-erm`. */
export const hasErm = (): boolean => spawnSync('Rscript', ['-e', 'library(eRm)']).status === 0

const program = `
suppressMessages(library(eRm))
answers <- as.matrix(read.csv(file("stdin"), header = TRUE, check.names = FALSE))
model <- RM(answers, sum0 = TRUE)
write.table(cbind(-model$betapar, model$se.beta), row.names = FALSE, col.names = FALSE, sep = ",")
`

/** Recorded answers of 1000 people to five questions of an admission test, from the package psych of R (Bock and Lieberman 1970). Null without it. */
export function readRecorded(): Attempts | null {
  const { status, stdout } = spawnSync('Rscript', ['-e', 'data(bock, package = "psych"); write.csv(lsat6, row.names = FALSE)'], {
    encoding: 'utf8',
  })
  if (status !== 0) return null
  const [, ...lines] = stdout.trim().split('\n')
  return lines.map((line) => {
    const right = line.split(',').map((cell) => cell === '1')
    return { questions: [...right.keys()], right }
  })
}

export interface Agreement {
  readonly estimated: number
  /** The largest differences to eRm, in logits. */
  readonly difficulty: number
  readonly error: number
}

/** Compares with eRm on the same answers: those to the questions that this code estimates. */
export function compareWithErm(attempts: Attempts): Agreement {
  const ours = estimateDifficulties(attempts).filter(isEstimated)
  const lines = attempts
    .map(({ questions, right }) =>
      ours.map(({ question }) => {
        const place = questions.indexOf(question)
        return place < 0 ? null : Number(right[place])
      }),
    )
    .filter((cells) => cells.filter((cell) => cell !== null).length > 1)
    .map((cells) => cells.map((cell) => cell ?? 'NA').join(','))
  const input = [ours.map(({ question }) => `q${question}`).join(','), ...lines].join('\n')
  const { status, stdout, stderr } = spawnSync('Rscript', ['-e', program], { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`eRm failed: ${stderr}`)
  const theirs = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(',').map(Number))
  const largest = (differenceOf: (one: Estimated, row: readonly number[]) => number) =>
    ours.reduce((most, one, place) => Math.max(most, Math.abs(differenceOf(one, theirs[place] ?? []))), 0)
  return {
    estimated: ours.length,
    difficulty: largest(({ estimate }, row) => estimate.difficulty - (row[0] as number)),
    error: largest(({ estimate }, row) => estimate.error - (row[1] as number)),
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seededRandom } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { guessed, knownAfter, measureDraws } from './draws.ts'
import { simulateLink } from './language-links.ts'
import { banksOfLength, measureLength } from './length.ts'
import { measureCoverage, measureFalseMarks } from './results.ts'
import { evenDifficulties, normalDifficulties } from './simulated-attempts.ts'

/** Sentences about error, equality and comparison, each with the simulation whose figure it states (TRU-01). */

const banks = [evenDifficulties(30), evenDifficulties(60), normalDifficulties(60, seededRandom(60))]
/** The smallest and the largest figure of the banks: by how many points two of 200 tests of one bank differ. */
function differences(knownOf: (truth: readonly number[]) => readonly (number | null)[]) {
  const all = banks.map((truth) => measureDraws(truth, knownOf(truth), 200, 7).largest)
  return [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))] as const
}
const fromAnswers = (answers: number) => differences((truth) => knownAfter(truth, answers))
const byChance = () => differences((truth) => truth.map(() => null))
const coverage = () => measureCoverage(20_000)
const falseMarks = (people: number) => Math.max(...[0.2, 0.5, 0.6, 0.8].map((known) => measureFalseMarks(people, known, 300)))
const between = ([low, high]: readonly [number, number], stated: readonly [number, number]) => {
  expect(low).toBeGreaterThanOrEqual(stated[0] - 1)
  expect(high).toBeLessThanOrEqual(stated[1] + 1)
}

/** Tests with a limit of points, in banks without difficulties and with estimated ones (LEN-01). */
let measuredLengths: ReturnType<typeof measureLength>[] | undefined
const lengths = () => {
  measuredLengths ??= banksOfLength()
    .slice(1, 3)
    .flatMap(([, truth, known]) =>
      [40, 50, 60, 70, 80, 90].map((limit) => measureLength(truth, known, { limit, people: 500, seed: 9 })),
    )
  return measuredLengths
}
const meanBy = (of: (one: ReturnType<typeof measureLength>) => number, all: ReturnType<typeof measureLength>[]) =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length

const claims: readonly [sentence: string, where: string, words: RegExp, proof: () => void][] = [
  [
    'error',
    'domain/assessment/results/results.staff.en.ts',
    /in at least two out of three results/,
    () => expect(coverage().measured).toBeGreaterThan(66.7),
  ],
  [
    'error',
    'domain/assessment/results/results.staff.es.ts',
    /en al menos dos de cada tres resultados/,
    () => expect(coverage().measured).toBeGreaterThan(66.7),
  ],
  ['error', 'docs/guide/tests.md', /in at least two of three results/, () => expect(coverage().measured).toBeGreaterThan(66.7)],
  [
    'error',
    'domain/site/compliance/compliance.staff.en.ts',
    /68 of 100 in a simulation/,
    () => between([coverage().measured, coverage().measured], [68, 68]),
  ],
  ...(
    [
      ['domain/assessment/results/results.staff.en.ts', /in at least six of ten results of tests that end/],
      ['domain/assessment/results/results.staff.es.ts', /en al menos seis de cada diez resultados de pruebas que terminan/],
      ['docs/guide/tests.md', /the error holds the score on all questions in at least six of ten results/],
    ] as const
  ).map(([where, words]): (typeof claims)[number] => [
    'the error of a test that ends once it is clear',
    where,
    words,
    () => expect(Math.min(...lengths().map(({ covered }) => covered))).toBeGreaterThan(60),
  ]),
  [
    'a varied length',
    'docs/guide/tests.md',
    /at least as often as 20 fixed questions for limits from 40 to 90, with 17 questions or fewer on average/,
    () => {
      const all = lengths()
      expect(Math.max(...all.map(({ questions }) => questions))).toBeLessThanOrEqual(17)
      expect(meanBy(({ right }) => right, all)).toBeGreaterThanOrEqual(meanBy(({ rightOfFixed }) => rightOfFixed, all))
      // One limit alone varies by chance.
      for (const { right, rightOfFixed } of all) expect(right).toBeGreaterThan(rightOfFixed - 2)
    },
  ],
  [
    'a second test',
    'domain/site/compliance/compliance.staff.en.ts',
    /fewer than 6 of 10 cases/,
    () => expect(coverage().again).toBeLessThan(60),
  ],
  [
    'comparison',
    'domain/assessment/results/results.staff.en.ts',
    /on about 1 in 10 pages at most/,
    () => expect(falseMarks(10)).toBeLessThanOrEqual(10),
  ],
  [
    'comparison',
    'domain/assessment/results/results.staff.es.ts',
    /como máximo, en cerca de 1 de cada 10 páginas/,
    () => expect(Math.max(falseMarks(2), falseMarks(20))).toBeLessThanOrEqual(12),
  ],
  [
    'comparison',
    'domain/site/compliance/compliance.staff.en.ts',
    /on 10 of 100 pages or fewer/,
    () => expect(falseMarks(10)).toBeLessThanOrEqual(10),
  ],
  ['equality', 'docs/guide/tests.md', /23 to 30 of 100 points with 30 answers/, () => between(fromAnswers(30), [23, 30])],
  [
    'equality',
    'domain/site/compliance/compliance.staff.en.ts',
    /23 to 30 of 100 points with 30 answers/,
    () => between(fromAnswers(30), [23, 30]),
  ],
  ['equality', 'domain/site/compliance/compliance.staff.en.ts', /5 to 8 with 100/, () => between(fromAnswers(100), [5, 8])],
  ['equality', 'docs/guide/tests.md', /5 to 8 with 100/, () => between(fromAnswers(100), [5, 8])],
  ['equality', 'domain/site/compliance/compliance.staff.en.ts', /2 to 3 with 1,000/, () => between(fromAnswers(1000), [2, 3])],
  ['by chance', 'domain/site/compliance/compliance.staff.en.ts', /27 to 37/, () => between(byChance(), [27, 37])],
  ['by levels', 'docs/guide/tests.md', /11 to 14 points/, () => between(differences(guessed), [11, 14])],
  [
    'languages',
    'domain/assessment/language-links/language-links.staff.en.ts',
    /cannot be measured/,
    () => expect(simulateLink('all', 400, 1).constant).toBeCloseTo(0, 9),
  ],
]

test.each(claims)('TRU-01 a sentence about %s in %s states what a simulation gives: %s', (_about, where, words, proof) => {
  expect(readFileSync(where, 'utf8').replace(/\s+/g, ' ')).toMatch(words)
  proof()
})

/** Texts that name an error or an equality without a claim of their own: labels, figures of the bank at hand, and definitions. */
const withoutClaim = [
  'attempts.bands_hint attempts.results_seen difficulty.value difficulty.hint difficulty.column_error figures.selection.method',
  'passport.error passport.error_points passport.bands_hint workshop.draws workshop.draws.balanced workshop.draws.guessed workshop.draws.uneven',
  'workshop.draws.few workshop.draws.unknown workshop.target.gain results.vacancy_languages language_links.void_hint passport.badge_criteria',
  'shortlist.skills_hint',
].join(' ')
const claimed = [
  'results.error_hint',
  'results.error_hint_varied',
  'results.vacancy_error',
  'language_links.unmeasurable',
  'compliance.ai.error',
  'compliance.ai.equality',
]

test('TRU-01 every text about a margin of error or equally hard tests has its simulation, or claims nothing', () => {
  const files = readdirSync('domain', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.en.ts'))
  const keys = files.flatMap((name) =>
    [...readFileSync(`domain/${name}`, 'utf8').matchAll(/'([\w.]+)':\s+'((?:[^'\\]|\\.)*)'/g)]
      .filter(([, , text]) => /margin|equally hard|same person can expect/.test(text ?? ''))
      .map(([, key]) => (key ?? '').replace(/_(one|other)$/, '')),
  )
  expect(keys.filter((key) => !claimed.includes(key) && !withoutClaim.split(' ').includes(key))).toEqual([])
})

import { seededRandom } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { guessed, knownAfter, measureDraws } from './draws.ts'
import { measureRecovery } from './fairness.ts'
import { measureGuessing } from './guessing.ts'
import { measureDetection } from './language-differences.ts'
import { simulateLink } from './language-links.ts'
import { lengthStatements } from './length-statements.ts'
import { measureCoverage, measureFalseMarks, measureRatedCoverage } from './results.ts'
import { evenDifficulties, normalDifficulties } from './simulated-attempts.ts'
import {
  measureContradictions,
  measureGainError,
  measureIntervals,
  measureReviews,
  measureStatedDifference,
} from './stated-figures.ts'
import type { Statement } from './statement.ts'

const guide = 'docs/guide/tests.md'
const banks = [evenDifficulties(30), evenDifficulties(60), normalDifficulties(60, seededRandom(60))]
/** The smallest and the largest figure of the banks: by how many points two of 200 tests of one bank differ. */
function differences(knownOf: (truth: readonly number[]) => readonly (number | null)[]) {
  const all = banks.map((truth) => measureDraws(truth, knownOf(truth), 200, 7).largest)
  return [Math.min(...all), Math.max(...all)]
}
const fromAnswers = (answers: number) => () => differences((truth) => knownAfter(truth, answers))
const falseMarks = (people: number, chosen = people) =>
  Math.max(...[0.2, 0.5, 0.6, 0.8].map((known) => measureFalseMarks(people, known, 300, chosen)))
/** Whether all figures are in a range, of which one end may be off by a rounding. */
const within =
  (least: number, most: number) =>
  (figures: readonly number[]): boolean =>
    figures.every((figure) => figure >= least - 1 && figure <= most + 1)
const atMost = (most: number) => (figures: readonly number[]) => figures.every((figure) => figure <= most)
const atLeast = (least: number) => (figures: readonly number[]) => figures.every((figure) => figure >= least)

export const statements: readonly Statement[] = [
  {
    about: 'results of 100 within whose error the score on all questions is',
    stated: 'at least two of three, 68',
    measure: () => [measureCoverage(20_000).measured],
    holds: (figures) => atLeast(66.7)(figures) && within(68, 68)(figures),
    messages: [
      ['results.error_hint', /in at least two out of three results/, /en al menos dos de cada tres resultados/],
      ['compliance.ai.error', /68 of 100 in a simulation/, /68 de cada 100 en una simulación/],
    ],
    documents: [[guide, /in at least two of three results/]],
  },
  {
    about: 'results of 100 within whose error a second test is',
    stated: 'about half, fewer than 60',
    measure: () => [measureCoverage(20_000).again],
    holds: (figures) => atMost(59)(figures) && atLeast(45)(figures),
    messages: [['compliance.ai.error', /fewer than 6 of 10 cases/, /menos de 6 de cada 10 casos/]],
    documents: [[guide, /lies there in about half of the cases/]],
  },
  {
    about: 'results of 100 of ten rated texts within whose error the score of all raters on all texts is: one rating each, two',
    stated: 'at least two of three',
    measure: () => [1, 2].map((ratings) => measureRatedCoverage(2000, ratings).within),
    holds: (figures) => atLeast(64)(figures) && atMost(72)(figures),
    messages: [['results.error_hint', /in at least two out of three results/, /en al menos dos de cada tres resultados/]],
  },
  {
    about: 'the error of ten rated texts: one rating each, two',
    stated: '12 and 10',
    measure: () => [1, 2].map((ratings) => measureRatedCoverage(1000, ratings).error),
    holds: ([one = 0, two = 0]) => Math.round(one) === 12 && Math.round(two) === 10,
    messages: [['results.error_raters', /from ± 12 to ± 10/, /de ± 12 a ± 10/]],
  },
  {
    about: 'pages of 100 on which somebody of ten equal people is marked',
    stated: '10 or fewer',
    measure: () => [falseMarks(10)],
    holds: atMost(10),
    messages: [['compliance.ai.comparison', /on 10 of 100 pages or fewer/, /en 10 de cada 100 páginas, o menos/]],
  },
  {
    about: 'pages of 100 on which somebody of 2 or 20 equal people is marked',
    stated: 'about 10 at most',
    measure: () => [falseMarks(2), falseMarks(20)],
    holds: atMost(12),
    messages: [['results.vacancy_error', /on about 1 in 10 pages at most/, /como máximo, en cerca de 1 de cada 10 páginas/]],
  },
  {
    about: 'comparisons of 100 in which somebody of 2 or 6 people is marked who lead a list of 30 equal ones',
    stated: 'about 10 at most',
    measure: () => [falseMarks(30, 2), falseMarks(30, 6)],
    holds: atMost(10),
    messages: [
      ['comparison.below_hint', /in about 1 in 10 comparisons at most/, /como máximo, en cerca de 1 de cada 10 comparaciones/],
    ],
  },
  {
    about: 'points by which two tests differ, with 30 answers to each question',
    stated: '23 to 30',
    measure: fromAnswers(30),
    holds: within(23, 30),
    messages: [
      ['compliance.ai.equality', /23 to 30 of 100 points with 30 answers/, /de 23 a 30 puntos de 100 con 30 respuestas/],
    ],
    documents: [[guide, /23 to 30 of 100 points with 30 answers/]],
  },
  {
    about: 'points by which two tests differ, with 100 answers to each question',
    stated: '5 to 8',
    measure: fromAnswers(100),
    holds: within(5, 8),
    messages: [['compliance.ai.equality', /5 to 8 with 100/, /de 5 a 8 con 100/]],
    documents: [[guide, /5 to 8 with 100/]],
  },
  {
    about: 'points by which two tests differ, with 1,000 answers to each question',
    stated: '2 to 3',
    measure: fromAnswers(1000),
    holds: within(2, 3),
    messages: [['compliance.ai.equality', /2 to 3 with 1,000/, /de 2 a 3 con 1\.000/]],
    documents: [[guide, /2 to 3 with 1,000/]],
  },
  {
    about: 'points by which two tests differ that were drawn by chance',
    stated: '27 to 37',
    measure: () => differences((truth) => truth.map(() => null)),
    holds: within(27, 37),
    messages: [['compliance.ai.equality', /by chance alone, 27 to 37/, /solo al azar, de 27 a 37/]],
  },
  {
    about: 'points by which two tests differ that were drawn by the authors’ levels',
    stated: '11 to 14',
    measure: () => differences(guessed),
    holds: within(11, 14),
    messages: [],
    documents: [[guide, /11 to 14 points/]],
  },
  {
    about: 'the true largest difference of two tests, as a multiple of the figure on the quality page',
    stated: 'at most 1.4 in 9 of 10 banks',
    measure: () => [30, 100].map((answers) => measureStatedDifference(30, answers, 20)),
    holds: atMost(1.44),
    messages: [
      [
        'workshop.draws.accuracy',
        /in 9 of 10 simulated banks .* at most 1\.4 times/i,
        /en 9 de cada 10 bancos simulados.* como máximo 1,4 veces/i,
      ],
    ],
  },
  {
    about: 'true difficulties of 100 within the margin of error',
    stated: 'about two in three',
    measure: () => [100, 300, 1000].map((people) => 100 * measureRecovery(30, 3 * people, 8).within[0]),
    holds: (figures) => atLeast(60)(figures) && atMost(73)(figures),
    messages: [['difficulty.hint', /about two in three simulated questions/, /cerca de dos de cada tres preguntas simuladas/]],
  },
  {
    about: 'questions by which the gain of ten more differs from the one that is stated',
    stated: 'about: at most one and a half',
    measure: () => [measureGainError(10_000)],
    holds: atMost(1.5),
    messages: [
      ['workshop.target.gain', /about as well as one of \{\{worth\}\}/, /más o menos como lo haría hoy una de \{\{worth\}\}/],
    ],
  },
  {
    about: 'good questions of 100 whose discrimination is below 0, with 20 answers',
    stated: '11',
    measure: () => [measureContradictions(20, 2000)],
    holds: within(11, 11),
    messages: [['banks.marks_hint', /11 of 100 good questions/, /11 de cada 100 preguntas buenas/]],
  },
  {
    about: 'good questions of 100 whose discrimination is below 0, with 100 answers',
    stated: 'fewer than 1',
    measure: () => [measureContradictions(100, 1000)],
    holds: atMost(0.99),
    messages: [['banks.marks_hint', /fewer than 1 with 100/, /menos de 1 con 100/]],
  },
  {
    about: 'cases of 100 in which a pair that 22 of 100 people more fail is found, with 400 tests in each language',
    stated: 'at least 90',
    measure: () => [100 * measureDetection(400, 0.9, 100).found],
    holds: atLeast(90),
    messages: [['workshop.languages.missed', /in at least 9 of 10 cases/, /en al menos 9 de cada 10 casos/]],
  },
  {
    about: 'the same of a pair that 12 of 100 people more fail',
    stated: 'about 60',
    measure: () => [100 * measureDetection(400, 0.5, 100).found],
    holds: within(55, 67),
    messages: [['workshop.languages.missed', /one of 12 in about 6/, /una de 12, en cerca de 6/]],
  },
  {
    about: 'comparisons of 100 that are marked for review, of 30 and of 100 people with rates of 60 and 40',
    stated: '25 and 80',
    measure: () => [measureReviews(30, [0.6, 0.4], 2000), measureReviews(100, [0.6, 0.4], 2000)],
    holds: ([few = 0, many = 0]) => within(25, 25)([few]) && within(79, 80)([many]),
    messages: [
      [
        'figures.selection.rule',
        /in 25 of 100 cases with 30 .* in 80 with 100/,
        /en 25 de cada 100 casos con 30 .* en 80 con 100/,
      ],
    ],
  },
  {
    about: 'intervals of 100 that hold the true rate and ratio, of 30 and of 100 people with rates of 60 and 40',
    stated: '95',
    measure: () => [30, 100].flatMap((people) => measureIntervals(people, [0.6, 0.4], 1000)),
    holds: within(94, 97),
    messages: [['figures.selection.rule', /in 95 of 100 samples/, /en 95 de 100 muestras/]],
  },
  {
    about: 'comparisons of 100 that are marked for review, of people with equal rates',
    stated: 'fewer than 5',
    measure: () => [30, 100].flatMap((people) => [0.5, 0.8].map((rate) => measureReviews(people, [rate, rate], 1000))),
    holds: atMost(4.99),
    messages: [['figures.selection.rule', /in fewer than 5/, /en menos de 5/]],
  },
  {
    about: 'banks of 100 in which guessing of one in four is found, with 300 and with 1,000 tests',
    stated: '30 and 75',
    measure: () => [measureGuessing(300, 0.25, 60), measureGuessing(1000, 0.25, 40)],
    holds: ([few = 0, many = 0]) => within(30, 30)([few]) && within(75, 75)([many]),
    messages: [
      [
        'workshop.guessing.unnoticed',
        /30 of 100 banks with 300 .* 75 with 1,000/,
        /30 de cada 100 bancos con 300 .* 75 con 1\.000/,
      ],
    ],
  },
  {
    about: 'banks of 100 in which guessing is found where nobody guesses, with 300 tests',
    stated: 'fewer than 5',
    measure: () => [measureGuessing(300, 0, 100)],
    holds: atMost(4.99),
    messages: [['workshop.guessing.unnoticed', /where nobody guessed, in fewer than 5/, /donde nadie adivinaba, en menos de 5/]],
  },
  {
    about: 'logits by which pairs alone find the languages of a fully paired bank to differ, of which one is 0.4 harder',
    stated: '0: cannot be measured',
    measure: () => [simulateLink('all', 400, 1).constant],
    holds: (figures) => figures.every((figure) => Math.abs(figure) < 1e-9),
    messages: [['language_links.unmeasurable', /cannot be measured/, /No se puede medir/]],
  },
  ...lengthStatements,
]

/** Texts that name an error, an equality or a comparison without a claim of their own: labels, figures of the bank at hand, and definitions. */
export const withoutClaim: readonly string[] = [
  'attempts.bands_hint attempts.not_adjusted comparison.error_hint compliance.ai.statement compliance.ai.use difficulty.column_error figures.verdict.chance',
  'figures.verdict.slight language_links.results language_links.void_hint passport.adjusted_void passport.badge_criteria passport.bands_hint',
  'passport.error results.not_adjusted results.vacancy_languages results.void_table shortlist.skills_hint shortlists.fact.skills workshop.draws',
  'workshop.draws.balanced workshop.draws.few workshop.draws.guessed workshop.draws.uneven workshop.languages workshop.languages.harder.en',
  'workshop.languages.harder.es workshop.guessing.distorts',
].flatMap((keys) => keys.split(' '))

/** The rows of `npm run bench -- fairness` about what texts state. */
export function* tableOfStatements(): Generator<string> {
  yield '| figure | measured | stated | holds | where |'
  yield '|---|---|---|---|---|'
  for (const { about, stated, measure, holds, messages, documents = [] } of statements) {
    const figures = measure()
    const where = [...messages.map(([key]) => key), ...documents.map(([file]) => file)].join(', ')
    const words = figures.map((figure) => Number(figure.toFixed(1)) + 0).join(', ')
    yield `| ${about} | ${words} | ${stated} | ${holds(figures) ? 'yes' : 'NO'} | ${where} |`
  }
}

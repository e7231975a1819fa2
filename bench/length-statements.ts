import { meanOf } from '#domain/assessment/difficulty/chance.rules.ts'
import { measureLimits, measureMarksAtLimit } from './length.ts'
import type { Statement } from './statement.ts'

/** What texts state about tests that end once the result is clearly above or below a limit of points (LEN-01). */
export const lengthStatements: readonly Statement[] = [
  {
    about:
      'tests that end once they are clear, with limits from 40 to 90: right decisions of 100 more than by 20 questions, on average and at the worst limit, and the most questions on average',
    stated: 'at least as many; 17 questions or fewer',
    measure: () => {
      const all = measureLimits()
      const gained = all.map(({ right, rightOfFixed }) => right - rightOfFixed)
      return [meanOf(gained), Math.min(...gained), Math.max(...all.map(({ questions }) => questions))]
    },
    // One limit alone varies by chance.
    holds: ([mean = -1, worst = -9, questions = 25]) => mean >= 0 && worst > -2 && questions <= 17,
    messages: [],
    documents: [
      [
        'docs/guide/tests.md',
        /at least as often as 20 fixed questions for limits from 40 to 90, with 17 questions or fewer on average/,
      ],
    ],
  },
  {
    about: 'results of 100 of such tests within whose error the score on all questions is, at the worst limit',
    stated: 'at least six of ten',
    measure: () => [Math.min(...measureLimits().map(({ covered }) => covered))],
    holds: ([least = 0]) => least >= 60,
    messages: [
      [
        'results.error_hint_varied',
        /in at least six of ten results of tests that end once they are clear/,
        /en al menos seis de cada diez resultados de pruebas que terminan/,
      ],
    ],
    documents: [['docs/guide/tests.md', /the error holds the score on all questions in at least six of ten results/]],
  },
  {
    about: 'pages of 100 on which somebody of 2 or 5 equal people at the limit of a test is marked, which ends once it is clear',
    stated: 'about 10 at most',
    measure: () => [measureMarksAtLimit(2, 300), measureMarksAtLimit(5, 120)],
    holds: (figures) => Math.max(...figures) <= 10,
    messages: [['results.vacancy_error', /on about 1 in 10 pages at most/, /como máximo, en cerca de 1 de cada 10 páginas/]],
  },
]

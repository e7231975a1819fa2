import { expect, test } from 'vitest'
import { languagesOfTest, lengthOfTest } from './skills.rules.ts'

test('TST-02 a language has a test from ten questions on', () => {
  expect(languagesOfTest({ es: 10, en: 9 })).toEqual(['es'])
  expect(languagesOfTest({ es: 9, en: 11 })).toEqual(['en'])
  expect(languagesOfTest({ es: 0, en: 0 })).toEqual([])
})

test.each([
  ['without a limit', [], { select: 40, text: 0 }, [10, 10]],
  ['with one', [60], { select: 40, text: 0 }, [8, 25]],
  ['with several', [40, 60], { select: 25, text: 0 }, [8, 25]],
  ['with few questions', [60], { select: 14, text: 0 }, [8, 14]],
  ['with the fewest questions', [60], { select: 10, text: 0 }, [8, 10]],
  ['with so few texts that no test has one', [60], { select: 39, text: 1 }, [8, 25]],
  ['with a text in each test', [60], { select: 38, text: 4 }, [10, 10]],
  ['with texts alone', [60], { select: 0, text: 12 }, [10, 10]],
])('LEN-01 a test %s ends between these numbers of questions', (_, limits, bank, [least, most]) => {
  expect(lengthOfTest(limits, bank)).toEqual({ least, most })
})

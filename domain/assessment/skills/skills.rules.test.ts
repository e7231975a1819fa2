import { expect, test } from 'vitest'
import { languagesOfTest } from './skills.rules.ts'

test('TST-02 a language has a test from ten questions on', () => {
  expect(languagesOfTest({ es: 10, en: 9 })).toEqual(['es'])
  expect(languagesOfTest({ es: 9, en: 11 })).toEqual(['en'])
  expect(languagesOfTest({ es: 0, en: 0 })).toEqual([])
})

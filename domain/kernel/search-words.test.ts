import { describe, expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

describe('decision 24: the words of a search', () => {
  test.each([
    ['', []],
    ['  ,;  ', []],
    ['Diseñadora UX', ['diseñadora', 'ux']],
    ['node.js/C++', ['node', 'js', 'c']],
    ["D'Angelo & Co.", ['d', 'angelo', 'co']],
    ["'); drop table vacancies; --", ['drop', 'table', 'vacancies']],
    ['a:* & !b | (c)', ['a', 'b', 'c']],
    ['Bogota\u0301', ['bogotá']],
    ['café\u0000 2026', ['café', '2026']],
    ['1 2 3 4 5 6 7 8 9 10', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('%j', (text, words) => expect(searchWords(text)).toEqual(words))
})

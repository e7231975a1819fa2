import { describe, expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

describe('SPEC-24: the words of a search', () => {
  test.each([
    ['', []],
    ['  ,;  ', []],
    ['Diseñadora UX', ['diseñadora', 'ux']],
    ['node.js/C++', ['node', 'js', 'c++']],
    ["D'Angelo & Co.", ['d', 'angelo', 'co']],
    ["'); drop table vacancies; --", ['drop', 'table', 'vacancies']],
    ['a:* & !b | (c)', ['a', 'b', 'c']],
    ['C++', ['c++']],
    ['c+', ['c+']],
    ['C++17 o C#', ['c++', '17', 'o', 'c#']],
    ['Notepad++, F#', ['notepad++', 'f#']],
    ['.NET', ['.net']],
    ['asp.net', ['asp', 'net']],
    ['R&D, r & d, AT&T', ['r&d', 'r&d', 'at&t']],
    ['I+D', ['i+d']],
    ['I.A.', ['ia']],
    ['i.a. I.A', ['ia', 'ia']],
    ['Bogotá D.C.', ['bogotá', 'dc']],
    ['S.A.S', ['sas']],
    ['j.p@correo.co', ['j', 'p', 'correo', 'co']],
    ['Johnson & Johnson', ['johnson', 'johnson']],
    ['calle 5 #3-2 +57 300', ['calle', '5', '3', '2', '57', '300']],
    ['2+2', ['2+2']],
    ['Bogota\u0301', ['bogotá']],
    ['café\u0000 2026', ['café', '2026']],
    ['1 2 3 4 5 6 7 8 9 10', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('%j', (text, words) => expect(searchWords(text)).toEqual(words))
})

import { describe, expect, test } from 'vitest'
import { problemsOfScript } from './browsers/check-script.mjs'
import { problemsOfStyle } from './browsers/check-style.mjs'

describe('SPEC-75 the check finds script features that the oldest browsers lack', () => {
  test.each([
    ['[2, 1].toSorted()', '.toSorted()'],
    ['text.toWellFormed()', '.toWellFormed()'],
    ["const at = URL.parse('/x')", '.parse()'],
    ['const all = Object.groupBy(list, kind)', '.groupBy()'],
    ['const { promise } = Promise.withResolvers()', '.withResolvers()'],
    ['document.startViewTransition(draw)', '.startViewTransition()'],
    ['const day = Temporal.Now.plainDateISO()', 'Temporal'],
    ['const unseen = /[\\p{Cf}--[a]]/v', 'The flag v'],
    ["const made = new RegExp(source, 'gv')", 'The flag v'],
    ["const made = new RegExp('[a-z--[aeiou]]', 'v')", 'The flag v'],
    ["const made = RegExp(words + '(?i:x)')", 'A modifier in a regular expression'],
    ["const names = [new RegExp('(?<year>a)|(?<year>b)')]", 'Two groups of one name in a regular expression'],
    ['const any = /(?-i:A)b/i', 'A modifier in a regular expression'],
    ['document.body.firstElementChild.showPopover()', '.showPopover()'],
    ['const view = <button command="show-modal">x</button>', 'The attribute command'],
  ])('SPEC-75 %s', (source, what) => {
    const found = problemsOfScript('page.tsx', source).map(([, sentence]) => sentence.split(' is missing')[0])
    expect(found.join()).toBe(what)
  })

  test.each([
    '[2, 1].toSorted?.()',
    "if ('startViewTransition' in document) document.startViewTransition(draw)",
    "const at = typeof Temporal === 'undefined' ? null : Temporal.Now.instant()",
    "import { z } from 'zod'; z.union([a, b])",
    'type Day = Temporal.PlainDate',
    "const before = /(?<=a)b/.test(text) || JSON.parse('1')",
    "const before = new RegExp('(?<=a)(?<b>c)(?:d)[(?]\\\\p{L}', 'gu')",
    "let fits = false; try { fits = new RegExp('(?i:a)').test(text) } catch {}",
    'const shut = () => menu.hidePopover(); const view = <ul popover="auto" />',
  ])('SPEC-75 takes %s', (source) => expect(problemsOfScript('page.tsx', source)).toEqual([]))
})

describe('SPEC-75 the check finds style features that the oldest browsers lack', () => {
  test.each([
    ['.a:has(b) { color: red }', 1, ':has'],
    ['.a {\n  color: color-mix(in srgb, red, blue);\n}', 2, 'color-mix'],
    ['.a {\n\n  grid-template-columns: subgrid;\n}', 3, 'subgrid'],
    ['.a { &:popover-open { color: red } }', 1, ':popover-open'],
    ['.a { bottom: anchor(--foot top) }', 1, 'anchor'],
    ['.a { anchor-name: --foot }', 1, 'anchor-name'],
    ['@view-transition { navigation: auto; }', 1, '@view-transition'],
  ])('SPEC-75 %s', (sheet, line, what) => {
    expect(problemsOfStyle(sheet).map(([at, sentence]) => [at, sentence.split(' is missing')[0]])).toContainEqual([line, what])
  })

  test.each([
    '@supports selector(:has(a)) { .a:has(b) { color: red } }',
    '.a { @supports (grid-template-columns: subgrid) { grid-template-columns: subgrid } }',
    '.a:is([open], :popover-open) { color: red }',
    '.a { color: light-dark(red, blue); text-wrap: balance; inset: 0 }',
    '/* :has(b) */ .a { content: "color-mix(" }',
  ])('SPEC-75 takes %s', (sheet) => expect(problemsOfStyle(sheet)).toEqual([]))
})

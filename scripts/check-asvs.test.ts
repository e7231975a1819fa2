import { expect, test } from 'vitest'
import { countProofs, problemsOfLedger, titlesOf } from './security/asvs.mjs'

const required = { '1.2.1': '1', '1.2.2': '2' }
const files: Record<string, string> = {
  'server/app.test.ts': "test('CFG-01 an answer has its headers', () => {})\ntest.each([1, 2])('CFG-02 %s is hidden', () => {})",
}
const first = '| 1.2.1 | 1 | headers | `server/app.test.ts`: CFG-01 |'
const second = '| 1.2.2 | 2 | no LDAP | Does not apply: the program speaks to no directory. |'
const problems = (...rows: string[]) =>
  problemsOfLedger(required, { name: 'asvs.md', text: rows.join('\n') }, (file: string) => files[file])

test('SUP-02 the check accepts a test, a reason, and a deviation with what would mend it', () => {
  expect(problems(first, second)).toEqual([])
  const deviating = second.replace(/Does.*\. /, 'Deviation: it is not encoded. Mend: encode it there. ')
  expect(problems(first, deviating)).toEqual([])
  expect(countProofs({ name: 'asvs.md', text: [first, deviating].join('\n') })).toEqual({
    tests: 1,
    reasons: 0,
    deviations: 1,
  })
})

test.each([
  ['a proof that is empty', first.replace(/`.*CFG-01/, ''), 'is empty'],
  ['an empty subject', first.replace('headers', ''), 'has no subject'],
  ['an unknown id', first.replace('1.2.1', '9.9.9'), 'is no requirement'],
  ['another level', first.replace('| 1 |', '| 2 |'), 'is of level 1'],
  ['a row that is no row', '| 1.2.1 | headers |', 'not of the form'],
  ['an unknown file', first.replace('app.test', 'apple.test'), 'does not exist'],
  ['a file that is no test', first.replace('app.test.ts', 'app.ts'), 'names neither a test'],
  ['an unknown title', first.replace('CFG-01', 'CFG-03'), 'does not have: CFG-03'],
  ['a reason without words', first.replace(/`.*CFG-01/, 'Does not apply:'), 'names neither a test'],
  [
    'a deviation without what would mend it',
    first.replace(/`.*CFG-01/, 'Deviation: nothing is encoded.'),
    'names neither a test',
  ],
])('SUP-02 the check refuses %s', (_what, row, problem) => {
  expect(problems(row, second).join('\n')).toContain(problem)
})

test('SUP-02 a row may have several ids, each of which counts', () => {
  const shared = '| 1.2.1, 1.2.3 | 1 | headers | `server/app.test.ts`: CFG-01 |'
  const ledger = { name: 'asvs.md', text: shared }
  expect(problemsOfLedger({ '1.2.1': '1', '1.2.3': '1' }, ledger, (file: string) => files[file])).toEqual([])
  expect(countProofs(ledger)).toEqual({ tests: 2, reasons: 0, deviations: 0 })
})

test('SUP-02 the check refuses an id that is missing, and one that stands twice', () => {
  expect(problems(first)).toEqual(['v5.0.0-1.2.2 of level 2 has no row.'])
  expect(problems(first, second, second)).toEqual(['asvs.md:3  v5.0.0-1.2.2 stands twice.'])
})

test('SUP-02 titles of single tests and of tables of cases are found', () => {
  expect(titlesOf(files['server/app.test.ts'] ?? '')).toEqual(
    expect.arrayContaining(['CFG-01 an answer has its headers', 'CFG-02 %s is hidden']),
  )
  expect(titlesOf("test.each([\n  ['a', 1],\n] as const)('CFG-05 %s', () => {})")).toContain('CFG-05 %s')
})

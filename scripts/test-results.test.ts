import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countStories, countTests, failedPages, failures, slowest } from './test-results.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'results-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(content: unknown, name = 'report.json'): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('passed and failed tests are counted', () => {
  expect(countTests(report({ numPassedTests: 7, numFailedTests: 2, testResults: [] }), 1)).toEqual({ passed: 7, failed: 2 })
})

test('a test file that cannot be loaded counts as failed', () => {
  const broken = { status: 'failed', assertionResults: [] }
  expect(countTests(report({ numPassedTests: 7, numFailedTests: 0, testResults: [broken] }), 1)).toEqual({ passed: 7, failed: 1 })
})

test('an error outside of every test counts as failed', () => {
  expect(countTests(report({ numPassedTests: 7, numFailedTests: 0, testResults: [] }), 1)).toEqual({ passed: 7, failed: 1 })
})

test('no report at all counts as failed', () => {
  expect(countTests(path.join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

test('stories that fail, that only pass again, and errors before them count as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 5 }
  expect(countStories(report({ stats, errors: [{}] }), 1)).toEqual({ passed: 3, failed: 3 })
})

test('the slowest tests and stories are listed, slowest first', () => {
  const quick = { fullName: 'CUR-01 quick', duration: 20 }
  const slow = { fullName: 'CUR-01 slow', duration: 1500 }
  const tests = report(
    { testResults: [{ name: '/somewhere/server/features/a.test.ts', assertionResults: [quick, slow] }] },
    'tests.json',
  )
  const story = { file: 'b.spec.ts', title: 'BRD-03 moves', tests: [{ results: [{ duration: 9000 }] }] }
  const stories = report({ suites: [{ specs: [], suites: [{ specs: [story] }] }] }, 'stories.json')
  expect(slowest(tests, stories, 2)).toEqual([
    { seconds: 9, title: 'stories/b.spec.ts: BRD-03 moves' },
    { seconds: 1.5, title: 'server/features/a.test.ts: CUR-01 slow' },
  ])
})

test('failed tests and stories are listed with the first lines of their errors', () => {
  const failed = { fullName: 'CUR-01 fails', status: 'failed', failureMessages: ['\u001b[31mone\u001b[39m\ntwo\nthree'] }
  const passed = { fullName: 'CUR-01 passes', status: 'passed', failureMessages: [] }
  const tests = report(
    {
      testResults: [
        { name: '/somewhere/server/a.test.ts', status: 'failed', assertionResults: [passed, failed] },
        { name: '/somewhere/web/b.test.ts', status: 'failed', message: 'Not a module', assertionResults: [] },
      ],
    },
    'tests.json',
  )
  const results = [{ status: 'timedOut', error: { message: 'Too late' } }]
  const story = { file: 'b.spec.ts', title: 'BRD-03 moves', tests: [{ results }, { results: [{ status: 'passed' }] }] }
  const stories = report({ suites: [{ specs: [story] }] }, 'stories.json')
  expect(failures(tests, stories, 2)).toEqual([
    { title: 'server/a.test.ts: CUR-01 fails', why: 'one\ntwo' },
    { title: 'web/b.test.ts', why: 'Not a module' },
    { title: 'stories/b.spec.ts: BRD-03 moves', why: 'Too late' },
  ])
})

test('the page of a failed story is listed, cut to a number of lines', () => {
  mkdirSync(path.join(folder, 'stories', 'one'), { recursive: true })
  mkdirSync(path.join(folder, 'stories', 'two'))
  writeFileSync(path.join(folder, 'stories/one/error-context.md'), '# Error\n\n```yaml\n- main:\n  - button "Add"\n```\n')
  writeFileSync(path.join(folder, 'stories/two/error-context.md'), '# Error without a page\n')
  expect(failedPages(path.join(folder, 'stories'), 1)).toEqual([{ story: 'one', tree: '- main:' }])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Counts the tests of vitest's JSON report. A file that cannot be loaded, an error outside of tests, or a missing report counts as a
 * failure.
 */
export function countTests(reportFile, exitCode) {
  const report = readReport(reportFile)
  const brokenFiles = (report?.testResults ?? []).filter(isBroken).length
  return withExitCode({ passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + brokenFiles }, exitCode)
}

/** Counts the stories of Playwright's JSON report by the same rules. */
export function countStories(reportFile, exitCode) {
  const report = readReport(reportFile)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return withExitCode({ passed: expected, failed: unexpected + flaky + (report?.errors?.length ?? 0) }, exitCode)
}

/** The slowest of both reports as `{ seconds, title }`, slowest first. */
export function slowest(testsReport, storiesReport, most = 10) {
  const tests = testsIn(testsReport).map(({ title, duration }) => ({ seconds: (duration ?? 0) / 1000, title }))
  const stories = runsIn(storiesReport).map(({ title, duration }) => ({ seconds: duration / 1000, title }))
  return [...tests, ...stories].sort((one, other) => other.seconds - one.seconds).slice(0, most)
}

/** The failed tests and stories of both reports as `{ title, why }`, `why` with the first `most` lines of the first error. */
export function failures(testsReport, storiesReport, most = 12) {
  const files = (readReport(testsReport)?.testResults ?? []).filter(isBroken)
  const all = [
    ...testsIn(testsReport)
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages }) => ({ title, why: failureMessages[0] })),
    ...files.map(({ name, message }) => ({ title: inside(name), why: message })),
    ...runsIn(storiesReport)
      .filter(({ error }) => error)
      .map(({ title, error }) => ({ title, why: error.message })),
  ]
  const plain = (words = '') => stripVTControlCharacters(words).split('\n').slice(0, most).join('\n')
  return all.map(({ title, why }) => ({ title, why: plain(why) }))
}

/** The page of each failed story as Playwright left it below a folder: the story's name and the accessibility tree, cut to `most` lines. */
export function failedPages(folder, most = 80) {
  const stories = existsSync(folder) ? readdirSync(folder).sort() : []
  return stories.flatMap((story) => {
    const file = path.join(folder, story, 'error-context.md')
    const tree = existsSync(file) && /```yaml\n(.*?)\n```/s.exec(readFileSync(file, 'utf8'))?.[1]
    return tree ? [{ story, tree: tree.split('\n').slice(0, most).join('\n') }] : []
  })
}

/** Whether a file of tests could not be loaded. */
const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0

/** Every test of vitest's report, with a title that begins with its file. */
const testsIn = (file) =>
  (readReport(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${inside(name)}: ${test.fullName}` })),
  )

/** Every run of a story in Playwright's report, with a title that begins with its file. */
const runsIn = (report) =>
  specsOf(readReport(report)?.suites ?? []).flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) => results.map((run) => ({ ...run, title: `stories/${file}: ${title}` }))),
  )

const inside = (path) => path.slice(path.search(/\b(?:domain|server|web|scripts)\//))
const specsOf = (suites) => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])

function withExitCode({ passed, failed }, exitCode) {
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

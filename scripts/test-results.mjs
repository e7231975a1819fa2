import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Counts the tests of vitest's JSON report. A file that cannot be loaded, an error outside of tests, or a missing report counts as a
 * failure.
 */
export function countTests(reportFile, exitCode) {
  const report = readReport(reportFile)
  const brokenFiles = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
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
  const files = readReport(testsReport)?.testResults ?? []
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      seconds: (duration ?? 0) / 1000,
      title: `${inside(name)}: ${fullName}`,
    })),
  )
  const stories = specsOf(readReport(storiesReport)?.suites ?? []).flatMap(({ file, title, tests: runs }) =>
    runs.flatMap(({ results }) =>
      results.map(({ duration }) => ({ seconds: duration / 1000, title: `stories/${file}: ${title}` })),
    ),
  )
  return [...tests, ...stories].sort((one, other) => other.seconds - one.seconds).slice(0, most)
}

/** The failed tests and stories of both reports as `{ title, why }`, `why` with the first `most` lines of the first error. */
export function failures(testsReport, storiesReport, most = 12) {
  const files = readReport(testsReport)?.testResults ?? []
  const tests = files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && assertionResults.length === 0) return [{ title: inside(name), why: message ?? '' }]
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${inside(name)}: ${fullName}`,
      why: failureMessages[0] ?? '',
    }))
  })
  const stories = specsOf(readReport(storiesReport)?.suites ?? []).flatMap(({ file, title, tests: runs }) =>
    runs.flatMap(({ results }) =>
      results.flatMap(({ error }) => (error ? [{ title: `stories/${file}: ${title}`, why: error.message ?? '' }] : [])),
    ),
  )
  const plain = (words) => stripVTControlCharacters(words).split('\n').slice(0, most).join('\n')
  return [...tests, ...stories].map(({ title, why }) => ({ title, why: plain(why) }))
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

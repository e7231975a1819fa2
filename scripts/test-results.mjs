import { readFileSync } from 'node:fs'

/** Counts of vitest's JSON report. A file that cannot be loaded, an error outside of tests, or no report at all counts as a failure. */
export function countTests(reportFile, exitCode) {
  const report = readReport(reportFile)
  const brokenFiles = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return withExitCode({ passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + brokenFiles }, exitCode)
}

/** Counts of Playwright's JSON report, by the same rules. */
export function countStories(reportFile, exitCode) {
  const report = readReport(reportFile)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return withExitCode({ passed: expected, failed: unexpected + flaky + (report?.errors?.length ?? 0) }, exitCode)
}

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

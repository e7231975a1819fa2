import { mkdirSync, rmSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { check } from './check.mjs'
import { noteProof, readDigests } from './engine-proof.mjs'
import { ensureInstalled } from './install.mjs'
import { enterTestEnvironment } from './test-environment.mjs'
import { countStories, countTests, failedPages, failures, slowest } from './test-results.mjs'
import { fail, inProject, program, run } from './toolchain.mjs'

// `npm test` runs everything. `npm test -- <path> … [-t <part of a title>]` runs only what matches. With `--every-engine` all server tests
// run on both engines (P23).
const results = inProject('test-results')
const { paths, title, everyEngine } = readArguments(process.argv.slice(2))
const isStory = (path) => /(?:^|\/)stories(?:\/|$)|\.spec\.ts$/.test(path)
const stories = paths.filter(isStory)
const tests = paths.filter((path) => !isStory(path))
const isEverything = paths.length === 0 && title === undefined

enterTestEnvironment()
if (everyEngine) process.env.EVERY_ENGINE = '1'
await ensureInstalled()
console.log(await nameBrowser())
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const counts = []
const tested = everyEngine && isEverything && readDigests()
if (isEverything) {
  counts.push({ passed: 0, failed: await check() })
  // Some tests start the whole program, and two files that build at once would disturb each other.
  if (!(await ensureBuilt())) counts.push({ passed: 0, failed: 1 })
}
if (paths.length === 0 || tests.length > 0) counts.push(await runTests())
if (tested && counts.every(({ failed }) => failed === 0)) noteProof(tested)
if (paths.length === 0 || stories.length > 0) counts.push(await runStories())

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (passed + failed === 0) console.log('\nNothing ran: no test or story matches.')
if (isEverything) printSlowest()
printFailures()
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

/** Tests and stories use the same browser; a missing one is reported here once, in a sentence. Its module needs the dependencies. */
async function nameBrowser() {
  const { describeBrowser, findBrowser } = await import('./browser.mjs')
  return findBrowser().then(describeBrowser, (error) => fail(error.message))
}

function report(name) {
  return inProject('test-results', name)
}

/** Prints the slowest tests, for the case that the tests take too long. */
function printSlowest() {
  console.log('\nThe ten slowest:')
  for (const { seconds, title } of slowest(report('tests.json'), report('stories.json')))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`)
}

/** Prints each failure once more at the end, because the output of another machine may show its end alone. */
function printFailures() {
  for (const { title, why } of failures(report('tests.json'), report('stories.json'))) console.log(`\nFailed: ${title}\n${why}`)
}

/** Runs the tests of rules, of routes on both engines, and of the scripts. */
async function runTests() {
  const results = report('tests.json')
  const filter = title === undefined ? [] : ['-t', title]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const { code } = await run(program('vitest'), ['run', '--passWithNoTests', ...reporters, ...filter, ...tests])
  return countTests(results, code)
}

/** Runs the stories in a browser against their own servers. */
async function runStories() {
  if (!(await ensureBuilt())) return { passed: 0, failed: 1 }
  const results = report('stories.json')
  const filter = title === undefined ? [] : ['--grep', title]
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: results, PLAYWRIGHT_HTML_OPEN: 'never' }
  const { code } = await run(
    program('playwright'),
    ['test', '--pass-with-no-tests', '--reporter=list,json', ...filter, ...stories],
    { env },
  )
  // A failure that is seen only on another machine is explained by its page.
  for (const { story, tree } of failedPages(inProject('test-results', 'stories'))) console.log(`\n── ${story}\n${tree}`)
  return countStories(results, code)
}

function readArguments(words) {
  const paths = []
  let title
  let everyEngine = false
  while (words.length > 0) {
    const word = words.shift()
    if (word === '-t') title = words.shift() ?? fail('-t needs a part of a title after it.')
    else if (word === '--every-engine') everyEngine = true
    else if (word.startsWith('-'))
      fail(`${word} is not known here. Usage: npm test -- [path …] [-t <part of a title>] [--every-engine]`)
    else paths.push(word.replace(/^\.\//, ''))
  }
  return { paths, title, everyEngine }
}

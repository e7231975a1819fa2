import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { oldestBrowserNames } from '../domain/kernel/oldest-browsers.ts'
import { problemsOfScript } from './browsers/check-script.mjs'
import { problemsOfStyle } from './browsers/check-style.mjs'
import { browserSources } from './browsers/sources.mjs'
import { inProject, root } from './toolchain.mjs'

const problems = browserSources(root).flatMap((path) => {
  const [name, text] = [relative(root, path), readFileSync(path, 'utf8')]
  const found = name.endsWith('.css') ? problemsOfStyle(text) : problemsOfScript(name, text)
  return found.map(([line, sentence]) => `${name}:${line} ${sentence}`)
})
if (!readFileSync(inProject('README.md'), 'utf8').includes(oldestBrowserNames))
  problems.push(`README.md does not name the oldest supported browsers: ${oldestBrowserNames}`)

for (const problem of problems) console.log(problem)
if (problems.length > 0) {
  console.log('Ask the browser first (`name in object`, `object.name?.()`, `@supports`), or use something older:')
  console.log('the oldest supported browsers are in domain/kernel/oldest-browsers.ts.')
  process.exitCode = 1
}

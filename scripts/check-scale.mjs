import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from './files.mjs'
import { problemsOfScale } from './styles/check-scale.mjs'
import { root } from './toolchain.mjs'

const problems = filesUnder(path.join(root, 'web'))
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const name = path.relative(root, file)
    return problemsOfScale(name, readFileSync(file, 'utf8')).map(([line, sentence]) => `${name}:${line} ${sentence}`)
  })

for (const problem of problems) console.log(problem)
if (problems.length > 0) {
  console.log('The sizes are tokens of web/platform/theme/tokens.css (ADR-0159); spacing is a multiple of 0.25rem, 4 px.')
  process.exitCode = 1
}

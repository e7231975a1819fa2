import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { countProofs, problemsOfLedger } from './security/asvs.mjs'
import { root } from './toolchain.mjs'

const read = (file) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined)
/** The ids of OWASP ASVS 5.0.0 by level, a line for each chapter. */
const ids = JSON.parse(readFileSync(path.join(root, 'scripts/security/asvs-5.0.0.json'), 'utf8'))
const required = Object.fromEntries(
  Object.entries(ids).flatMap(([level, chapters]) => chapters.flatMap((line) => line.split(' ').map((id) => [id, level]))),
)
const file = 'docs/security/asvs.md'
const ledger = { name: file, text: read(file) ?? '' }

const problems = problemsOfLedger(required, ledger, read)
const { tests, reasons, deviations } = countProofs(ledger)
const counts = `${tests} requirements name a test, ${reasons} a reason, ${deviations} a deviation`
if (!ledger.text.includes(counts)) problems.push(`${file} must say: ${counts}`)
for (const problem of problems) console.log(problem)
console.log(problems.length === 0 ? `${counts}.` : `${problems.length} complaint(s) about the ledger of ASVS.`)
process.exitCode = problems.length > 0 ? 1 : 0

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { filesUnder } from './files.mjs'
import { checkDocument, checkEnglish, checkSubjects } from './structure/english.mjs'
import { Source } from './structure/source.mjs'
import { root } from './toolchain.mjs'

/** Subjects of older commits were longer. */
const subjectsSince = '2026-11-25T00:00:00Z'

const code = ['domain', 'server', 'web', 'stories', 'scripts', 'bench']
  .flatMap((folder) => filesUnder(resolve(root, folder)))
  .map((path) => new Source(root, relative(root, path).split(sep).join('/')))
  .flatMap((source) => checkEnglish(source).map(({ line, message }) => `${source.path}:${line}  ${message}`))
const documents = readdirSync(root)
  .filter((file) => file.endsWith('.md'))
  .flatMap((path) => checkDocument({ path, text: readFileSync(join(root, path), 'utf8') }))
const complaints = [...code, ...documents, ...checkSubjects(subjects())]
for (const complaint of complaints) console.log(complaint)
console.log(complaints.length === 0 ? 'Comments, titles, documents and commits are plain.' : `${complaints.length} complaint(s).`)
process.exitCode = complaints.length > 0 ? 1 : 0

/** The subjects of recent commits; none where the files came without their history. */
function subjects() {
  try {
    const log = ['log', `--since=${subjectsSince}`, '--no-merges', '--format=%s']
    return execFileSync('git', log, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')
  } catch {
    return []
  }
}

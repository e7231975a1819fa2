import { execFileSync } from 'node:child_process'
import { checkDocument, checkEnglish, checkLength, checkSubjects } from './structure/english.mjs'
import { documentsOf, sourcesOf } from './structure/source.mjs'
import { root } from './toolchain.mjs'

/** Subjects of older commits were longer. */
const subjectsSince = '2026-11-25T00:00:00Z'

const code = sourcesOf(root).flatMap((source) =>
  checkEnglish(source).map(({ line, message }) => `${source.path}:${line}  ${message}`),
)
const documents = documentsOf(root)
const complaints = [...code, ...documents.flatMap(checkDocument), ...checkLength(documents), ...checkSubjects(subjects())]
for (const complaint of complaints) console.log(complaint)
console.log(
  complaints.length === 0 ? 'Comments, titles, names, documents and commits are plain.' : `${complaints.length} complaint(s).`,
)
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

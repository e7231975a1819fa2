import { relative, resolve, sep } from 'node:path'
import { filesUnder } from './files.mjs'
import { checkEnglish } from './structure/english.mjs'
import { Source } from './structure/source.mjs'
import { root } from './toolchain.mjs'

const complaints = ['domain', 'server', 'web', 'stories', 'scripts', 'bench']
  .flatMap((folder) => filesUnder(resolve(root, folder)))
  .map((path) => new Source(root, relative(root, path).split(sep).join('/')))
  .flatMap((source) => checkEnglish(source).map(({ line, message }) => `${source.path}:${line}  ${message}`))
for (const complaint of complaints) console.log(complaint)
console.log(`${complaints.length} complaint(s).`)
process.exitCode = complaints.length > 0 ? 1 : 0

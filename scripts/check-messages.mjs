import { readFileSync } from 'node:fs'
import { checkMessages } from './messages/check-tree.mjs'
import { inProject, root } from './toolchain.mjs'

const required = JSON.parse(readFileSync(inProject('scripts', 'required-messages.json'), 'utf8'))
const quoted = JSON.parse(readFileSync(inProject('scripts', 'quoted-texts.json'), 'utf8'))
const { keys, complaints, unused } = checkMessages(root, required, quoted)
for (const complaint of complaints) console.log(complaint)
if (unused.length > 0) console.log(`${unused.length} message(s) that no code names: ${unused.join(', ')}`)
console.log(
  complaints.length === 0
    ? `${keys} messages, complete in both languages.`
    : `${complaints.length} complaint(s) about ${keys} messages.`,
)
process.exitCode = complaints.length === 0 ? 0 : 1

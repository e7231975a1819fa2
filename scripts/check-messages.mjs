import { readFileSync } from 'node:fs'
import { checkMessages } from './messages/check-tree.mjs'
import { inProject, root } from './toolchain.mjs'

const required = JSON.parse(readFileSync(inProject('scripts', 'required-messages.json'), 'utf8'))
const quoted = JSON.parse(readFileSync(inProject('scripts', 'quoted-texts.json'), 'utf8'))
const { keys, complaints, unused } = checkMessages(root, required, quoted)
const found = complaints.length + unused.length
for (const complaint of complaints) console.log(complaint)
for (const key of unused) console.log(`${key} is named by no code: remove it from the message files.`)
console.log(found === 0 ? `${keys} messages, complete in both languages.` : `${found} complaint(s) about ${keys} messages.`)
process.exitCode = found === 0 ? 0 : 1

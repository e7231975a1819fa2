import { checkTree } from './structure/check-tree.mjs'
import { root } from './toolchain.mjs'

const { files, complaints } = checkTree(root)
for (const complaint of complaints) console.log(complaint)
console.log(
  complaints.length === 0 ? `${files} files are where they belong.` : `${complaints.length} complaint(s) about ${files} files.`,
)
process.exitCode = complaints.length === 0 ? 0 : 1

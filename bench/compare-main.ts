import { compareWith } from './compare.ts'
import { isSmall } from './size.ts'

const [commit, ...words] = process.argv.slice(2)
if (!commit) throw new Error('npm run bench -- compare <commit> [small] [calls]: name the commit to compare with.')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await compareWith(
  commit,
  isSmall ? 'small' : 'usual',
  words.filter((word) => word !== 'small'),
)

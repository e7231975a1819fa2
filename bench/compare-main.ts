import { compareWith } from './compare.ts'

const [commit, size] = process.argv.slice(2)
if (!commit) throw new Error('npm run bench -- compare <commit> [small]: name the commit to compare with.')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await compareWith(commit, size === 'small' ? 'small' : 'usual')

import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { projectNode, run } from './toolchain.mjs'

// npm run bench -- compare <commit> [small] [calls]; npm run bench -- fairness; npm run bench -- commits|live [small]; npm run bench [-- small growth agency ratios tests beside imports exports reports start boards pages rates endurance]: see docs/performance/benchmarks.md.
await ensureInstalled()
await ensureBuilt()
const [part, ...rest] = process.argv.slice(2)
const own = {
  compare: 'bench/compare-main.ts',
  fairness: 'bench/fairness-main.ts',
  commits: 'bench/commits-main.ts',
  live: 'bench/live-main.ts',
}[part]
const words = own ? [own, ...rest] : ['bench/main.ts', ...process.argv.slice(2)]
const { code } = await run(projectNode, words)
process.exitCode = code

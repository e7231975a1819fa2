import { runDrill } from './run-drill.mjs'

// node scripts/drills/replicas.mjs [--reads 100000] [--seconds 1200] [--seed 1]: see docs/performance/drills.md.
await runDrill('replicas')

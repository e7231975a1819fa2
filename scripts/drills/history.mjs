import { runDrill } from './run-drill.mjs'

// node scripts/drills/history.mjs [--operations 100000] [--seconds 900] [--seed 1] [--drain 240]: see docs/performance/drills.md.
await runDrill('history')

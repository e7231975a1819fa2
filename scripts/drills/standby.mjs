import { runDrill } from './run-drill.mjs'

// node scripts/drills/standby.mjs [--before 15] [--after 30] [--seed 1]: see docs/performance/drills.md.
await runDrill('standby')

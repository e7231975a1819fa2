import { runDrill } from './run-drill.mjs'

// node scripts/drills/faults.mjs [--only disk-upload] [--seed 1] [--list]: see docs/performance/drills.md.
await runDrill('faults')

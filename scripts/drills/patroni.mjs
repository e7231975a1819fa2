import { runDrill } from './run-drill.mjs'

// node scripts/drills/patroni.mjs [--layout hosts,pgbouncer,haproxy] [--only kill,cut] [--seed 1]: see docs/performance/drills.md.
await runDrill('patroni')

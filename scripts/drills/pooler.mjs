import { runDrill } from './run-drill.mjs'

// node scripts/drills/pooler.mjs: how fast the product is behind PgBouncer in transaction mode, beside a direct connection (POL-01).
await runDrill('pooler')

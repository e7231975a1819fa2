import { Kysely, PostgresDialect } from 'kysely'
import type { DB } from '../database/schema.ts'
import type { Platform } from '../platform/platform.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Parent Relationship'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Whether a plan sorts rows. What a subplan sorts for one row of a page are the few rows about it. */
const sorts = ({ 'Node Type': node, Plans: inner = [] }: Plan): boolean =>
  /Sort/.test(node) || inner.some((plan) => plan['Parent Relationship'] !== 'SubPlan' && sorts(plan))

/** Whether a plan reads the whole table. A scan right below a limit does not: it ends when it has enough rows, as in a capped count. */
function readsAll(plan: Plan, table: string, limited = false): boolean {
  const node = plan['Node Type']
  if (node === 'Seq Scan' && plan['Relation Name'] === table) return !limited
  const below = node === 'Limit' || (limited && /^Subquery Scan$|Nested Loop/.test(node))
  return (plan.Plans ?? []).some((inner) => readsAll(inner, table, below))
}

/** Explains queries without running them. */
export function watchPlans({ database: { pool } }: Platform, table: string) {
  const seen: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void seen.push(query) })
  const plansOf = async (work: () => Promise<unknown>) => {
    seen.length = 0
    await work()
    const explained = await Promise.all(
      seen.map(({ sql: text, parameters }) => pool.query(`explain (format json) ${text}`, parameters as unknown[])),
    )
    return explained.map(({ rows }) => rows[0]['QUERY PLAN'][0].Plan as Plan)
  }
  return {
    db,
    /** Whether they read the whole table, sort, and which of its indexes they use. */
    async of(work: () => Promise<unknown>) {
      const found = await plansOf(work)
      const nodes = found.flatMap(nodesOf)
      const indexes = nodes.flatMap(({ 'Index Name': index }) => (index?.startsWith(`${table}_`) ? [index] : []))
      return {
        readsAll: found.some((plan) => readsAll(plan, table)),
        sorts: found.some(sorts),
        indexes: [...new Set(indexes)].sort(),
      }
    },
    /** The indexes that they read together with the rows of the table, and not alone. */
    async withRows(work: () => Promise<unknown>) {
      const ofTable = (await plansOf(work)).flatMap(nodesOf).filter((node) => node['Index Name']?.startsWith(`${table}_`))
      return ofTable.flatMap((node) => (node['Node Type'] === 'Index Only Scan' ? [] : [node['Index Name']]))
    },
  }
}

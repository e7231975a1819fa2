import { sql } from 'kysely'
import type { TestApp } from './app.ts'

/** The tables in which one of these words stands in any column, those of the job queue included; capitals do not count. */
export async function tablesWith({ platform }: TestApp, ...words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(platform.db)
  const patterns = words.map((word) => `%${word}%`)
  const found: string[] = []
  for (const { schema, name } of rows) {
    const hits = sql`select from ${sql.id(schema, name)} as kept where kept::text ilike any(${patterns}::text[]) limit 1`
    if ((await hits.execute(platform.db)).rows.length > 0) found.push(schema === 'public' ? name : `${schema}.${name}`)
  }
  return found.sort()
}

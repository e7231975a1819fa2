import { sql } from 'kysely'
import type { TestApp } from './app.ts'

/** The tables with one of these words in any column, including those of the job queue; letter case does not count. */
export async function tablesWith(site: TestApp, ...words: readonly string[]): Promise<string[]> {
  return [...new Set((await placesInTables(site, words)).map(({ table }) => table))].sort()
}

/**
 * Finds which of these words are in which tables of any schema: in a text, in JSON, or as bytes; letter case does not count. Texts of up to
 * a megabyte are quick to search.
 */
export async function placesInTables(
  { platform }: TestApp,
  words: readonly string[],
): Promise<{ table: string; word: string }[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(platform.db)
  const hex = words.map((word) => Buffer.from(word).toString('hex'))
  const found: { table: string; word: string }[] = []
  for (const { schema, name } of rows) {
    const hits = await sql<{ word: string }>`
      select wanted.word from unnest(${words}::text[], ${hex}::text[]) as wanted(word, bytes)
      where exists (select from ${sql.id(schema, name)} as kept
        where kept::text ilike '%' || wanted.word || '%' or kept::text like '%' || wanted.bytes || '%')`.execute(platform.db)
    for (const { word } of hits.rows) found.push({ table: schema === 'public' ? name : `${schema}.${name}`, word })
  }
  return found
}

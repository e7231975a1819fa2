import { sql } from 'kysely'
import type { Database } from './database.ts'

interface Column {
  table_name: string
  column_name: string
  /** PostgreSQL's name of the type; that of an array begins with _. */
  type_name: string
  nullable: boolean
  /** Whether PostgreSQL can fill the column (a default, an identity) or always does. */
  filled: 'never' | 'by default' | 'always'
  /** The check on this column alone, as PostgreSQL prints it. */
  check_text: string | null
}

// The types that type-parsers.ts produces at run time.
const typeOf: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
}

const head = `// Made from the .tables.sql files by scripts/generate-schema.mjs; change them, not this file.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** May be left out when inserting. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type JsonValue = boolean | number | string | null | JsonValue[] | JsonObject
export type JsonObject = { [key: string]: JsonValue | undefined }
/** Written as an object or as JSON text: pg takes a JavaScript array for a PostgreSQL array. */
export type Json = ColumnType<JsonValue, JsonObject | string, JsonObject | string>
`

/** Generates schema.ts for the current tables; throws on an unknown column type. */
export async function generateSchema({ db }: Pick<Database, 'db'>): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as table_name, a.attname as column_name, t.typname as type_name, not a.attnotnull as nullable,
      case when a.attgenerated <> '' or a.attidentity = 'a' then 'always'
           when a.atthasdef or a.attidentity = 'd' then 'by default' else 'never' end as filled,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as check_text
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`.execute(db)
  const tables = Map.groupBy(rows, ({ table_name }) => table_name)
  const interfaces = [...tables].map(([table, columns]) => block(interfaceName(table), columns.map(columnLine)))
  const all = block(
    'DB',
    [...tables.keys()].map((table) => `${table}: ${interfaceName(table)}`),
  )
  return [head, ...interfaces, all].join('\n')
}

const block = (name: string, lines: string[]) => `export interface ${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`

const interfaceName = (table: string) => table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The values of a check as a union: `check (language in ('es', 'en'))` becomes 'es' | 'en'. */
function unionOf(check: string | null): string | undefined {
  const list = /= ANY \(\(?ARRAY\[(.+?)\]/.exec(check ?? '')?.[1]
  const values = list?.match(/'[^']*'(?=::text)/g)
  return values?.join(' | ')
}

function columnLine({ table_name, column_name, type_name, nullable, filled, check_text }: Column): string {
  const single = unionOf(check_text) ?? typeOf[type_name.replace(/^_/, '')]
  if (!single)
    throw new Error(`${table_name}.${column_name} is of type ${type_name}: add it to type-parsers.ts and schema-generator.ts.`)
  const type = (type_name.startsWith('_') ? `${single}[]` : single) + (nullable ? ' | null' : '')
  if (filled === 'always') return `${column_name}: GeneratedAlways<${type}>`
  return `${column_name}: ${filled === 'by default' ? `Generated<${type}>` : type}`
}

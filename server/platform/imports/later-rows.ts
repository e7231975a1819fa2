import { type RawBuilder, sql } from 'kysely'
import type { Reference } from '../../database/references.ts'
import type { Reader } from '../platform.ts'

/**
 * What was done to records since their import. Each row of an import is written in the transaction of its record and never changed, so that
 * both have the same `xmin` until somebody does something (ADR-0108).
 */

/** A column that refers to a record, with what its rows mean to an undo where its table states that. */
export interface Referring {
  readonly table: string
  readonly column: string
  readonly undo?: Reference['undo']
}

/** The columns of all tables that refer to a table. Read from the database, so that no feature is forgotten. */
export async function readReferences(db: Reader, table: 'clients' | 'vacancies' | 'rejection_reasons'): Promise<Referring[]> {
  const { rows } = await sql<Referring>`
    select relation.relname as table, attribute.attname as column
    from pg_constraint as reference
    join pg_class as relation on relation.oid = reference.conrelid
    join pg_attribute as attribute on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = ${table}::regclass and cardinality(reference.conkey) = 1
    order by 1, 2`.execute(db)
  return rows
}

/** The columns whose rows count: the others follow from rows that do. */
export const counting = (columns: readonly Referring[]): readonly Referring[] => columns.filter(({ undo }) => undo !== 'ignored')

/** Whether a row of a table that refers to records is of another transaction than `written`, and no part of the import such as its e-mails. */
export const isLater = ({ table, undo }: Referring, written: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${sql.ref(`${table}.xmin`)} <> ${written} ${typeof undo === 'object' ? sql`and not (${undo.ignored})` : sql``}`

/**
 * Whether no row refers to a record, or with `written` none of another transaction. Rows that `wasThere` names do not count: those of a record that
 * the import found and changed. `offset 0` keeps it one look into an index for each record: a join would be planned by statistics that do not
 * know a new import.
 */
export const isUntouched = (
  columns: readonly Referring[],
  record: RawBuilder<unknown>,
  written?: RawBuilder<unknown>,
  wasThere?: (table: string) => RawBuilder<boolean>,
) =>
  sql.join<boolean>(
    counting(columns).map(
      (one) => sql<boolean>`not exists (
        select from ${sql.table(one.table)} where ${sql.ref(`${one.table}.${one.column}`)} = ${record}
          ${written ? sql`and ${isLater(one, written)}` : sql``}
          ${wasThere ? sql`and not (${wasThere(one.table)})` : sql``}
        offset 0)`,
    ),
    sql` and `,
  )

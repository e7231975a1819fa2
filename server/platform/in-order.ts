import { type RawBuilder, sql } from 'kysely'

/**
 * What a text sorts by, so that its order is the same on every database (SPEC-76): as dictionaries in Spanish have it, without
 * regard to letter case. A list that may grow needs an index of this expression and the id.
 */
export function inOrder(text: string | RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`in_order(${typeof text === 'string' ? sql.ref(text) : text}) collate cantera_order`
}

import { type RawBuilder, sql } from 'kysely'

/**
 * The sort key of a text, the same on every database (SPEC-76): the order of Spanish dictionaries, without regard to letter case. A growing
 * list needs an index of this expression and the id.
 */
export function inOrder(text: string | RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`in_order(${typeof text === 'string' ? sql.ref(text) : text}) collate cantera_order`
}

/** Compares two texts in the same order, whatever the locale of the process, for the few rows that the server sorts itself. */
export const compareInOrder = new Intl.Collator('es').compare

import type { Catalog } from '#domain/kernel/find-text.ts'

/** Joins the message files that a glob found into one catalog. */
export function joinCatalogs(parts: Record<string, unknown>): Catalog {
  return Object.assign({}, ...Object.values(parts))
}

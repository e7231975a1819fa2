import type { Catalog } from '#domain/kernel/find-text.ts'

/** One catalog of the message files that a glob found. */
export function joined(parts: Record<string, unknown>): Catalog {
  return Object.assign({}, ...Object.values(parts))
}

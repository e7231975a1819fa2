import type { LanguageLinkView } from '#domain/assessment/language-links/language-links.contract.ts'
import type { VoidTableRow } from './language-links.reads.ts'

export const presentLink = (tables: readonly VoidTableRow[]): LanguageLinkView => ({
  voided: tables.map(({ signed_at, ...table }) => ({ ...table, signed_at: signed_at.toISOString() })),
})

import type { LanguageLinkView, SignedLinkView } from '#domain/assessment/language-links/language-links.contract.ts'
import { estimateLink, type Link, type LinkLack, type LinkRow, tableOf } from '#domain/assessment/language-links/link.rules.ts'
import type { LinkBasis, SignedLinkRow } from './language-links.reads.ts'

/** A table that may be signed. */
export interface Proposal extends Link {
  readonly table: readonly LinkRow[]
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000

/** The table that a basis yields, with figures as they are stored, or why there is none. */
export function proposalOf({ pairs, es, en }: LinkBasis): Proposal | LinkLack {
  const link = estimateLink(pairs)
  if (typeof link === 'string') return link
  const rounded = { ...link, constant: thousandths(link.constant), error: thousandths(link.error) }
  return { ...rounded, table: tableOf(rounded, es, en) }
}

const presentTable = (table: readonly LinkRow[]) => table.map(({ points, equal }) => ({ points, equal }))

export function presentLink(basis: LinkBasis, signed: readonly SignedLinkRow[]): LanguageLinkView {
  const found = proposalOf(basis)
  const isLacking = typeof found === 'string'
  return {
    proposal: isLacking ? null : { ...found, table: presentTable(found.table), left_out: basis.pairs.length - found.pairs },
    lack: isLacking ? found : null,
    signed: signed.map(presentSigned),
  }
}

const presentSigned = ({ id: _, signed_at, withdrawn_at, table, ...row }: SignedLinkRow): SignedLinkView => ({
  ...row,
  table: presentTable(table),
  signed_at: signed_at.toISOString(),
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
})

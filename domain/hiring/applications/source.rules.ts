import { limits } from '../../kernel/limits.ts'
import { oneLine } from '../../kernel/plain-text.ts'

/**
 * Where an application came from (INT-06). `unknown`: it is older than this record. `direct`: from the site itself. `link`: a link with
 * `?source=`. `referrer`: another site. `staff`: a colleague added the person. `import`: from a file, or from where staff say that the person whom
 * they add comes from.
 */
export const sourceKinds = ['unknown', 'direct', 'link', 'referrer', 'staff', 'import'] as const
export type SourceKind = (typeof sourceKinds)[number]

export interface Source {
  readonly kind: SourceKind
  /**
   * The word of the link, the host of the other site, or of an import the source of the row or of the person, else its file; empty for the other
   * kinds.
   */
  readonly name: string
}

/** A source as the filter of a list names it: `kind`, or `kind:name`. */
export const keyOfSource = ({ kind, name }: Source): string => (name ? `${kind}:${name}` : kind)

/** The parts of such a key. Without a name it stands for every name; the kind of an unknown key fits no application. */
export function partsOfKey(key: string): { readonly kind: string; readonly name: string | undefined } {
  const [kind = '', ...name] = key.split(':')
  return { kind, name: name.length > 0 ? name.join(':') : undefined }
}

/** What a browser knows about the visit that led to an application. */
export interface Arrival {
  readonly source?: string | undefined
  /** The host of the page before the first one of the visit. */
  readonly referrer?: string | undefined
}

/** The word of the links in e-mails that share or suggest a vacancy. */
export const mailedSource = 'email'

const direct: Source = { kind: 'direct', name: '' }
const team: Source = { kind: 'staff', name: '' }

/** The source of an application of which a colleague or a file writes where it came from: it says more than the team (MOV-03). */
export function sourceByStaff(written: string): Source {
  const name = writtenSource(written)
  return name ? { kind: 'import', name } : team
}

/** Whether staff put the person into the vacancy, one by one or with an import. */
export const isAddedByStaff = (kind: string): boolean => kind === 'staff' || kind === 'import'

/** The source of an application that a candidate makes. The word of a link says more than the host of the page that had the link. */
export function sourceOf({ source = '', referrer = '' }: Arrival): Source {
  const word = sourceName(source)
  if (word) return { kind: 'link', name: word }
  const host = sourceName(referrer).replace(/^www\./, '')
  return /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u.test(host) ? { kind: 'referrer', name: host } : direct
}

/**
 * A source's name in the one form in which it is stored, so that "LinkedIn" and "linkedin " count together. A text that cannot be a name
 * is ignored, because nobody loses an application to a broken link.
 */
export function sourceName(text: string): string {
  const name = inOneForm(text).slice(0, limits.text.short)
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.&+-]*$/u.test(name) ? name : ''
}

/**
 * The same of a source that staff or a file write, which may have any signs: "@empresa", "LinkedIn / Indeed" and "Feria (2026)" are sources too. It is
 * the form of `source_key` in people.tables.sql, so that the filter by the source of a person finds them. Without a letter or a number it is none.
 */
export function writtenSource(text: string): string {
  const name = [...inOneForm(text)].slice(0, limits.text.short).join('')
  return /[\p{L}\p{N}]/u.test(name) ? name : ''
}

function inOneForm(text: string): string {
  // Normalising a long text of combining marks would take the server minutes.
  return oneLine(text.slice(0, limits.text.line).normalize('NFKC')).toLowerCase().replace(/[ _]+/g, '-')
}

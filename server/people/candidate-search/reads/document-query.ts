import { type RawBuilder, sql } from 'kysely'
import { hasSigns } from '#domain/kernel/search-words.ts'
import { type Term, termGroups } from '#domain/people/candidate-search/search-terms.rules.ts'
import { mayReadCvs } from '../../../platform/files/readable-cvs.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'

/** Condition that the document in a row of `person_search` has the terms. */
export const hasTerms = (terms: readonly Term[], viewer: Viewer) => sql<boolean>`document @@ ${documentQuery(terms, viewer)}`

/** The query of a search for documents: without CVs for a viewer who may not read them (CVS-04). */
export const documentQuery = (terms: readonly Term[], viewer: Viewer) => tsquery(terms, mayReadCvs(viewer) ? '' : 'ABD')

/** The text search query of terms, in words of these weights; empty for all weights. */
export function tsquery(terms: readonly Term[], weights: string): RawBuilder<unknown> {
  const queryOf = ({ words, whole, forms }: Term) => {
    const labelled = (word: string, label: string) => (label === '' ? word : `${word}:${label}`)
    const label = `${whole ? '' : '*'}${weights}`
    if (words.some(hasSigns))
      return sql`${words.map((word) => labelled(hasSigns(word) ? `'${word}'` : word, label)).join(' ')}::tsquery`
    const asTyped = sql`to_tsquery('cantera_plain', ${words.map((word) => labelled(word, label)).join(' <-> ')})`
    // Forms are plain letters without accents, so no dictionary changes them.
    return forms.length === 0
      ? asTyped
      : sql`(${asTyped} || ${forms.map((form) => labelled(form, weights)).join(' | ')}::tsquery)`
  }
  const parts = termGroups(terms).map((group) =>
    group[0]?.excluded ? sql`!!${queryOf(group[0])}` : sql`(${sql.join(group.map(queryOf), sql` || `)})`,
  )
  return parts.length > 0 ? sql`(${sql.join(parts, sql` && `)})` : sql`''::tsquery`
}

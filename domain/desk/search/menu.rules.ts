import { searchWords, withoutAccents } from '../../kernel/search-words.ts'

/**
 * Of the command menu: the characters before it asks the server, the most records of a kind and screens that it shows, and the most recent
 * records. After G, the second key of a shortcut follows within `secondKeyMs`. Apart from other limits, so that no visitor loads them.
 */
export const barSearch = { from: 2, hits: 5, recent: 6, secondKeyMs: 1500 } as const

/** Whether words of a name begin with each typed word, without regard to accents and case (CMD-01). */
export function isNamedBy(name: string, typed: string): boolean {
  const words = withoutAccents(name).split(/[^\p{L}\p{N}+#]+/u)
  const wanted = searchWords(typed).map(withoutAccents)
  return wanted.length > 0 && wanted.every((word) => words.some((one) => one.startsWith(word)))
}

/** The kinds of records of which a browser remembers the ids. */
export const recentKinds = ['people', 'vacancies', 'clients'] as const
export interface Recent {
  readonly kind: (typeof recentKinds)[number]
  readonly uuid: string
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The records opened lately, with this one as the latest; the oldest are left out. A record without an uuid changes nothing. */
export function withLatest(recent: readonly Recent[], opened: Recent, most: number): readonly Recent[] {
  if (!uuid.test(opened.uuid)) return recent
  return [opened, ...recent.filter((one) => one.uuid !== opened.uuid)].slice(0, most)
}

/** Reads what a browser remembers, which an older version or a person may have changed. */
export function parseRecent(text: string, most: number): readonly Recent[] {
  return text
    .split(',')
    .map((entry) => entry.split(':'))
    .flatMap(([word, id = '']) => {
      const kind = recentKinds.find((one) => one === word)
      return kind && uuid.test(id) ? [{ kind, uuid: id }] : []
    })
    .slice(0, most)
}

/** The records as text, as `people:<uuid>,clients:<uuid>`. */
export const writeRecent = (recent: readonly Recent[]): string => recent.map(({ kind, uuid }) => `${kind}:${uuid}`).join(',')

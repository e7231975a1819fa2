import { type Mentioned, withNames } from '#domain/kernel/mentions.ts'

/** Stands for a deleted account in the text of a note; screens say it in words. */
const nobody = '—'

/** The text of a note with and without the names of the colleagues whom it mentions. */
export function presentNoteText({ body, mentions }: { readonly body: string; readonly mentions: readonly Mentioned[] }) {
  return {
    body_comment: withNames(body, mentions, nobody),
    source: body,
    mentions: mentions.map(({ uuid, name }) => ({ uuid, name })),
  }
}

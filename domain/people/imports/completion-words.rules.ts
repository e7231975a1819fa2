import type { CompletionView } from './import-preview.contract.ts'

/** Finds the text of a message key, in the reader's language. */
export type Say = (key: string, values?: { readonly count: number } | { readonly names: string }) => string

/** What an import adds to a known person, as a sentence without a full stop. `list` joins names as the language does. */
export function completionWords(view: CompletionView, say: Say, list: (names: readonly string[]) => string): string {
  const added = [
    ...(['tags', 'skills', 'notes'] as const).flatMap((kind) =>
      view[kind] > 0 ? [say(`imports.completes.${kind}`, { count: view[kind] })] : [],
    ),
    ...(view.cv ? [say('imports.completes.cv')] : []),
  ]
  const fields = view.fields.map((field) => say(`imports.completes.field.${field}`))
  const parts = [
    ...(fields.length > 0 ? [say('imports.completes.fields', { names: list(fields) })] : []),
    ...(added.length > 0 ? [say('imports.completes.adds', { names: list(added) })] : []),
    ...(view.consent ? [say('imports.completes.consent')] : []),
    ...(view.no_contact ? [say('imports.completes.no_contact')] : []),
  ]
  const toNote = view.withheld.filter((kind) => kind !== 'cv')
  if (toNote.length > 0) parts.push(say('imports.completes.to_note', { names: list(toNote.map((kind) => nameOf(kind, say))) }))
  if (view.withheld.includes('cv') && !view.keeps_cv) parts.push(say('imports.completes.no_cv_yet'))
  if (parts.length === 0) parts.push(say('imports.completes.nothing'))
  if (view.keeps_cv) parts.push(say('imports.completes.keeps_cv'))
  const sentence = parts.join('; ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const nameOf = (kind: Exclude<CompletionView['withheld'][number], 'cv'>, say: Say): string =>
  say(kind === 'skills' ? 'imports.completes.skills_name' : `imports.completes.field.${kind}`)

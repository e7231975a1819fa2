import { Link } from 'react-router'
import { completionWords } from '#domain/people/imports/completion-words.rules.ts'
import type { CompletionView, ImportPreview } from '#domain/people/imports/import-preview.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { Framed } from '../../../platform/imports/framed.tsx'

/** Describes what an import adds to a known person. */
export function useCompletionWords(): (view: CompletionView) => string {
  const say = useWireText()
  const list = useListWords()
  return (view) => completionWords(view, say, list)
}

/** What the import adds to each known person; nothing when it completes nobody. */
export function Completions({ completions: { people, count, unchanged } }: Pick<ImportPreview, 'completions'>) {
  const t = useText()
  const words = useCompletionWords()
  if (people.length === 0) return null
  const hints = [
    count > 0 && t('imports.completions_changed', { count }),
    unchanged > 0 && t('imports.completions_unchanged', { count: unchanged }),
    count + unchanged > people.length && t('imports.completions_more', { count: people.length }),
  ]
  return (
    <Framed
      title={t('imports.completions')}
      hint={hints.filter(Boolean).join(' ')}
      heads={[t('imports.line'), t('imports.person'), t('imports.changes')]}
      rows={people.map(({ line, uuid, fullname, completion }) => ({
        key: line,
        cells: [
          line,
          <Link key="person" to={userScreens.userProfile.to({ uuid })} target="_blank">
            {fullname}
          </Link>,
          words(completion),
        ],
      }))}
    />
  )
}

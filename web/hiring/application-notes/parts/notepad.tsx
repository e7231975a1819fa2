import { type Stage, stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Notes } from '../../../platform/notes/notes.tsx'
import { findColleagues, useApplicationNoteChanges, useApplicationNotes } from '../application-notes.queries.ts'

interface Props {
  candidate: string
  vacancy: string
  stage: Stage
  mayWrite: boolean
}

/** The comments on a card (COM-01). */
export default function Notepad({ candidate, vacancy, stage, mayWrite }: Props) {
  const t = useText()
  const of = { id_user: candidate, job_id: vacancy }
  const comments = useApplicationNotes(of)
  const { add, save, remove } = useApplicationNoteChanges(of)
  return (
    <Notes
      name={`comment:${vacancy}:${candidate}`}
      texts={{
        title: t('comments.title'),
        write: t('comments.write'),
        hint: t('comments.hint'),
        save: t('comments.save'),
        viewOnly: t('comments.view_only'),
        empty: t('comments.empty'),
      }}
      notes={comments}
      mayWrite={mayWrite}
      find={(q, signal) => findColleagues(vacancy, q, signal)}
      onAdd={({ description }) => add({ description, position: stages.indexOf(stage) })}
      onSave={save}
      onDelete={remove}
    />
  )
}

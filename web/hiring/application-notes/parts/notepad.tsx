import { type Stage, stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { NoteForm } from '../../../platform/notes/note-form.tsx'
import { Notes } from '../../../platform/notes/notes.tsx'
import { findColleagues, useApplicationNoteChanges, useApplicationNotes } from '../application-notes.queries.ts'

interface Props {
  candidate: string
  vacancy: string
  stage: Stage
  mayWrite: boolean
  /** `field` writes a note; `list` has those that are written; without it, both. */
  part?: 'field' | 'list'
}

/** The notes on an application (COM-01). Their field can stay in sight apart from their list. */
export default function Notepad({ part, ...props }: Props) {
  return part === 'field' ? <NoteField {...props} /> : <NoteList listOnly={part === 'list'} {...props} />
}

const draftOf = ({ vacancy, candidate }: Omit<Props, 'part'>) => `comment:${vacancy}:${candidate}`

function NoteField(props: Omit<Props, 'part'>) {
  const t = useText()
  const { candidate, vacancy, stage } = props
  const { add } = useApplicationNoteChanges({ id_user: candidate, job_id: vacancy })
  return (
    <NoteForm
      again
      brief
      name={draftOf(props)}
      label={t('comments.write')}
      hint={`${t('comments.hint')} ${t('comments.mention_hint')}`}
      submitLabel={t('comments.save')}
      find={(q, signal) => findColleagues(vacancy, q, signal)}
      submit={({ description }) => add({ description, position: stages.indexOf(stage) })}
    />
  )
}

function NoteList({ listOnly, ...props }: Omit<Props, 'part'> & { listOnly: boolean }) {
  const { candidate, vacancy, stage, mayWrite } = props
  const t = useText()
  const of = { id_user: candidate, job_id: vacancy }
  const comments = useApplicationNotes(of)
  const { add, save, remove } = useApplicationNoteChanges(of)
  return (
    <Notes
      listOnly={listOnly}
      name={draftOf(props)}
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

import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useRef, useState } from 'react'
import { distinctNames, noteParts, withNames } from '#domain/kernel/mentions.ts'
import type { NoteView } from '#domain/kernel/notes.ts'
import { stages } from '#domain/kernel/stages.ts'
import { useText } from '../i18n/language.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { ShownDate } from '../ui/shown-date.tsx'
import { NoteForm } from './note-form.tsx'
import styles from './notes.module.css'
import type { FindColleagues } from './use-picker.ts'

interface Props {
  /** On an application it has the stage in which it was written. */
  note: NoteView & { readonly position?: number }
  find: FindColleagues
  onSave(note: NoteView, fields: { description: string }): Promise<{ success_message: string }>
  onDelete(note: NoteView): void
}

/** A note with author and date, which its author edits in place. */
export function ShownNote({ note, find, onSave, onDelete }: Props) {
  const t = useText()
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLDivElement>(null)
  const { uuid_comment, user_comment: name, mentions, created_at, changed, position, may } = note
  const stage = position === undefined ? undefined : stages[position]
  const named = distinctNames(mentions, t('comments.gone'))
  const stop = () => {
    setEditing(false)
    requestAnimationFrame(() => edit.current?.querySelector('button')?.focus())
  }
  return (
    <li className={styles.comment}>
      <div className={styles.head}>
        <p>
          <strong>{name}</strong> <ShownDate at={created_at} withTime />
          {stage && <span> · {t(`board.stage.${stage}`)}</span>}
          {changed && <span> · {t('comments.changed')}</span>}
        </p>
        {!editing && (
          <div ref={edit} className={styles.actions}>
            {may.edit && (
              <IconButton label={t('comments.edit_named', { name })} onClick={() => setEditing(true)}>
                <IconPencil size={20} aria-hidden="true" />
              </IconButton>
            )}
            {may.delete && (
              <IconButton
                deletes
                label={t('comments.delete_named', { name })}
                aria-haspopup="dialog"
                onClick={() => onDelete(note)}
              >
                <IconTrash size={20} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        )}
      </div>
      {editing ? (
        <NoteForm
          name={`comment:${uuid_comment}`}
          text={withNames(note.source, named, '')}
          picked={named}
          label={t('comments.edit_label')}
          submitLabel={t('common.save')}
          actions={
            <Button tone="quiet" onClick={stop}>
              {t('common.cancel')}
            </Button>
          }
          find={find}
          submit={(fields) => onSave(note, fields)}
          onDone={stop}
        />
      ) : (
        <p className={styles.body}>
          {noteParts(note.source, mentions).map((part, index) =>
            'text' in part ? (
              part.text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
              <span key={index} className={styles.mention}>
                @{part.name || t('comments.gone')}
              </span>
            ),
          )}
        </p>
      )}
    </li>
  )
}

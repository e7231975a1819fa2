import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useRef, useState } from 'react'
import { type NoteView, noteForm } from '#domain/kernel/notes.ts'
import { stages } from '#domain/kernel/stages.ts'
import { FormShell } from '../forms/form-shell.tsx'
import { TextAreaField } from '../forms/text-fields.tsx'
import { useText } from '../i18n/language.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { ShownDate } from '../ui/shown-date.tsx'
import { useBanner } from '../ui/use-banner.ts'
import styles from './notes.module.css'

interface Props {
  /** On an application it has the stage in which it was written. */
  note: NoteView & { readonly position?: number }
  onSave(note: NoteView, fields: { description: string }): Promise<{ success_message: string }>
  onDelete(note: NoteView): void
}

/** A note with author and date, which its author edits in place. */
export function ShownNote({ note, onSave, onDelete }: Props) {
  const t = useText()
  const banner = useBanner()
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLDivElement>(null)
  const { uuid_comment, user_comment: name, body_comment, created_at, changed, position, may } = note
  const stage = position === undefined ? undefined : stages[position]
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
        <FormShell
          name={`comment:${uuid_comment}`}
          schema={noteForm}
          initial={{ description: body_comment }}
          submitLabel={t('common.save')}
          actions={
            <Button tone="quiet" onClick={stop}>
              {t('common.cancel')}
            </Button>
          }
          submit={(fields) => onSave(note, fields)}
          onDone={({ success_message }) => {
            banner.success(success_message)
            stop()
          }}
        >
          <TextAreaField name="description" label={t('comments.edit_label')} rows={3} />
        </FormShell>
      ) : (
        <p className={styles.body}>{body_comment}</p>
      )}
    </li>
  )
}

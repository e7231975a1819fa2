import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useRef, useState } from 'react'
import { type CommentView, commentForm } from '#domain/hiring/comments/comments.contract.ts'
import { stages } from '#domain/kernel/stages.ts'
import { FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button, IconButton } from '../../../platform/ui/button.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import styles from './notepad.module.css'

interface Props {
  comment: CommentView
  onSave(comment: CommentView, fields: { description: string }): Promise<{ success_message: string }>
  onDelete(comment: CommentView): void
}

/** A comment with author and date, which its author edits in place. */
export function Comment({ comment, onSave, onDelete }: Props) {
  const t = useText()
  const banner = useBanner()
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLDivElement>(null)
  const { uuid_comment, user_comment: name, body_comment, created_at, changed, position, may } = comment
  const stage = stages[position]
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
                onClick={() => onDelete(comment)}
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
          schema={commentForm}
          initial={{ description: body_comment }}
          submitLabel={t('common.save')}
          actions={
            <Button tone="quiet" onClick={stop}>
              {t('common.cancel')}
            </Button>
          }
          submit={(fields) => onSave(comment, fields)}
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

import { useRef, useState } from 'react'
import { type CommentView, commentForm } from '#domain/hiring/comments/comments.contract.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { ConfirmDelete } from '../../../platform/ui/confirm-delete.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useCommentChanges, useComments } from '../comments.queries.ts'
import { Comment } from './comment.tsx'
import styles from './notepad.module.css'

interface Props {
  candidate: string
  vacancy: string
  stage: Stage
  mayWrite: boolean
}

/** The comments on a card: a form, and the list with author and date (COM-01). */
export default function Notepad({ candidate, vacancy, stage, mayWrite }: Props) {
  const t = useText()
  const banner = useBanner()
  const of = { id_user: candidate, job_id: vacancy }
  const comments = useComments(of)
  const { add, save, remove } = useCommentChanges(of)
  const [going, setGoing] = useState<CommentView>()
  const list = useRef<HTMLElement>(null)
  return (
    <>
      {mayWrite ? (
        <FormShell
          name={`comment:${vacancy}:${candidate}`}
          schema={commentForm}
          initial={{ description: '' }}
          mayStayEmpty
          submitLabel={t('comments.save')}
          submit={({ description }) => add({ description, position: stages.indexOf(stage) })}
          saved={() => ({ description: '' })}
          onDone={({ success_message }) => banner.success(success_message)}
        >
          <TextAreaField name="description" label={t('comments.write')} hint={t('comments.hint')} rows={3} />
        </FormShell>
      ) : (
        <p>{t('comments.view_only')}</p>
      )}
      <section ref={list} tabIndex={-1} aria-label={t('comments.title')}>
        <AsyncSection
          query={comments}
          skeleton={<Skeleton height="6rem" />}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className={styles.soft}>{t('comments.empty')}</p>}
        >
          {({ data, total }) => (
            <>
              <ol className={styles.list}>
                {data.map((comment) => (
                  <Comment key={comment.uuid_comment} comment={comment} onSave={save} onDelete={setGoing} />
                ))}
              </ol>
              {total > data.length && <p className={styles.soft}>{t('comments.more', { count: data.length })}</p>}
            </>
          )}
        </AsyncSection>
      </section>
      <ConfirmDelete
        name={going && t('comments.delete_what', { name: going.user_comment })}
        onClose={() => setGoing(undefined)}
        onDelete={async () => {
          if (!going) return
          const { success_message } = await remove(going)
          banner.success(success_message)
          // The delete button disappears with its comment, so the list gets the focus.
          requestAnimationFrame(() => list.current?.focus())
        }}
      />
    </>
  )
}

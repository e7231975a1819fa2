import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { NoteView, noteForm } from '#domain/kernel/notes.ts'
import { useText } from '../i18n/language.tsx'
import { AsyncSection, type Loading } from '../ui/async-section.tsx'
import { ConfirmDelete } from '../ui/confirm-delete.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useBanner } from '../ui/use-banner.ts'
import { ShownNote } from './note.tsx'
import { NoteForm } from './note-form.tsx'
import styles from './notes.module.css'
import type { FindColleagues } from './use-picker.ts'

type Written = z.input<typeof noteForm>
type Saved = Promise<{ success_message: string }>

interface Props<Note extends NoteView> {
  /** Names the draft of the form. */
  name: string
  texts: {
    readonly title: string
    readonly write: string
    readonly hint: string
    readonly save: string
    readonly viewOnly: string
    readonly empty: string
  }
  notes: Loading<{ readonly data: readonly Note[]; readonly total: number }>
  mayWrite: boolean
  /** The field for a new note stands elsewhere. */
  listOnly?: boolean
  /** Finds colleagues to mention. */
  find: FindColleagues
  onAdd(fields: Written): Saved
  onSave(note: NoteView, fields: Written): Saved
  onDelete(note: NoteView): Saved
}

/** Notes of the team: a form, and the list with author and date. */
export function Notes<Note extends NoteView>(props: Props<Note>) {
  const { name, texts, notes, mayWrite, listOnly = false, find, onAdd, onSave, onDelete } = props
  const t = useText()
  const banner = useBanner()
  const [going, setGoing] = useState<NoteView>()
  const list = useRef<HTMLElement>(null)
  return (
    <div className={styles.notes}>
      {mayWrite && !listOnly && (
        <NoteForm
          again
          brief
          name={name}
          label={texts.write}
          hint={`${texts.hint} ${t('comments.mention_hint')}`}
          submitLabel={texts.save}
          find={find}
          submit={onAdd}
        />
      )}
      {!mayWrite && <p>{texts.viewOnly}</p>}
      <section ref={list} tabIndex={-1} aria-label={texts.title}>
        <AsyncSection
          query={notes}
          skeleton={<Skeleton height="6rem" />}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className={styles.soft}>{texts.empty}</p>}
        >
          {({ data, total }) => (
            <>
              <ol className={styles.list}>
                {data.map((note) => (
                  <ShownNote key={note.uuid_comment} note={note} find={find} onSave={onSave} onDelete={setGoing} />
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
          const { success_message } = await onDelete(going)
          banner.success(success_message)
          // The delete button disappears with its note, so the list gets the focus.
          requestAnimationFrame(() => list.current?.focus())
        }}
      />
    </div>
  )
}

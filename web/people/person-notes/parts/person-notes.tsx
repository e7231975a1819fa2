import { useLocation } from 'react-router'
import { mayWriteNotes } from '#domain/people/person-notes/person-notes.contract.ts'
import { personNotesPart } from '#domain/people/person-notes/person-notes.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Notes } from '../../../platform/notes/notes.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { PersonPartProps } from '../../../platform/ui/feature.ts'
import { findColleagues, usePersonNoteChanges, usePersonNotes } from '../person-notes.queries.ts'

/** The notes on a person, apart from those on an application, for staff who may see people (POO-01). */
export default function PersonNotes(props: PersonPartProps) {
  return useMay({ module: 'users', item: 'view' }) && <Shown {...props} />
}

function Shown({ person, heading: Heading }: PersonPartProps) {
  const t = useText()
  const mayWrite = useMay(mayWriteNotes)
  const notes = usePersonNotes(person)
  const { add, save, remove } = usePersonNoteChanges(person)
  const title = t('person_notes.title')
  // The browser searches for the part of the address before this part of the page has arrived.
  const isWanted = useLocation().hash === `#${personNotesPart}` && notes.data !== undefined
  return (
    <section ref={isWanted ? show : undefined} id={personNotesPart} tabIndex={-1}>
      <Heading>{title}</Heading>
      <Notes
        name={`person-note:${person}`}
        texts={{
          title,
          write: t('person_notes.write'),
          hint: t('person_notes.hint'),
          save: t('person_notes.save'),
          viewOnly: t('person_notes.view_only'),
          empty: t('person_notes.empty'),
        }}
        notes={notes}
        mayWrite={mayWrite}
        find={(q, signal) => findColleagues(person, q, signal)}
        onAdd={add}
        onSave={save}
        onDelete={remove}
      />
    </section>
  )
}

function show(section: HTMLElement | null) {
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}

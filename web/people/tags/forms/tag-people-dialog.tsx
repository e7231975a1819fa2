import { useState } from 'react'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { TagField } from '../parts/tag-field.tsx'
import { type GivenTag, UndoTagging } from '../parts/undo-tagging.tsx'
import { useTagPeople } from '../tags.queries.ts'
import styles from './tag-dialog.module.css'

interface Props {
  /** The people who get a tag; the dialog is open while there are some. */
  people: readonly { readonly uuid: string }[] | undefined
  onClose(): void
  /** After they got it, before the dialog closes. */
  onTagged(): void
  /** After they lost it again. */
  onUndone(): void
}

/** Gives many people a tag at once, and offers to undo that (POO-01). */
export function TagPeopleDialog({ people, onClose, onTagged, onUndone }: Props) {
  const t = useText()
  const [given, setGiven] = useState<GivenTag>()
  return (
    <>
      <ModalShell open={people !== undefined} title={t('tags.give_title', { count: people?.length ?? 0 })} onClose={onClose}>
        {people && (
          <Choice
            people={people}
            onDone={(done) => {
              setGiven(done)
              onTagged()
              onClose()
            }}
          />
        )}
      </ModalShell>
      <UndoTagging given={given} onUndone={onUndone} onEnd={() => setGiven(undefined)} />
    </>
  )
}

interface ChoiceProps {
  people: NonNullable<Props['people']>
  /** With what can be undone, if anybody got the tag. */
  onDone(given: GivenTag | undefined): void
}

function Choice({ people, onDone }: ChoiceProps) {
  const t = useText()
  const banner = useBanner()
  const [name, setName] = useState('')
  const tagPeople = useTagPeople()
  const { busy, refusal, run } = useAction(async () => {
    const ids = people.map(({ uuid }) => uuid)
    const { tagged: count, there, full, undo } = await tagPeople(name, ids)
    const key = full > 0 ? 'tags.given_but_full' : there > 0 ? 'tags.given' : 'tags.given_all'
    if (!undo) banner.success(key, { count, there, full })
    onDone(undo ? { tagging: undo, text: t(key, { count, there, full }) } : undefined)
  })
  return (
    <div className={styles.form}>
      <p>{t('tags.give_text')}</p>
      <TagField keeps label={t('tags.name')} onName={setName} />
      <RefusalMessage refusal={refusal} />
      <div>
        <Button busy={busy} disabled={name === ''} onClick={() => void run()}>
          {t('tags.give_save')}
        </Button>
      </div>
    </div>
  )
}

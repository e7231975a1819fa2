import { type ReactNode, useState } from 'react'
import type { Candidate } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { mayChangeTags } from '#domain/people/tags/tags.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { RowSelection } from '../../../platform/tables/use-row-selection.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { SuggestionsDialog } from '../forms/suggestions-dialog.tsx'
import styles from './chosen-people.module.css'

interface Props {
  selection: RowSelection<Candidate>
  /** Renders the dialog that puts people into a vacancy; it is open while there are people. */
  addDialog: Dialog
  /** Renders the dialog that gives people a tag. */
  tagDialog: Dialog
}
type Dialog = (people: readonly Candidate[] | undefined, onClose: () => void, onDone: () => void) => ReactNode

/** The number of chosen people and what can be done with all of them, in a live region. Empty when nobody is chosen. */
export function ChosenPeople({ selection, addDialog, tagDialog }: Props) {
  const t = useText()
  const mayAdd = useMay({ module: 'candidates', item: 'change' })
  const [open, setOpen] = useState<'add' | 'tag' | 'suggest'>()
  const mayTag = useMay(mayChangeTags)
  const { chosen, isFull } = selection
  const count = chosen.length
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={styles.bar} hidden={count === 0}>
        <p role="status">
          {count > 0 && t('pool.chosen', { count })} {isFull && t('pool.chosen_most', { count })}
        </p>
        {mayAdd && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('add')}>
            {t('applications.add')}
          </Button>
        )}
        <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('suggest')}>
          {t('suggestions.open')}
        </Button>
        {mayTag && (
          <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('tag')}>
            {t('tags.give')}
          </Button>
        )}
        <Button size="small" tone="bare" onClick={selection.clear}>
          {t('pool.chosen_none')}
        </Button>
      </div>
      {addDialog(open === 'add' ? chosen : undefined, close, selection.clear)}
      {tagDialog(open === 'tag' ? chosen : undefined, close, selection.clear)}
      <SuggestionsDialog people={open === 'suggest' ? chosen : undefined} onClose={close} onSent={selection.clear} />
    </>
  )
}

import { type ReactNode, useState } from 'react'
import type { Candidate } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { mayChangeTags } from '#domain/people/tags/tags.contract.ts'
import { mayChangeUsers } from '#domain/people/users/users.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { ChosenRows } from '../../../platform/tables/chosen-rows.tsx'
import type { RowSelection } from '../../../platform/tables/use-row-selection.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { SuggestionsDialog } from '../forms/suggestions-dialog.tsx'

interface Props {
  selection: RowSelection<Candidate>
  /** Renders the dialog that puts people into a vacancy; it is open while there are people. */
  addDialog: Dialog
  /** Renders the dialog that gives people a tag. */
  tagDialog: Dialog
  /** Renders the dialog that sets the owner of people. */
  ownerDialog: Dialog
}
type Dialog = (people: readonly Candidate[] | undefined, onClose: () => void, onDone: () => void) => ReactNode

/** The number of chosen people and what can be done with all of them, in a live region. Empty when nobody is chosen. */
export function ChosenPeople({ selection, addDialog, tagDialog, ownerDialog }: Props) {
  const t = useText()
  const mayAdd = useMay({ module: 'candidates', item: 'change' })
  const [open, setOpen] = useState<'add' | 'tag' | 'owner' | 'suggest'>()
  const mayTag = useMay(mayChangeTags)
  const mayOwn = useMay(mayChangeUsers)
  const { chosen, isFull } = selection
  const count = chosen.length
  const close = () => setOpen(undefined)
  return (
    <>
      <ChosenRows
        count={count}
        words={
          <>
            {t('pool.chosen', { count })} {isFull && t('pool.chosen_most', { count })}
          </>
        }
        clearLabel={t('pool.chosen_none')}
        onClear={selection.clear}
      >
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
        {mayOwn && (
          <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('owner')}>
            {t('users.owner_change')}
          </Button>
        )}
      </ChosenRows>
      {addDialog(open === 'add' ? chosen : undefined, close, selection.clear)}
      {ownerDialog(open === 'owner' ? chosen : undefined, close, selection.clear)}
      {tagDialog(open === 'tag' ? chosen : undefined, close, selection.clear)}
      <SuggestionsDialog people={open === 'suggest' ? chosen : undefined} onClose={close} onSent={selection.clear} />
    </>
  )
}

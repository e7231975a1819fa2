import { useState } from 'react'
import type { Candidate } from '#domain/people/pool/pool.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import type { RowSelection } from '../../../platform/tables/use-row-selection.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { AddToVacancyDialog } from '../../users/forms/add-to-vacancy-dialog.tsx'
import styles from './chosen-people.module.css'

interface Props {
  selection: RowSelection<Candidate>
  /** After people were put into a vacancy. */
  onAdded(): void
}

/** The number of chosen people and what can be done with all of them, in a live region. Empty when nobody is chosen. */
export function ChosenPeople({ selection, onAdded }: Props) {
  const t = useText()
  const [open, setOpen] = useState<'add'>()
  const { chosen, isFull } = selection
  const count = chosen.length
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={styles.bar} hidden={count === 0}>
        <p role="status">
          {count > 0 && t('pool.chosen', { count })} {isFull && t('pool.chosen_most', { count })}
        </p>
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('add')}>
          {t('applications.add')}
        </Button>
        <Button size="small" tone="bare" onClick={selection.clear}>
          {t('pool.chosen_none')}
        </Button>
      </div>
      <AddToVacancyDialog
        people={open === 'add' ? chosen : undefined}
        onClose={close}
        onAdded={() => {
          selection.clear()
          onAdded()
        }}
      />
    </>
  )
}

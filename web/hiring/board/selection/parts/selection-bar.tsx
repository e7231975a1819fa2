import type { ReactNode } from 'react'
import { useText } from '../../../../platform/i18n/language.tsx'
import { Button } from '../../../../platform/ui/button.tsx'
import { selectionElementId } from '../../parts/board-focus.ts'
import styles from './selection-bar.module.css'

interface Props {
  count: number
  onOpen(): void
  onPresent(): void
  /** Undefined where no stage has steps. */
  onStep: (() => void) | undefined
  /** What else can be done with them. */
  children: ReactNode
  onClear(): void
}

/** The number of selected cards and the actions on all of them, in a live region. Empty when no card is selected. */
export function SelectionBar({ count, onOpen, onPresent, onStep, onClear, children }: Props) {
  const t = useText()
  return (
    <div id={selectionElementId} className={styles.bar} hidden={count === 0}>
      <p role="status">{count > 0 && t('board.chosen', { count })}</p>
      <Button size="small" aria-haspopup="dialog" onClick={onOpen}>
        {t('board.many')}
      </Button>
      <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={onPresent}>
        {t('shortlists.present')}
      </Button>
      {children}
      {onStep && (
        <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={onStep}>
          {t('steps.set_many')}
        </Button>
      )}
      <Button size="small" tone="bare" onClick={onClear}>
        {t('board.chosen_none')}
      </Button>
    </div>
  )
}

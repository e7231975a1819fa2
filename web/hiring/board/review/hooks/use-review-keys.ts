import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import { stagesOpenTo } from '#domain/hiring/board/moves.rules.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { type Place, topOf } from '../../parts/board-state.ts'
import type { Review } from './use-review.ts'

interface Keys {
  readonly review: Review | undefined
  readonly stage: Stage
  readonly columns: readonly BoardColumn[]
  /** Has the field for a note. */
  readonly foot: RefObject<HTMLElement | null>
  onMove(place: Place): void
  onWrite(): void
}

const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/**
 * The keys of a review (REV-01): J and K lead on and back, 1 to 6 choose a stage, D rejects, E writes, N goes to the note, Z takes back. They
 * work while its dialog is open, and not in fields, from which Escape leads back.
 */
export function useReviewKeys({ review, stage, columns, foot, onMove, onWrite }: Keys): void {
  const moveTo = (to: Stage | undefined) => {
    if (to && to !== stage && stagesOpenTo([stage]).includes(to)) onMove(topOf(columns, to))
  }
  const isWaiting = useRef(false)
  /** The field may not be there yet. What is typed before is no command. */
  const goToNote = (frames = 120) => {
    const field = foot.current?.querySelector<HTMLElement>(fields)
    isWaiting.current = !field && frames > 0
    if (field) field.focus()
    else if (frames > 0) requestAnimationFrame(() => goToNote(frames - 1))
  }
  const does: Record<string, () => void> = {
    j: () => review?.next(),
    k: () => review?.previous(),
    d: () => moveTo(rejectionStage),
    e: onWrite,
    n: () => goToNote(),
    z: () => void review?.takeBack(),
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (target.closest(fields)) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Without this the dialog would close over what is being written.
      event.preventDefault()
      target.closest<HTMLElement>('dialog')?.querySelector<HTMLElement>('h2')?.focus()
      return
    }
    if (isWaiting.current) return event.preventDefault()
    if (document.querySelector('[popover]:popover-open')) return
    const act = does[event.key.toLowerCase()] ?? (stages[Number(event.key) - 1] && (() => moveTo(stages[Number(event.key) - 1])))
    if (!act) return
    event.preventDefault()
    act()
  })
  const isOn = review !== undefined
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn])
}

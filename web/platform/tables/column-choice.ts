import { useState } from 'react'
import { useRemembered } from '../session/use-remembered.ts'
import { useMedia } from '../ui/use-media.ts'
import { phoneWidth } from './phone-width.ts'

/**
 * `usual` gives way in windows below 1024 px, `minor` below 1280 px. `extra` is shown to people who chose it, where `minor` is. A phone
 * shows as many values as fit.
 */
export type Importance = 'usual' | 'minor' | 'extra'

interface Weighed {
  readonly key: string
  readonly importance?: Importance
}

/** Shown; not chosen; or chosen in a window that is too narrow for it. */
export type ColumnState = 'shown' | 'hidden' | 'narrow'

export interface ColumnChoice {
  stateOf(column: Weighed): ColumnState
  /** Whether anything differs from the columns that the list shows by itself. */
  readonly isChanged: boolean
  readonly differences: readonly string[]
  /** Shows these differences until the list is left; undefined, those that the person chose last. */
  show(differences: readonly string[] | undefined): void
  toggle(column: Weighed): void
  reset(): void
}

/** The columns that differ from those that a list shows by itself, as `skills,owner`. So later releases may add columns. */
export const parseDifferences = (text: string): ReadonlySet<string> => new Set(text.split(',').filter(Boolean))

/** The columns of a list that the person chose last in this browser; of a list without an address, all (VIE-01). */
export function useColumnChoice(address: string | undefined): ColumnChoice {
  const [kept, keep] = useRemembered(`columns of ${address}`)
  const [shown, show] = useState<readonly string[]>()
  const differences = shown ? new Set(shown) : parseDifferences(address === undefined ? '' : kept)
  const change = (next: readonly string[]) => (shown ? show(next) : keep(next.join()))
  const isPhone = useMedia(phoneWidth)
  const fits = { usual: useMedia('(width >= 64rem)'), minor: useMedia('(width >= 80rem)') }
  return {
    stateOf: ({ key, importance }) => {
      if ((importance === 'extra') !== differences.has(key)) return 'hidden'
      if (isPhone || !importance) return 'shown'
      return fits[importance === 'usual' ? 'usual' : 'minor'] ? 'shown' : 'narrow'
    },
    isChanged: differences.size > 0,
    differences: [...differences],
    show,
    toggle: ({ key }) => {
      const next = new Set(differences)
      if (!next.delete(key)) next.add(key)
      change([...next])
    },
    reset: () => change([]),
  }
}

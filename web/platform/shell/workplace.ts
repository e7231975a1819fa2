import { useMatches } from 'react-router'

/** What a layout carries in its `handle` so that its pages are a workplace: one bar, the whole window, no public footer. */
export const workplace = { workplace: true } as const

/** Whether the page on screen is a workplace of staff. */
export function useIsWorkplace(): boolean {
  return useMatches().some(({ handle }) => (handle as Partial<typeof workplace> | undefined)?.workplace === true)
}

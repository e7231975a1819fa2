import { useMatches } from 'react-router'

/**
 * The frame of a page: `personal` has a footer of one line, for candidates and for login and registration; `workplace` is one bar over the
 * whole window without a footer, `client` the company's name and two switches, for clients without an account, `bare` nothing, and `alone` nothing but a switch of language. Each layout, and a page that differs from it,
 * declares it in its `handle`, because a table of all screens would load with the first visit (P14).
 */
export type Frame = 'public' | 'personal' | 'workplace' | 'client' | 'bare' | 'alone'

/** The `handle` of a layout. */
export const framed = (frame: Frame) => ({ frame })

export function useFrame(): Frame {
  const frames = useMatches().map(({ handle }) => (handle as Partial<ReturnType<typeof framed>> | undefined)?.frame)
  return frames.findLast(Boolean) ?? 'public'
}

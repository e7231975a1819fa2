import { useMatches } from 'react-router'

/**
 * What stands around a page: `workplace` is one bar over the whole window without the public footer, `bare` nothing. A layout says it
 * in its `handle`, because a table of all screens would come with the first visit (P14).
 */
export type Frame = 'public' | 'workplace' | 'bare'

/** A layout's `handle`. */
export const framed = (frame: Frame) => ({ frame })

/** The frame of the page on screen. */
export function useFrame(): Frame {
  const frames = useMatches().map(({ handle }) => (handle as Partial<ReturnType<typeof framed>> | undefined)?.frame)
  return frames.findLast(Boolean) ?? 'public'
}

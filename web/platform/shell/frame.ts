import { useMatches } from 'react-router'

/**
 * The frame of a page: `workplace` is one bar over the whole window without the public footer, `bare` nothing. Each layout declares it in
 * its `handle`, because a table of all screens would load with the first visit (P14).
 */
export type Frame = 'public' | 'workplace' | 'bare'

/** The `handle` of a layout. */
export const framed = (frame: Frame) => ({ frame })

export function useFrame(): Frame {
  const frames = useMatches().map(({ handle }) => (handle as Partial<ReturnType<typeof framed>> | undefined)?.frame)
  return frames.findLast(Boolean) ?? 'public'
}

/** How near to an edge scrolling begins, and how far outside it still goes on, in pixels. */
const near = 72
const outside = 64
/** How fast it gets: this many pixels per second, and in a small box this many times its own size, so that one can still stop. */
const fastest = 900
const fastestOfBox = 1.5

/**
 * How fast a scrolling box goes while something is dragged at `pointer`, along one axis: 0 in its middle and away from it,
 * negative towards its start, positive towards its end, faster the nearer to that edge. In pixels per second.
 */
export function edgeSpeed(pointer: number, start: number, end: number): number {
  if (pointer < start - outside || pointer > end + outside) return 0
  const reach = Math.min(near, (end - start) / 3)
  const pullOf = (distance: number) => Math.min(1, Math.max(0, 1 - distance / reach))
  return Math.min(fastest, fastestOfBox * (end - start)) * (pullOf(end - pointer) - pullOf(pointer - start))
}

/** Chance with a fixed beginning, so that the demo world is the same every time. */
export interface DemoRandom {
  /** From 0 up to, but not including, 1. */
  (): number
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  pick<Thing>(things: readonly Thing[]): Thing
  chance(share: number): boolean
}

/** Mulberry32: a few instructions, and good enough for made-up people. */
export function demoRandom(seed: number): DemoRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return Object.assign(next, {
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    pick: <Thing>(things: readonly Thing[]) => things[Math.floor(next() * things.length)] as Thing,
    chance: (share: number) => next() < share,
  })
}

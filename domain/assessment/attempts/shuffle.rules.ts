/** Shuffles the things from a place on, in their array, so that the first `count` of them are a random sample in random order. */
export function shuffleFrom<Thing>(things: Thing[], from: number, count: number, random: () => number): void {
  const last = Math.min(from + count, things.length - 1)
  for (let place = from; place < last; place += 1) {
    const other = place + Math.floor(random() * (things.length - place))
    ;[things[place], things[other]] = [things[other] as Thing, things[place] as Thing]
  }
}

/** A random permutation; every order is equally likely. */
export function shuffle<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  const order = [...things]
  shuffleFrom(order, 0, order.length, random)
  return order
}

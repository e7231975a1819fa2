import { setTimeout } from 'node:timers/promises'
import type { Seeded } from '../seeded.ts'
import { candidateWork } from './candidate-work.ts'
import type { Recorder } from './recorder.ts'
import { clients, type Site } from './site.ts'
import { knownBoards, staffWork } from './staff-work.ts'

const weights = { move: 40, undo: 8, mail: 10, apply: 12, withdraw: 5, answer: 24, merge: 0.5, erase: 0.5 }

/** Lets all clients work at the same time until it is over. */
export async function work(site: Site, recorder: Recorder, random: Seeded, isOver: () => boolean): Promise<void> {
  const boards = knownBoards()
  for (const card of site.cards) boards.add(card)
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const deeds = {
        ...staffWork(site, boards, recorder, random, client),
        ...candidateWork(site, boards, recorder, random, client),
      }
      while (!isOver()) {
        await deeds[random.weighted(weights)]()
        // A deed that finds nothing to do must not hold the event loop.
        await setTimeout(0)
      }
    }),
  )
}

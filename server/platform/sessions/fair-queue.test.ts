import { expect, test } from 'vitest'
import { createFairQueue, type Place } from './fair-queue.ts'

type Group = 'known' | 'strangers'
const room = { most: 6, mostInLine: 3 }

/** Runs one piece at a time, with one at work already; the others arrive in this order, `group line name`. */
async function orderOf(arrivals: readonly string[], atOnce = 1) {
  const queue = createFairQueue<Group>(atOnce, { known: room, strangers: room })
  const done: string[] = []
  const refused: string[] = []
  const [first, ...others] = ['strangers first first', ...arrivals].map((arrival) => {
    const [group, line = '', name = ''] = arrival.split(' ') as [Group, string, string]
    const place: Place<Group> = { group, line }
    return queue(place, async () => {
      done.push(name)
      return name
    }).then((answer) => (answer === undefined ? refused.push(name) : undefined))
  })
  await first
  await Promise.all(others)
  return { order: done.slice(1).join(' '), refused: refused.join(' ') }
}

test.each([
  ['one line is served in the order of arrival', ['strangers a a1', 'strangers a a2', 'strangers a a3'], 'a1 a2 a3', ''],
  ['lines take turns', ['strangers a a1', 'strangers a a2', 'strangers a a3', 'strangers b b1'], 'a1 b1 a2 a3', ''],
  [
    'a known device passes strangers who came earlier',
    ['strangers a a1', 'strangers b b1', 'strangers c c1', 'known device k1'],
    'k1 a1 b1 c1',
    '',
  ],
  [
    'a full group of known devices does not keep strangers out',
    ['known d d1', 'known d d2', 'known d d3', 'strangers a a1', 'strangers a a2'],
    'd1 a1 d2 a2 d3',
    '',
  ],
  ['a full line takes no more', ['a1', 'a2', 'a3', 'a4'].map((name) => `strangers a ${name}`), 'a1 a2 a3', 'a4'],
  [
    'another line of the same group still takes work',
    [...['a1', 'a2', 'a3', 'a4'].map((name) => `strangers a ${name}`), 'strangers b b1'],
    'a1 b1 a2 a3',
    'a4',
  ],
  [
    'a full group takes no more, and the other group does',
    [...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `strangers ${name} ${name}1`), 'known device k1'],
    'k1 a1 b1 c1 d1 e1 f1',
    'g1',
  ],
])('LOG-01 %s', async (_what, arrivals, order, refused) => {
  expect(await orderOf(arrivals)).toEqual({ order, refused })
})

test('LOG-01 the queue runs at most its number at a time, and failed work frees its place', async () => {
  const queue = createFairQueue<Group>(2, { known: room, strangers: room })
  let running = 0
  let most = 0
  const work = Array.from({ length: 7 }, (_, index) =>
    queue({ group: 'strangers', line: String(index) }, async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (index % 2) throw new Error('failed')
      return index
    }),
  )
  expect((await Promise.allSettled(work)).map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(3)
  expect(most).toBe(2)
  expect(await queue({ group: 'known', line: '' }, async () => 'free again')).toBe('free again')
})

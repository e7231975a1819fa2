import { expect, test } from 'vitest'
import { createTurns, type Place } from './turns.ts'

type Group = 'known' | 'strangers'
const room = { most: 6, mostInLine: 3 }

/** One at a time, with somebody at work already; the others come in this order, `group line name`. */
async function orderOf(arrivals: readonly string[], atOnce = 1) {
  const inTurn = createTurns<Group>(atOnce, { known: room, strangers: room })
  const done: string[] = []
  const refused: string[] = []
  const [first, ...others] = ['strangers first first', ...arrivals].map((arrival) => {
    const [group, line = '', name = ''] = arrival.split(' ') as [Group, string, string]
    const place: Place<Group> = { group, line }
    return inTurn(place, async () => {
      done.push(name)
      return name
    }).then((answer) => (answer === undefined ? refused.push(name) : undefined))
  })
  await first
  await Promise.all(others)
  return { order: done.slice(1).join(' '), refused: refused.join(' ') }
}

test.each([
  ['one line is served as it came', ['strangers a a1', 'strangers a a2', 'strangers a a3'], 'a1 a2 a3', ''],
  ['lines take turns', ['strangers a a1', 'strangers a a2', 'strangers a a3', 'strangers b b1'], 'a1 b1 a2 a3', ''],
  [
    'a device that is known passes those who came before it',
    ['strangers a a1', 'strangers b b1', 'strangers c c1', 'known device k1'],
    'k1 a1 b1 c1',
    '',
  ],
  [
    'and those who fill its room keep no stranger out',
    ['known d d1', 'known d d2', 'known d d3', 'strangers a a1', 'strangers a a2'],
    'd1 a1 d2 a2 d3',
    '',
  ],
  ['a full line takes no more', ['a1', 'a2', 'a3', 'a4'].map((name) => `strangers a ${name}`), 'a1 a2 a3', 'a4'],
  [
    'while another line of the room still does',
    [...['a1', 'a2', 'a3', 'a4'].map((name) => `strangers a ${name}`), 'strangers b b1'],
    'a1 b1 a2 a3',
    'a4',
  ],
  [
    'a full room takes no more, and the room of the others does',
    [...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `strangers ${name} ${name}1`), 'known device k1'],
    'k1 a1 b1 c1 d1 e1 f1',
    'g1',
  ],
])('LOG-01 %s', async (_what, arrivals, order, refused) => {
  expect(await orderOf(arrivals)).toEqual({ order, refused })
})

test('LOG-01 so many work at a time and no more, and work that fails gives its turn on', async () => {
  const inTurn = createTurns<Group>(2, { known: room, strangers: room })
  let running = 0
  let most = 0
  const work = Array.from({ length: 7 }, (_, index) =>
    inTurn({ group: 'strangers', line: String(index) }, async () => {
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
  expect(await inTurn({ group: 'known', line: '' }, async () => 'free again')).toBe('free again')
})

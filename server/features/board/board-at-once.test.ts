import { expect, inject, test } from 'vitest'
import { getBoard, moveCard } from '#domain/board/board.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const rounds = 6

/** A board whose cards all got the same position, so that every place between two of them asks for new positions of the column. */
async function crowdedBoard(size: number) {
  const { platform, person, call } = site
  const { token } = await person({ role: 'administrator' })
  const vacancy = await makeVacancy(platform)
  const cards: string[] = []
  for (let made = 0; made < size; made += 1)
    cards.push((await makeApplication(platform, vacancy.id, (await person()).id, 'apply', 'a1')).uuid)
  const column = async () => {
    const { answer } = await call(getBoard, { params: { job: vacancy.uuid }, query: { stage: 'apply' }, token })
    return answer.data[0]?.elements ?? []
  }
  const drop = (uuid_element: string, before: string, version: number) =>
    call(moveCard, { body: { uuid_element, name_board: 'apply', before, version }, token })
  const positions = async () => {
    const { db } = platform
    const rows = await db.selectFrom('applications').select('position').where('vacancy_id', '=', vacancy.id).execute()
    return rows.map(({ position }) => position)
  }
  const pack = () =>
    platform.db.updateTable('applications').set({ position: 'a1' }).where('vacancy_id', '=', vacancy.id).execute()
  return { cards, column, drop, positions, pack }
}

test.runIf(inject('testTemplate').engine === 'postgres')(
  'BRD-03 TIM-02 many cards dropped at once into a column that needs new positions wait for each other: none fails, each lands where it was dropped',
  async () => {
    const { cards, column, drop, positions, pack } = await crowdedBoard(10)
    for (let round = 0; round < rounds; round += 1) {
      await pack()
      const shown = await column()
      const [target, ...others] = [...shown.slice(5), ...shown.slice(0, 5)]
      if (!target) throw new Error('no card')
      const moved = await Promise.all(others.map((card) => drop(card.uuid_element, target.uuid_element, card.version)))
      expect(moved.map(({ status }) => status)).toEqual(others.map(() => 200))
      const after = (await column()).map(({ uuid_element }) => uuid_element)
      expect(after.at(-1)).toBe(target.uuid_element)
      expect([...after].sort()).toEqual([...cards].sort())
      const places = await positions()
      expect(new Set(places).size).toBe(places.length)
      expect((await column()).map(({ uuid_element }) => uuid_element)).toEqual(after)
    }
  },
)

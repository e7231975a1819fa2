import type pg from 'pg'
import { as, callers } from './callers.ts'
import type { Scenario } from './comparisons.ts'
import type { Shot } from './load.ts'
import { scaled } from './size.ts'
import type { Takers } from './tests-dataset.ts'

const listOf = (filter: Record<string, unknown>): Shot => ({
  method: 'GET',
  path: `/api/jobs/list-job/${encodeURIComponent(JSON.stringify({ language: 'es', ...filter }))}`,
})

/** Lists of visitors: first pages, further pages, one type, the other language. */
export const lists: readonly Shot[] = [
  listOf({}),
  listOf({ range: { init: 0, final: 10 } }),
  listOf({ range: { init: 5, final: 10 } }),
  listOf({ type_job: ['PartTime'] }),
  listOf({ location: ['Remote'] }),
  listOf({ language: 'en' }),
]

/** Searches: common and rare words, beginnings, accents, a city, both. */
export const searches: readonly Shot[] = [
  { name_job: 'desarrollador' },
  { name_job: 'diseño' },
  { name_job: 'analis' },
  { name_job: 'ingeniera sistemas' },
  { name_job: 'contador', ubication: 'bogota' },
  { ubication: 'medellín' },
  { name_job: '777' },
  { name_job: 'gerente clinica' },
].map(listOf)

/** The most writes of one volley. */
const volley = { applications: scaled(3000), answers: scaled(2000), moves: scaled(400) }

const repeatInOrder = (shots: readonly Shot[]) => () => {
  let index = 0
  return () => shots[index++ % shots.length]
}

/** The endpoints of P1, P3 and P4 over the existing data. */
export async function scenariosOf(
  pool: pg.Pool,
  boardVacancy: number,
  takers: Takers,
  candidates = callers.candidates,
): Promise<Scenario[]> {
  const { rows: vacancies } = await pool.query<{ uuid: string }>(
    'select uuid from vacancies where active and id > 1000 order by id limit 40',
  )
  const details = vacancies.map(({ uuid }): Shot => ({ method: 'GET', path: `/api/jobs/${uuid}` }))
  const { rows: people } = await pool.query<{ uuid: string }>(
    `select uuid from users where email like 'candidate%@calls.test' order by id`,
  )
  const target = vacancies[0]!.uuid
  const applyAs = (number: number): Shot | undefined =>
    people[number - 1] && {
      method: 'POST',
      path: `/api/jobs/apply/${target}/${people[number - 1]!.uuid}`,
      headers: as('candidate', number),
    }
  const { rows: cards } = await pool.query<{ uuid: string }>('select uuid from applications where vacancy_id = $1 order by id', [
    boardVacancy,
  ])
  const moveOf = (number: number): Shot | undefined =>
    cards[number] && {
      method: 'POST',
      path: '/api/elements/change',
      headers: as('recruiter', 1),
      body: JSON.stringify({ uuid_element: cards[number].uuid, name_board: 'makeTest', before: null, version: 1 }),
    }
  const everyHundredth = Array.from({ length: 40 }, (_, index) => candidates - index * Math.floor(candidates / 400))
  const counting = (shotOf: (number: number) => Shot | undefined, first: number, perVolley: number) => (from: number) => {
    let number = first + from
    const end = number + perVolley
    return () => (number < end ? shotOf(number++) : undefined)
  }
  return [
    { name: 'public list', measure: 'P1', recorded: lists, shots: repeatInOrder(lists), perVolley: 0 },
    { name: 'vacancy detail', measure: 'P1', recorded: details, shots: repeatInOrder(details), perVolley: 0 },
    { name: 'search', measure: 'P1', recorded: searches, shots: repeatInOrder(searches), perVolley: 0 },
    ...['/api/users/get/personal', '/api/jobs/applied', '/api/user-skills/all/es'].map(
      (path): Scenario => ({
        name: `${path} of a candidate`,
        measure: 'P3',
        recorded: everyHundredth.map((number) => ({ method: 'GET', path, headers: as('candidate', number) })),
        shots: repeatInOrder(everyHundredth.map((number) => ({ method: 'GET', path, headers: as('candidate', number) }))),
        perVolley: 0,
      }),
    ),
    {
      name: 'apply + queued mail',
      measure: 'P4',
      recorded: [applyAs(1)!],
      shots: counting(applyAs, 2, volley.applications),
      perVolley: volley.applications,
    },
    {
      name: 'answer save',
      measure: 'P4',
      recorded: [takers.answer(1)!],
      shots: counting(takers.answer, 2, volley.answers),
      perVolley: volley.answers,
    },
    {
      name: 'board move',
      measure: 'P4',
      recorded: [moveOf(0)!],
      shots: counting(moveOf, 1, volley.moves),
      perVolley: volley.moves,
    },
  ]
}

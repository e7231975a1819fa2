import type pg from 'pg'
import { as } from './callers.ts'
import type { Shot } from './load.ts'

const get = (path: string): Shot => ({ method: 'GET', path, headers: as('recruiter', 1) })

const post = (path: string, body: object): Shot => ({
  method: 'POST',
  path,
  headers: as('recruiter', 1),
  body: JSON.stringify(body),
})

/** The lists of staff over the existing data: first and later pages, searches, each sort order, counters. */
export async function staffLists(pool: pg.Pool): Promise<[name: string, shots: readonly Shot[]][]> {
  const { rows } = await pool.query<{ uuid: string }>('select uuid from vacancies where id > 900 order by id limit 20')
  const vacancies = rows.map(({ uuid }) => uuid)
  return [
    [
      'staff vacancies',
      ['', '?page=3', '?sort=name_job', '?sort=-created_at', '?q=analista', '?q=contador%20bogo'].map((query) =>
        get(`/api/jobs/list/es${query}`),
      ),
    ],
    ['contact messages', ['', '?page=3', '?sort=fullname', '?q=equipo'].map((query) => get(`/api/contact${query}`))],
    [
      'people',
      ['', '?page=3', '?sort=fullname', '?sort=-created_at', '?q=maria%20gomez', '?q=persona777'].map((query) =>
        get(`/api/users${query}`),
      ),
    ],
    ['skills and who has them', ['/api/skills', '/api/list/users/skills', '/api/list/users/skills?page=3'].map(get)],
    [
      'search in the bar',
      ['an', 'maria gomez', 'persona777', 'analista', 'contador bogo'].map((q) =>
        get(`/api/search/staff?q=${encodeURIComponent(q)}`),
      ),
    ],
    ['people of a kind', [1, 2, 3].map((userType) => post('/api/users/filter', { userType }))],
    ['applicants of a vacancy', vacancies.map((uuid) => get(`/api/jobs/applicants/${uuid}`))],
    ['audit', ['', '?page=3', '?action=vacancy.changed'].map((query) => get(`/api/audit${query}`))],
    ['counts of the dashboard', [get('/api/board/counts/es')]],
    ['what waits', [get('/api/dashboard/waiting'), get('/api/dashboard/people')]],
    ['boards', vacancies.map((uuid) => get(`/api/board/postulates/${uuid}`))],
    ['head of a board', vacancies.map((uuid) => get(`/api/board/detail/${uuid}`))],
  ]
}

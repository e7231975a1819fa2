import type pg from 'pg'
import { readAgencyRecords } from './agency-dataset.ts'
import { as, type Caller } from './callers.ts'
import { rareWord } from './cv-texts.ts'
import type { Shot } from './load.ts'

const getAs =
  (kind: Caller) =>
  (path: string): Shot => ({ method: 'GET', path, headers: as(kind, 1) })
const get = getAs('recruiter')
const asColleague = getAs('colleague')
const asMember = getAs('member')

const search = (filter: Readonly<Record<string, string | undefined>>, of = get): Shot =>
  of(
    `/api/pool?${new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}`,
  )

/** What an agency asks for over the existing data. The searches of P26 begin with "candidates". */
export async function agencyLists(pool: pg.Pool): Promise<[name: string, shots: readonly Shot[]][]> {
  const { skill, tags, vacancy, client, owner, person, pair } = await readAgencyRecords(pool)
  const phones = await pool.query<{ phone: string }>('select personal_phone as phone from profiles order by user_id limit 5')
  const scopes = { all: '', vacancy: `vacancy=${vacancy}`, client: `client=${client}`, owner: `owner=${owner}` }
  return [
    [
      'candidates by rare words',
      [rareWord, 'persona777', `contable ${rareWord}`, '"perfil numero 777"'].map((q) => search({ q })),
    ],
    ['candidates by frequent words', ['cliente', 'experiencia', 'excel', 'project', 'conta'].map((q) => search({ q }))],
    [
      'candidates by two and three words',
      ['siigo contadora', 'excel auditoria', 'python developer', 'ventas cliente bogota'].map((q) => search({ q })),
    ],
    ['candidates by frequent words, second page', ['cliente', 'siigo contadora'].map((q) => search({ q, page: '2' }))],
    ['candidates by name', ['maria gomez', 'nanez', 'felipe castro rojas', 'lop'].map((q) => search({ q }))],
    ['candidates by phone', phones.rows.map(({ phone }) => search({ q: phone.slice(3) }))],
    [
      'candidates by words, most recently active first',
      ['cliente', 'siigo', 'excel auditoria', rareWord].map((q) => search({ q, sort: '-activity' })),
    ],
    [
      'candidates by words, in the order of names',
      ['cliente', 'siigo', 'excel auditoria', rareWord].map((q) => search({ q, sort: 'name' })),
    ],
    [
      'candidates by filters',
      [
        ...[
          { place: 'cali' },
          { place: 'departamento 7' },
          { skill },
          { skill, band: 'D' },
          { tag: tags.frequent },
          { tag: tags.rare },
        ],
        ...[{ vacancy }, { client }, { stage: 'approved' }, { source: 'link' }, { source: 'referrer:empleo3.example' }],
        ...[{ active: '7' }, { active: '365' }, { available: 'Y' }],
      ].map((filter) => search(filter)),
    ],
    [
      'candidates by words and filters',
      [
        { q: 'siigo', place: 'bogota' },
        { q: 'cliente', tag: tags.rare },
        { q: 'cliente', skill },
        { q: 'contadora', active: '30' },
        { q: rareWord, active: '365' },
        { q: 'excel', stage: 'apply', source: 'link' },
        { q: 'auditoria', tag: tags.frequent, sort: '-activity' },
      ].map((filter) => search(filter)),
    ],
    ['all candidates in each order', ['-activity', 'activity', 'name', '-name'].map((sort) => search({ sort }))],
    [
      'candidates for a colleague',
      [{ q: 'siigo' }, { q: 'cliente' }, { q: rareWord }, { place: 'cali' }, {}].map((filter) => search(filter, asColleague)),
    ],
    [
      'candidates for a limited colleague',
      [{ q: 'siigo' }, { q: 'cliente' }, { q: rareWord }, { stage: 'apply' }, {}].map((filter) => search(filter, asMember)),
    ],
    [
      'choices of the search',
      ['clients', 'clients?q=med', 'tags', 'tags?q=etiqueta%204', 'sources'].map((path) => get(`/api/pool/choices/${path}`)),
    ],
    ['saved searches', [get('/api/pool/searches')]],
    [
      'people with tags',
      [
        `?tag=${tags.frequent}`,
        `?tag=${tags.rare}`,
        `?skill=${skill}`,
        `?job=${vacancy}`,
        `?tag=${tags.frequent}&q=gomez`,
        '?sort=email',
      ].map((query) => get(`/api/users${query}`)),
    ],
    ['people for a colleague', ['', '?q=gomez', `?tag=${tags.frequent}`].map((query) => asColleague(`/api/users${query}`))],
    ['people for a limited colleague', ['', '?q=gomez', '?sort=fullname'].map((query) => asMember(`/api/users${query}`))],
    ['a person', [get, asColleague].map((of) => of(`/api/users/${person}`))],
    [
      'vacancies of a team',
      [
        '?mine=1',
        '?mine=1&page=3',
        '?mine=1&q=analista',
        `?client=${client}`,
        `?owner=${owner}`,
        '?owner=none',
        '?state=active',
        '?state=closed',
      ].map((query) => get(`/api/jobs/list/es${query}`)),
    ],
    [
      'vacancies for a limited colleague',
      ['', '?q=analista', '?sort=name_job'].map((query) => asMember(`/api/jobs/list/es${query}`)),
    ],
    [
      'the dashboard, mine',
      [
        'board/counts/es',
        'dashboard/waiting',
        'dashboard/people',
        'dashboard/people?waiting=unopened',
        'dashboard/vacancies',
      ].map((path) => get(`/api/${path}${path.includes('?') ? '&' : '?'}mine=1`)),
    ],
    [
      'the dashboard for a limited colleague',
      ['board/counts/es', 'dashboard/waiting', 'dashboard/people', 'dashboard/vacancies'].map((path) => asMember(`/api/${path}`)),
    ],
    ['duplicates', ['', '?page=3', '?q=gomez', '?sort=found_at'].map((query) => get(`/api/duplicates${query}`))],
    ['preview of a merge', [get(`/api/duplicates/${pair[0]}/${pair[1]}`)]],
    ['bell and notices', ['/bell', '', '?page=3'].map((path) => get(`/api/notices${path}`))],
    ['tags', ['', '?page=1', '?q=etiqueta%204', '?sort=updated_at'].map((query) => get(`/api/tags${query}`))],
    ...Object.entries(scopes).map(([name, scope]): [string, readonly Shot[]] => [
      `figures of ${name === 'all' ? 'everything' : `one ${name}`}`,
      [get(`/api/figures?${scope}`), get(`/api/figures?${scope}&from=2024-01&to=2026-12`)],
    ]),
    [
      'people behind a figure',
      [
        'reached:apply',
        'reached:hired',
        'outcome:rejected',
        'staying:apply',
        'source:link:boletín',
        `asked:${skill}`,
        'reason:none',
      ].flatMap((figure) =>
        [scopes.all, scopes.vacancy, scopes.client].map((scope) =>
          get(`/api/figures/people?figure=${encodeURIComponent(figure)}&${scope}`),
        ),
      ),
    ],
    ['choices of the figures', [get('/api/figures/choices'), get(`/api/figures/choices?client=${client}`)]],
  ]
}

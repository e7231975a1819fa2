import { setTimeout } from 'node:timers/promises'
import { wordOf } from '#server/platform/texts.ts'
import type { Site } from '../history/site.ts'
import type { Seeded } from '../seeded.ts'
import { type Calls, dataOf } from './calls.ts'

interface Setting {
  readonly site: Site
  readonly calls: Calls
  readonly random: Seeded
  readonly isOver: () => boolean
}

type Fields = Record<string, unknown>
/** After a failure a record is read again from the primary. */
const pauseMs = 100
const pageEvery = 25
const texts = Object.fromEntries(
  ['esential_job', 'know_skills', 'quality_min_job', 'prefered_job'].map((field) => [field, '<p>Texto</p>']),
)

/** Edits a vacancy of its own at any process, and reads it at both as a visitor does: as data, and sometimes as a page. */
export async function editVacancies({ site, calls, random, isOver }: Setting, client: number, skill: string): Promise<void> {
  const token = site.staff[client]!
  const uuid = site.vacancies[client]!
  let form: Fields | undefined
  for (let number = 0; !isOver(); number += 1) {
    form ??= dataOf(await calls.ask(random.below(2), { method: 'GET', path: `/api/jobs/edit/${uuid}`, token }))
    if (!form) {
      await setTimeout(pauseMs)
      continue
    }
    const wanted = `Vacante ${client}-${number} abierta`
    const body = { ...form, ...texts, skills: [skill], skills_id_job: undefined, name_job: wanted }
    const path = `/api/jobs/update/${uuid}`
    form = dataOf(await calls.write(random.below(2), { method: 'PUT', path, token, body }))
    if (!form) continue
    const first = random.below(2)
    for (const place of [first, 1 - first]) await calls.read(place, { method: 'GET', path: `/api/jobs/${uuid}` }, wanted)
    if (number % pageEvery === 0)
      await calls.read(random.below(2), { method: 'GET', path: `/info/vacancies/detail/${uuid}` }, wanted)
  }
}

/** Moves a card from one column to the other and back, and downloads the applicants of its vacancy. */
export async function moveCards({ site, calls, random, isOver }: Setting, client: number): Promise<void> {
  const token = site.staff[client]!
  const card = site.cards.find(({ vacancy }) => vacancy === site.vacancies[client])!
  for (let number = 0; !isOver(); number += 1) {
    const stage = number % 2 === 0 ? 'approved' : 'apply'
    const body = { uuid_element: card.uuid, name_board: stage }
    const answer = await calls.write(random.below(2), { method: 'POST', path: '/api/elements/change', token, body })
    if (!dataOf(answer)) {
      await setTimeout(pauseMs)
      continue
    }
    const isApproved = wordOf('es', 'board.stage.approved')
    const download = { method: 'GET', path: `/api/jobs/applicants/${card.vacancy}/csv`, token } as const
    await calls.read(random.below(2), download, isApproved, stage === 'approved')
  }
}

/** Changes a text of the company, which each process caches until it is notified of a change, and reads it where it was changed. */
export async function editContent({ site, calls, random, isOver }: Setting, client: number): Promise<string> {
  const token = site.staff[client]!
  const path = '/api/site/home/es'
  let last = ''
  for (let number = 0; !isOver(); number += 1) {
    const place = random.below(2)
    const present = dataOf(await calls.ask(place, { method: 'GET', path }))
    if (!present) continue
    const wanted = `Texto n.º ${number} de la portada`
    const content = { ...(present.content as Fields), title: wanted }
    const answer = await calls.write(place, { method: 'PUT', path, token, body: { content, version: present.version } })
    if (!dataOf(answer)) {
      // The news of the last change has not come to this process yet.
      await setTimeout(pauseMs)
      continue
    }
    last = wanted
    await calls.read(place, { method: 'GET', path }, wanted)
    await setTimeout(pauseMs)
  }
  return last
}

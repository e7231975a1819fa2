import { randomUUID } from 'node:crypto'
import type { Seeded } from '../seeded.ts'
import type { Recorder } from './recorder.ts'
import type { Candidate, Site } from './site.ts'
import type { KnownBoards } from './staff-work.ts'

interface Shown {
  readonly indice: number
  readonly uuid: string
  readonly answers: readonly { readonly uuid: string }[]
}
/** A test that somebody takes, with the question that is open. */
interface Taken {
  readonly person: Candidate
  readonly skill: string
  readonly window: string
  question: Shown | null
}

const questionOf = (body: unknown) => (body as { data: { question: Shown | null } } | undefined)?.data.question ?? null
const isNew = (body: unknown) => ({ isNew: (body as { apply: string }).apply === 'new_apply' })

/** The work of candidates: they apply and withdraw, sometimes twice at once, start tests and answer, sometimes from two devices. */
export function candidateWork(site: Site, boards: KnownBoards, recorder: Recorder, random: Seeded, client: number) {
  const running: Taken[] = []
  // Each client has its own people for tests, so that an answer knows the question that is open.
  const untaken = site.candidates
    .filter((_, index) => index % site.staff.length === client)
    .flatMap((person) => person.skills.map((skill) => ({ person, skill })))

  const seeCards = async ({ token }: Candidate) => {
    const body = await recorder.read({ method: 'GET', path: '/api/jobs/applied?size=50', token })
    const { data } = (body ?? { data: [] }) as { data: { uuid: string; withdrawn_at: string | null; jobs: { uuid: string } }[] }
    for (const { uuid, jobs } of data) boards.add({ uuid, vacancy: jobs.uuid })
    return data.filter(({ withdrawn_at }) => withdrawn_at === null)
  }
  const see = async (taken: Taken) => {
    const path = `/api/user-test/get/questions/${taken.skill}/es?window=${taken.window}`
    taken.question = questionOf(await recorder.read({ method: 'GET', path, token: taken.person.token }))
  }
  const begin = async () => {
    const [next] = untaken.splice(random.below(untaken.length), 1)
    if (!next) return undefined
    const taken: Taken = { ...next, window: randomUUID(), question: null }
    const body = { language: 'es', window: taken.window, agreed: true }
    const call = { method: 'POST', path: `/api/user-test/start/${next.skill}`, token: next.person.token, body } as const
    await Promise.all(random.next() < 0.2 ? [recorder.read(call), recorder.read(call)] : [recorder.read(call)])
    await see(taken)
    if (!taken.question) return undefined
    running.push(taken)
    return taken
  }

  return {
    async apply() {
      const person = random.of(site.candidates)!
      const vacancy = random.of(site.vacancies)!
      const call = { method: 'POST', path: `/api/jobs/apply/${vacancy}/${person.uuid}`, token: person.token, body: {} } as const
      const once = () => recorder.perform(call, { kind: 'apply', person: person.uuid, vacancy }, isNew)
      await Promise.all(random.next() < 0.2 ? [once(), once()] : [once()])
      await seeCards(person)
    },
    async withdraw() {
      const person = random.of(site.candidates)!
      const card = random.of(await seeCards(person))
      if (!card) return
      const call = { method: 'DELETE', path: `/api/jobs/applied/${card.uuid}`, token: person.token } as const
      const once = () => recorder.perform(call, { kind: 'withdraw', person: person.uuid, card: card.uuid })
      await Promise.all(random.next() < 0.2 ? [once(), once()] : [once()])
    },
    async answer() {
      const taken = running.length > 3 ? running[random.below(running.length)] : await begin()
      const question = taken?.question
      if (!taken || !question) return
      const { person, skill, window } = taken
      const position = question.indice
      const once = (choice: string) => {
        const body = { indice: position, user_skill_uuid: skill, question_uuid: question.uuid, answer_uuid: choice, window }
        const call = { method: 'POST', path: '/api/user-test', token: person.token, body } as const
        return recorder.perform(call, { kind: 'answer', person: person.uuid, skill, position, choice })
      }
      const choices = Array.from({ length: random.next() < 0.2 ? 2 : 1 }, () => random.of(question.answers)!.uuid)
      await Promise.all(choices.map(once))
      await see(taken)
      if (!taken.question) running.splice(running.indexOf(taken), 1)
    },
  }
}

import type { Seeded } from '../seeded.ts'
import type { Call } from '../send.ts'
import type { CardAfter } from './operations.ts'
import type { Recorder } from './recorder.ts'
import type { Site } from './site.ts'

const stages = ['apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject'] as const
const withInterview: readonly string[] = ['firstInterview', 'secondInterview']

/** A card as the clients believe it to be. Several clients change it at once, so it is often an earlier state. */
interface KnownCard {
  readonly uuid: string
  readonly vacancy: string
  stage: string
  version: number
}

/** What all clients have seen of the boards. */
export interface KnownBoards {
  readonly cards: Map<string, KnownCard>
  readonly ofVacancy: Map<string, KnownCard[]>
  add(card: { uuid: string; vacancy: string; stage?: string; version?: number }): void
}

export function knownBoards(): KnownBoards {
  const cards = new Map<string, KnownCard>()
  const ofVacancy = new Map<string, KnownCard[]>()
  return {
    cards,
    ofVacancy,
    add({ uuid, vacancy, stage = 'apply', version = 1 }) {
      if (cards.has(uuid)) return
      const card = { uuid, vacancy, stage, version }
      cards.set(uuid, card)
      ofVacancy.set(vacancy, [...(ofVacancy.get(vacancy) ?? []), card])
    },
  }
}

interface Moved {
  readonly data: { readonly version: number; readonly name_board: string; readonly changed_column?: boolean }
}
const cardAfter = (body: unknown): { after: CardAfter } => {
  const { version, name_board, changed_column = false } = (body as Moved).data
  return { after: { version, stage: name_board, changedColumn: changed_column } }
}

/** The work of one colleague: moves cards, undoes own moves, writes to candidates, merges and deletes people. */
export function staffWork(site: Site, boards: KnownBoards, recorder: Recorder, random: Seeded, client: number) {
  const token = site.staff[client]!
  const post = (path: string, body: object): Call => ({ method: 'POST', path, token, body })
  const twins = [...site.twins]
  let lastMove: { card: string; version: number } | undefined
  let written = 0

  const learn = (card: KnownCard, after: CardAfter | undefined, status: number) => {
    if (after) Object.assign(card, { version: after.version, stage: after.stage })
    // Refused as stale: look at the board again.
    return status === 409 || status === 0 ? look(card) : undefined
  }
  const look = async (card: KnownCard) => {
    const body = await recorder.read({ method: 'GET', path: `/api/elements/${card.uuid}/card`, token })
    const seen = body as { data: { card: { version: number }; stage: string } } | undefined
    if (seen) Object.assign(card, { version: seen.data.card.version, stage: seen.data.stage })
  }
  const anyCard = () => random.of(boards.ofVacancy.get(random.of(site.vacancies)!) ?? [])

  return {
    async move() {
      const card = anyCard()
      if (!card) return
      // Few columns, so that colleagues meet.
      const stage = random.next() < 0.5 ? card.stage : stages[random.below(3)]!
      const others = (boards.ofVacancy.get(card.vacancy) ?? []).filter((other) => other.stage === stage && other !== card)
      const before = random.next() < 0.3 ? null : (random.of(others)?.uuid ?? null)
      const seen = random.next() < 0.9 ? { version: card.version } : {}
      const call = post('/api/elements/change', { uuid_element: card.uuid, name_board: stage, before, ...seen })
      const { status, ...moved } = await recorder.perform(
        call,
        { kind: 'move', card: card.uuid, stage, before, ...seen },
        cardAfter,
      )
      const after = moved.kind === 'move' ? moved.after : undefined
      if (after?.changedColumn) lastMove = { card: card.uuid, version: after.version }
      await learn(card, after, status)
    },
    async undo() {
      const move = lastMove
      const card = move && boards.cards.get(move.card)
      if (!move || !card) return
      lastMove = undefined
      const call = post('/api/elements/undo', { uuid_element: move.card, version: move.version })
      const { status, ...undone } = await recorder.perform(call, { kind: 'undo', ...move }, cardAfter)
      await learn(card, undone.kind === 'undo' ? undone.after : undefined, status)
    },
    async mail() {
      // Each card has one colleague who writes, so that a repetition is one of the same e-mail.
      const own = [...boards.cards.values()].filter((_, index) => index % site.staff.length === client)
      const card = random.of(own)
      if (!card || withInterview.includes(card.stage)) return
      written += 1
      const subject = `Mensaje ${client}-${written}`
      const template = { subject, title: 'Avance', message: '<p>Hay novedades.</p>' }
      const body = { lang: 'es', stage: card.stage, vacant_id: card.uuid, interview_data: '', template }
      const call = post('/api/jobs/email/applicant', body)
      const sent = await recorder.perform(call, { kind: 'mail', card: card.uuid, subject })
      // As a person does who got no answer.
      if (sent.outcome === 'unknown') await recorder.perform(call, { kind: 'mail', card: card.uuid, subject })
    },
    async merge() {
      const pair = twins.splice(random.below(twins.length), 1)[0]
      if (!pair) return
      const [stays, leaves] = pair.map(({ uuid }) => uuid) as [string, string]
      const once = () => recorder.perform(post('/api/duplicates/merge', { stays, leaves }), { kind: 'merge', stays, leaves })
      await Promise.all(random.next() < 0.5 ? [once(), once()] : [once()])
    },
    async erase() {
      // The first people keep their cards on the boards.
      const person = site.candidates[Math.floor(site.candidates.length * (0.2 + random.next() * 0.6))]
      if (!person) return
      const call = post('/api/users/deleteuser', { uuid: person.uuid, reason: 'Lo pidió la persona' })
      await recorder.perform(call, { kind: 'erase', person: person.uuid })
    },
  }
}

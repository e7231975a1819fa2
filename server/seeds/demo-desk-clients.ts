import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { calendarDay, dayMs } from '#domain/kernel/dates.ts'
import { endOfDay } from '#domain/kernel/end-of-day.ts'
import { addOrderedVacancy } from '../hiring/vacancies/ordered-vacancies.writes.ts'
import type { Tx } from '../platform/platform.ts'
import { hashToken, newLinkSecret } from '../platform/sessions/tokens.ts'
import { notifyStaff } from '../platform/updates/notify-staff.writes.ts'
import { hour } from './demo-clock.ts'
import { crowded } from './demo-crowd.ts'
import type { Desk } from './demo-desk-facts.ts'
import { clientWords, order, shortlistWords } from './demo-desk-texts.ts'
import { insertNumbered, insertRows, known } from './demo-rows.ts'

const network = '192.0.2.0/24'
const clientsRight = { module: 'clients', item: 'view' } as const

/** Adds what clients have and did: terms and contacts, an order, a shortlist that was answered, and one that waits. */
export async function addClientWork(tx: Tx, desk: Desk): Promise<void> {
  const rows = await tx.selectFrom('clients').select(['id', 'name']).execute()
  const clients = new Map(rows.map(({ id, name }) => [name, id]))
  await addTerms(tx, desk, clients)
  await addOrder(tx, desk, known(clients, order.client))
  await addShortlists(tx, desk)
}

async function addTerms(tx: Tx, { clock, recruiter, administrator }: Desk, clients: ReadonlyMap<string, number>): Promise<void> {
  const facts = clientWords.map(({ client, percent, terms, tax }, place) => ({
    ...{ id: known(clients, client), percent, terms, tax, owner: place % 2 === 0 ? recruiter : administrator },
  }))
  await sql`
    update clients set fee_percent = given.percent, terms = given.terms, tax_number = given.tax, owner_id = given.owner
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given (id bigint, percent numeric, terms text, tax text, owner bigint)
    where clients.id = given.id`.execute(tx)
  await insertRows(
    tx,
    'client_contacts',
    clientWords.flatMap(({ client, contacts }) =>
      contacts.map(([name, role, email], place) => ({
        ...{ client_id: known(clients, client), name, role, email, main: place === 0, phone: '+57 601 000 0000' },
        created_at: clock.past(200 - place, hour(10)),
      })),
    ),
  )
}

/** What a contact asked for two working days ago, as a draft that staff complete. */
async function addOrder(tx: Tx, { clock, recruiter }: Desk, client: number): Promise<void> {
  const at = clock.past(2, hour(15, 20))
  const currency = await tx.selectFrom('currencies').select('id').where('code', '=', 'COP').executeTakeFirstOrThrow()
  const { title, city, description } = order
  const draft = {
    title,
    city,
    description,
    language: 'es',
    openings: 1,
    clientId: client,
    ownerId: recruiter,
    currencyId: currency.id,
  } as const
  const vacancy_id = await addOrderedVacancy(tx, draft, at)
  await insertRows(tx, 'order_links', [
    {
      client_id: client,
      secret_hash: hashToken(newLinkSecret()),
      made_by: recruiter,
      created_at: clock.past(30, hour(9)),
      ends_at: clock.ahead(40, hour(9)),
    },
  ])
  const [contact] = clientWords[0]?.contacts ?? []
  const [id = 0] = await insertNumbered(tx, 'client_orders', [
    { client_id: client, vacancy_id, name: contact?.[0] ?? '', email: contact?.[2] ?? '', ordered_at: at },
  ])
  await notifyStaff(tx, at, { kind: 'client_ordered', recordId: id, right: clientsRight })
}

interface Presented {
  readonly cards: readonly number[]
  /** When it was made. */
  readonly at: Date
  readonly message: string
  readonly answeredAt?: Date
}

const isAhead: readonly string[] = ['approved', 'secondInterview']

async function addShortlists(tx: Tx, desk: Desk): Promise<void> {
  const { board, clock } = desk
  const ahead = board
    .filter(({ stage, person, steps }) => person.isComplete && isAhead.includes(stage) && steps.at(-1)?.kind !== 'hired')
    .map(({ id }) => id)
  const next = board.filter(({ stage, person }) => person.isComplete && stage === 'firstInterview').map(({ id }) => id)
  const others = board.filter(({ stage, person }) => person.isComplete && stage === 'makeTest').map(({ id }) => id)
  const first = [...ahead, ...next].slice(0, 3)
  const second = [...next, ...others].filter((id) => !first.includes(id)).slice(0, 2)
  await addShortlist(tx, desk, {
    cards: first,
    at: clock.past(4, hour(9, 30)),
    message: shortlistWords.message,
    answeredAt: clock.past(3, hour(17, 12)),
  })
  await addShortlist(tx, desk, { cards: second, at: clock.past(1, hour(11, 45)), message: shortlistWords.second })
  for (const applicationId of first)
    await notifyStaff(tx, clock.past(3, hour(17, 12)), { kind: 'client_answered', applicationId })
}

/** A shortlist whose link nobody has: a colleague makes a new one to open it as the client. */
async function addShortlist(
  tx: Tx,
  { clock, ids, recruiter }: Desk,
  { cards, at, message, answeredAt }: Presented,
): Promise<void> {
  const ends_on = calendarDay(new Date(clock.now.getTime() + 14 * dayMs), clock.timeZone)
  const [shortlist_id = 0] = await insertNumbered(tx, 'shortlists', [
    {
      ...{
        uuid: randomUUID(),
        vacancy_id: known(ids.vacancies, crowded),
        made_by: recruiter,
        secret_hash: hashToken(newLinkSecret()),
      },
      ...{
        names: 'full',
        facts: ['summary', 'experience', 'skills', 'availability'],
        language: 'es',
        message,
        size: cards.length,
      },
      ...{ ends_on, ends_at: endOfDay(ends_on, clock.timeZone), created_at: at },
    },
  ])
  await insertRows(
    tx,
    'shortlist_people',
    cards.map((application_id, place) => {
      const given = answeredAt ? shortlistWords.answers[place] : undefined
      const day = calendarDay(clock.ahead(2, hour(10)), clock.timeZone)
      return {
        ...{ shortlist_id, application_id, place, note: shortlistWords.notes[place] ?? '', salary: '' },
        ...{ answer: given?.answer ?? null, comment: given?.comment ?? '', answered_at: given && answeredAt ? answeredAt : null },
        times: given?.answer === 'yes' ? [`${day}T10:00`, `${day}T15:30`] : [],
      }
    }),
  )
  await insertRows(tx, 'shortlist_openings', [
    { shortlist_id, at: answeredAt ? new Date(answeredAt.getTime() - 25 * 60_000) : clock.past(0, hour(8, 15)), network },
  ])
}

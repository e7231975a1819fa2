import { giveTags } from '../people/tags/tags-of-people.writes.ts'
import type { Platform, Tx } from '../platform/platform.ts'
import { notifyStaff } from '../platform/updates/notify-staff.writes.ts'
import { demoAdministrator, demoRecruiter } from './demo-cast.ts'
import { hour } from './demo-clock.ts'
import { crowded } from './demo-crowd.ts'
import { addBoardWork } from './demo-desk-board.ts'
import { addClientWork } from './demo-desk-clients.ts'
import type { Desk } from './demo-desk-facts.ts'
import { addPlacements } from './demo-desk-placements.ts'
import { cardNotes, personNotes, searches, tagNames, visitors } from './demo-desk-texts.ts'
import { addThreads } from './demo-desk-threads.ts'
import { insertNumbered, insertRows, known } from './demo-rows.ts'

/** Adds what colleagues do beside moving cards: notes, tags, scorecards, shortlists, conversations, placements and news. */
export async function addDesk(tx: Tx, platform: Platform, facts: Pick<Desk, 'clock' | 'ids' | 'added'>): Promise<void> {
  const { colleagues } = facts.ids
  const desk: Desk = {
    ...facts,
    board: facts.added.filter(({ vacancy }) => vacancy === crowded),
    recruiter: known(colleagues, demoRecruiter.email).id,
    administrator: known(colleagues, demoAdministrator.email).id,
  }
  await addTags(tx, desk)
  await addNotes(tx, desk)
  await addBoardWork(tx, desk)
  await addClientWork(tx, desk)
  await addPlacements(tx, desk)
  await addThreads(tx, platform, desk)
  await addSearches(tx, desk)
  await addVisitors(tx, desk)
  await addNews(tx, desk)
}

/** A fifth of the people have a tag, some have two. */
async function addTags(tx: Tx, { ids, clock, added, recruiter }: Desk): Promise<void> {
  const tags = await insertNumbered(
    tx,
    'tags',
    tagNames.map((name) => ({ name, created_at: clock.past(240, hour(9)), updated_at: clock.past(240, hour(9)) })),
  )
  const people = new Map(added.map(({ person, steps }) => [person.number, steps[0]?.at ?? clock.now]))
  const given = [...people].flatMap(([number, at]) => {
    const places = [
      ...(number % 5 === 0 ? [number % tags.length] : []),
      ...(number % 11 === 0 ? [(number + 2) % tags.length] : []),
    ]
    return [...new Set(places)].map((place) => ({
      ...{ user_id: known(ids.people, number), tag_id: tags[place] ?? 0, added_by: recruiter },
      added_at: new Date(at.getTime() + 3_600_000),
    }))
  })
  await giveTags(tx, given)
}

async function addNotes(tx: Tx, { ids, clock, board, recruiter, administrator }: Desk): Promise<void> {
  const authors = [recruiter, known(ids.colleagues, 'seleccion@demo.test').id, administrator]
  const written = (place: number) => clock.past(place % 9, hour(8 + (place % 9), (place * 17) % 60))
  await insertRows(
    tx,
    'person_notes',
    board.slice(0, 16).flatMap(({ person }, place) =>
      place % 2 === 0
        ? [
            {
              ...{ user_id: known(ids.people, person.number), author_id: authors[place % 3] ?? recruiter },
              ...{
                body: personNotes[(place / 2) % personNotes.length] ?? '',
                created_at: written(place),
                updated_at: written(place),
              },
            },
          ]
        : [],
    ),
  )
  const moved = board.filter(({ steps }) => steps.length > 1)
  await insertRows(
    tx,
    'comments',
    moved.slice(0, 12).map(({ id, stage, stageAt }, place) => ({
      ...{
        application_id: id,
        stage,
        author_id: authors[(place + 1) % 3] ?? recruiter,
        body: cardNotes[place % cardNotes.length] ?? '',
      },
      ...{
        created_at: new Date(stageAt.getTime() + (7 + place) * 60_000),
        updated_at: new Date(stageAt.getTime() + (7 + place) * 60_000),
      },
    })),
  )
}

async function addSearches(tx: Tx, { clock, recruiter, administrator }: Desk): Promise<void> {
  const at = clock.past(20, hour(10))
  const role = await tx.selectFrom('users').select('role_id').where('id', '=', recruiter).executeTakeFirstOrThrow()
  await insertRows(
    tx,
    'saved_searches',
    searches.map(({ name, query }, place) => ({
      ...{ name, query: JSON.stringify(query), created_at: at, updated_at: at },
      ...{ user_id: place === 0 ? recruiter : administrator, role_id: place === 0 ? role.role_id : null },
    })),
  )
}

async function addVisitors(tx: Tx, { clock, recruiter }: Desk): Promise<void> {
  await insertRows(
    tx,
    'contact_messages',
    visitors.map(({ fullname, email, message, workday, minute }) => ({
      ...{ full_name: fullname, email, phone: '', message, created_at: clock.past(workday, minute) },
      ...(workday > 4 && { read_by: recruiter, read_at: clock.past(workday - 1, hour(9, 5)) }),
    })),
  )
}

/** The news of the last days, as colleagues would have got them. */
async function addNews(tx: Tx, { added, clock }: Desk): Promise<void> {
  const latest = added.filter(({ openedAt }) => openedAt === null).slice(-4)
  const rows =
    latest.length === 0
      ? []
      : await tx
          .selectFrom('applications')
          .select(['id', 'uuid', 'applied_at'])
          .where(
            'id',
            'in',
            latest.map(({ id }) => id),
          )
          .execute()
  for (const { uuid, applied_at } of rows) await notifyStaff(tx, applied_at, { kind: 'application', applicationUuid: uuid })
  const tests = await tx
    .selectFrom('attempts')
    .select(['id', 'finished_at'])
    .where('state', '=', 'finished')
    .where('finished_at', '>', clock.past(4, 0))
    .orderBy('id')
    .limit(4)
    .execute()
  for (const { id, finished_at } of tests) {
    if (!finished_at) continue
    await notifyStaff(tx, finished_at, { kind: 'test_finished', attemptId: id })
  }
}

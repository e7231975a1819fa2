import { sql } from 'kysely'
import type { BoardEvent } from '#domain/hiring/board/board.contract.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person, Viewer } from '../../platform/sessions/viewer.ts'
import { hasConsented, isKnownTo, seesUnconsented } from '../../platform/sessions/visible-people.ts'
import { isLimited, vacanciesOf } from '../../platform/sessions/visible-vacancies.ts'
import { readBoardVacancy } from './board.reads.ts'

/**
 * What the open boards of a process ask before each event. A thousand of them ask at once, so what is the same for all viewers is read once
 * (P18); only who a limited role or an open consent concerns has a query of their own.
 */
export function boardWatch(db: Reader) {
  const beingRead = new Map<string, Promise<boolean>>()
  const subjects = new Map<string, () => Promise<boolean>>()

  /** Whether a vacancy exists. A reading that is under way is shared. */
  const exists = (uuid: string) => {
    const reading = beingRead.get(uuid) ?? readExistence(db, uuid).finally(() => beingRead.delete(uuid))
    beingRead.set(uuid, reading)
    return reading
  }

  return {
    /** Whether the viewer may go on watching the board of a vacancy. */
    maySee: async (viewer: Viewer, uuid: string) =>
      isLimited(viewer) ? (await readBoardVacancy(db, viewer, uuid)) !== undefined : exists(uuid),

    /**
     * An event as it arrives: the function says whether a viewer may learn of it. All boards to which it is delivered share one reading of
     * its person, which begins after the event was committed.
     */
    arrived(json: string): (viewer: Person) => Promise<boolean> {
      // An event is delivered to all open boards in one turn of the event loop.
      if (subjects.size === 0) setImmediate(() => subjects.clear())
      const isForAll = subjects.get(json) ?? readOnce(() => isForEverybody(db, JSON.parse(json) as BoardEvent))
      subjects.set(json, isForAll)
      return async (viewer) =>
        seesUnconsented(viewer) || (await isForAll()) || isEventVisibleTo(db, viewer, JSON.parse(json) as BoardEvent)
    },
  }
}

function readOnce(read: () => Promise<boolean>): () => Promise<boolean> {
  let reading: Promise<boolean> | undefined
  return () => {
    reading ??= read()
    return reading
  }
}

async function readExistence(db: Reader, uuid: string): Promise<boolean> {
  return (await db.selectFrom('vacancies').select('id').where('uuid', '=', uuid).executeTakeFirst()) !== undefined
}

/** Whether an event is about nobody, about a person who has consented, or about a merged account, whose application is gone. */
async function isForEverybody(db: Reader, { uuid_element }: BoardEvent): Promise<boolean> {
  if (uuid_element === null) return true
  const card = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(hasConsented('users').as('consented'))
    .where('applications.uuid', '=', uuid_element)
    .executeTakeFirst()
  return card?.consented ?? true
}

/** Of an event about a person without consent learn those who know of the person, and the team of the vacancy, who saw the card before it left. */
async function isEventVisibleTo(db: Reader, viewer: Person, { uuid_element }: BoardEvent): Promise<boolean> {
  const card = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(
      sql<boolean>`coalesce(${isKnownTo(viewer)}, false) or applications.vacancy_id in ${vacanciesOf(viewer)}`.as('visible'),
    )
    .where('applications.uuid', '=', uuid_element)
    .executeTakeFirst()
  return card?.visible ?? true
}

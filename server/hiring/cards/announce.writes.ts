import type { BoardEvent } from '#domain/hiring/board/board.contract.ts'
import { boardTopic } from '#domain/hiring/board/board.rules.ts'
import type { Platform, Reader } from '../../platform/platform.ts'

/** Publishes an event about a card to the open boards of its vacancy (SPEC-40). */
export function announce({ live }: Pick<Platform, 'live'>, tx: Reader, vacancyUuid: string, event: BoardEvent): Promise<void> {
  return live.announce(tx, boardTopic(vacancyUuid), event)
}

/** Publishes the same event about several cards, each with the uuid of its vacancy. */
export async function announceCards(
  platform: Pick<Platform, 'live'>,
  tx: Reader,
  cards: readonly { readonly uuid: string; readonly vacancy: string }[],
  kind: 'applied' | 'moved' | 'notified' | 'removed',
  origin: string | null = null,
): Promise<void> {
  const announcements = cards.map(({ uuid, vacancy }) => ({
    topic: boardTopic(vacancy),
    message: { kind, uuid_element: uuid, origin } satisfies BoardEvent,
  }))
  await platform.live.announceAll(tx, announcements)
}

/** Publishes that the team of a vacancy has changed. Each open board checks then whether its viewer may still read it (TEA-02). */
export function announceTeam({ live }: Pick<Platform, 'live'>, tx: Reader, vacancyUuid: string): Promise<void> {
  return live.announce(tx, boardTopic(vacancyUuid), { kind: 'team', uuid_element: null, origin: null } satisfies BoardEvent)
}

/** Makes open boards read their cards of a person again. */
export async function announcePerson(
  platform: Pick<Platform, 'live'>,
  tx: Reader,
  userId: number,
  kind: 'moved' | 'notified',
): Promise<void> {
  const cards = await tx
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.uuid', 'vacancies.uuid as vacancy'])
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .execute()
  await announceCards(platform, tx, cards, kind)
}

/** Publishes to the open boards that the status of an e-mail about a card has changed (SPEC-40). */
export async function announceEmailState(
  platform: Pick<Platform, 'live'>,
  db: Reader,
  email: { readonly application_id: number | null },
  origin: string | null = null,
): Promise<void> {
  if (email.application_id === null) return
  const card = await db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.uuid', 'vacancies.uuid as vacancy_uuid'])
    .where('applications.id', '=', email.application_id)
    .executeTakeFirst()
  if (!card) return
  await announce(platform, db, card.vacancy_uuid, { kind: 'notified', uuid_element: card.uuid, origin })
}

/** The same about the e-mails of several cards, in two statements however many they are. */
export async function announceEmailStates(
  platform: Pick<Platform, 'live'>,
  db: Reader,
  emails: readonly { readonly application_id: number | null }[],
): Promise<void> {
  const ids = [...new Set(emails.flatMap(({ application_id }) => application_id ?? []))]
  if (ids.length === 0) return
  const cards = await db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.uuid', 'vacancies.uuid as vacancy'])
    .where('applications.id', 'in', ids)
    .execute()
  await announceCards(platform, db, cards, 'notified')
}

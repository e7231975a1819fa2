import type { Reader } from '../../platform/platform.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { ownerToNotify } from '../clients/clients.reads.ts'

const mostShown = 50

/** The order link of a client, if it works at this instant. */
export const readOrderLink = (db: Reader, clientId: number, now: Date) =>
  db
    .selectFrom('order_links')
    .select(['id', 'created_at', 'ends_at'])
    .where('client_id', '=', clientId)
    .where('ends_at', '>', now)
    .executeTakeFirst()
export type OrderLinkRow = NonNullable<Awaited<ReturnType<typeof readOrderLink>>>

/** The client whose order link a secret is at this instant. */
export const readClientOfLink = (db: Reader, secret: string, now: Date) =>
  db
    .selectFrom('order_links')
    .innerJoin('clients', 'clients.id', 'order_links.client_id')
    .select(['order_links.id as link_id', 'clients.id', 'clients.name', ownerToNotify('clients.owner_id').as('owner_id')])
    .where('order_links.secret_hash', '=', hashToken(secret))
    .where('order_links.ends_at', '>', now)
    .executeTakeFirst()

/** The latest orders of a client, newest first, with the vacancies that the viewer sees. */
export const readOrders = (db: Reader, viewer: Viewer, clientId: number) =>
  db
    .selectFrom('client_orders')
    .leftJoin('vacancies', (join) => join.onRef('vacancies.id', '=', 'client_orders.vacancy_id').on(isVacancyVisibleTo(viewer)))
    .select(['client_orders.uuid', 'client_orders.name', 'client_orders.email', 'client_orders.ordered_at'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .where('client_orders.client_id', '=', clientId)
    .orderBy('client_orders.id', 'desc')
    .limit(mostShown)
    .execute()
export type OrderRow = Awaited<ReturnType<typeof readOrders>>[number]

/** The currency of a new vacancy. */
export const readFirstCurrency = (db: Reader) =>
  db.selectFrom('currencies').select('id').orderBy('id').limit(1).executeTakeFirst()

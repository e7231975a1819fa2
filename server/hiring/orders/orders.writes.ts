import type { OrderFields } from '#domain/hiring/orders/orders.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change, changeAuditedInside } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, newLinkSecret } from '../../platform/sessions/tokens.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { addOrderedVacancy } from '../vacancies/ordered-vacancies.writes.ts'
import { readClientOfLink, readFirstCurrency } from './orders.reads.ts'

/** How long a link works. */
const linkDays = 90

type Client = { readonly id: number }

/** Makes the order link of a client (CLT-04). The former one opens nothing any more. */
export async function makeOrderLink(platform: Platform, actor: Person, { id: client_id }: Client) {
  const secret = newLinkSecret()
  return change(platform, actor, { action: 'client.order_link_made' }, async (tx, now) => {
    const ends_at = new Date(now.getTime() + linkDays * dayMs)
    const made = { secret_hash: hashToken(secret), made_by: actor.id, created_at: now, ends_at }
    await tx
      .insertInto('order_links')
      .values({ client_id, ...made })
      .onConflict((conflict) => conflict.column('client_id').doUpdateSet(made))
      .execute()
    return { id: client_id, secret, created_at: now, ends_at }
  })
}

/** Withdraws the order link of a client. Without one nothing changes. */
export function withdrawOrderLink(platform: Platform, actor: Person, { id }: Client) {
  return change(platform, actor, { action: 'client.order_link_withdrawn' }, async (tx) => {
    await tx.deleteFrom('order_links').where('client_id', '=', id).execute()
    return { id }
  })
}

/**
 * Adds the draft that a contact asks for, and notifies the owner of the client, or everybody who sees clients when nobody owns it (CLT-04).
 * Refuses a link that is unknown, withdrawn or over, also one that is withdrawn meanwhile.
 */
export function orderVacancy(
  platform: Platform,
  secret: string,
  { name, email, openings, ...fields }: OrderFields,
  language: Language,
): Promise<{ title: string } | Refusal> {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    await tx.selectFrom('order_links').select('id').where('secret_hash', '=', hashToken(secret)).forShare().execute()
    const client = await readClientOfLink(tx, secret, now)
    const currency = await readFirstCurrency(tx)
    if (!client || !currency) return refuse('orders.error.over')
    const ordered = { ...fields, language, openings: openings ?? 1, clientId: client.id, ownerId: client.owner_id }
    const vacancy_id = await addOrderedVacancy(tx, { ...ordered, currencyId: currency.id }, now)
    const order = await tx
      .insertInto('client_orders')
      .values({ client_id: client.id, vacancy_id, name, email, ordered_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const receivers = client.owner_id === null ? undefined : [client.owner_id]
    const right = { module: 'clients', item: 'view' } as const
    await notifyStaff(tx, now, { kind: 'client_ordered', recordId: order.id, right, receivers })
    return { title: fields.title }
  })
}

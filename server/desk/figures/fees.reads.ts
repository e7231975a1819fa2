import { type RawBuilder, sql } from 'kysely'
import { monthAfter } from '#domain/desk/figures/counts.rules.ts'
import type { FeeSum } from '#domain/desk/figures/fees.contract.ts'
import { endedWithinGuarantee } from '../../hiring/placements/placements.reads.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Platform } from '../../platform/platform.ts'
import { isInScope, type Scope } from './scope.reads.ts'

type Named = { readonly uuid: string; readonly name: string }
const most = 500

/**
 * Placements and fees of a scope, each currency apart, by month, owner and client (PLC-01). Those with the highest fees come first; months are
 * in their order.
 */
export async function readFees({ db, config }: Pick<Platform, 'db' | 'config'>, scope: Scope) {
  const { from, to } = scope
  const placed = sql`
    select placements.client_id, (select id from users where id = placements.owner_id and deleted_at is null) as owner_id, to_char(placements.starts_on, 'YYYY-MM') as month, placements.fee,
      ${endedWithinGuarantee(config.timeZone)} as ended_within, currencies.code as currency
    from placements join applications on applications.id = placements.application_id
    join currencies on currencies.id = placements.fee_currency_id
    where placements.starts_on >= ${`${from}-01`}::date and placements.starts_on < ${`${monthAfter(to, 1)}-01`}::date
      and ${isInScope(scope)}`
  const by = async <Key extends object>(key: RawBuilder<unknown>, group: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
    const { rows } = await sql<FeeSum & Key>`
      select ${key} placed.currency, count(*)::integer as placements, count(*) filter (where ended_within)::integer as ended_within,
        sum(placed.fee)::float8 as fees
      from (${placed}) as placed group by ${group} placed.currency order by ${order} limit ${sql.lit(most)}`.execute(db)
    return rows
  }
  const named = (table: 'users' | 'clients', column: string, name: RawBuilder<unknown>) => {
    const record = sql.table(table)
    return sql`(select json_build_object('uuid', ${record}.uuid, 'name', ${name}) from ${record}
      where ${record}.id = ${sql.ref(column)}) as `
  }
  const highest = sql`fees desc, placed.currency`
  const [totals, months, owners, clients] = await Promise.all([
    by(sql``, sql``, highest),
    by<{ month: string }>(sql`placed.month,`, sql`placed.month,`, sql`placed.month, placed.currency`),
    by<{ owner: Named | null }>(sql`${named('users', 'placed.owner_id', fullName)} owner,`, sql`placed.owner_id,`, highest),
    by<{ client: Named }>(
      sql`${named('clients', 'placed.client_id', sql`clients.name`)} client,`,
      sql`placed.client_id,`,
      highest,
    ),
  ])
  return { from, to, totals, months, owners, clients }
}

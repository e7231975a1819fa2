import type { ClientFields, ClientView } from '#domain/hiring/clients/clients.contract.ts'
import type { PresentedPerson } from '#domain/hiring/clients/presented.contract.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { Clients } from '../../database/schema.ts'
import type { ClientRow, readActiveClients } from './clients.reads.ts'
import type { PresentedRow } from './presented.reads.ts'

export function presentClient(client: ClientRow): ClientView {
  const { id, uuid, owner, created_at, version } = client
  return { id, uuid, ...clientFields(client), owner, created_at: created_at.toISOString(), version }
}

/** The fields of the form as they are stored. */
export const clientFields = ({ name, location, active, notes, owner, ...terms }: ClientRow) =>
  ({
    name_clients: name,
    ubication_clients: location,
    status_clients: active ? ('A' as const) : ('I' as const),
    notes_clients: notes,
    owner: owner?.uuid ?? '',
    tax_number: terms.tax_number,
    terms: terms.terms,
    fee_percent: terms.fee_percent,
    fee_amount: terms.fee_amount,
    fee_currency: terms.fee_currency,
  }) satisfies Required<ClientFields>

/** Columns with other records, which the write finds. */
type ReferringColumn = 'owner_id' | 'fee_currency_id'
type OwnColumn = Exclude<keyof Clients, 'id' | 'uuid' | 'version' | 'created_at' | 'updated_at' | 'search' | ReferringColumn>

/** The columns of the form. Neither a field nor a column can be left out. */
export function clientColumns(fields: ClientFields) {
  const { name_clients: name, ubication_clients: location, status_clients, notes_clients: notes, ...others } = fields
  const { tax_number, terms, fee_percent, fee_amount, owner: _owner, fee_currency: _currency, ...leftOut } = others
  leftOut satisfies Record<string, never>
  const agreed = { tax_number, terms, fee_percent, fee_amount }
  return { name, location, active: status_clients === 'A', notes, ...agreed } satisfies Record<OwnColumn, unknown>
}
export type ClientColumns = ReturnType<typeof clientColumns>

type Choice = Awaited<ReturnType<typeof readActiveClients>>['rows'][number]

/** An option of a select list. */
export function presentChoice({ id, uuid, name }: Choice) {
  return { id, uuid, name_clients: name }
}

export const presentPresented =
  (timeZone: string) =>
  (row: PresentedRow): PresentedPerson => ({
    uuid: row.uuid,
    year: Number(calendarDay(row.applied_at, timeZone).slice(0, 4)),
    vacancy: { uuid: row.vacancy_uuid, name_job: row.title, language: row.language },
    person: { uuid: row.person_uuid, fullname: row.fullname },
    stage: row.stage,
    outcome: row.hired_at ? 'hired' : row.withdrawn_at ? 'withdrawn' : null,
    answer: row.answer,
  })

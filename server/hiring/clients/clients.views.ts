import type { z } from 'zod'
import type { ClientView, clientForm } from '#domain/hiring/clients/clients.contract.ts'
import type { ClientRow, readActiveClients } from './clients.reads.ts'

export function presentClient({ id, uuid, name, location, active, created_at, version }: ClientRow): ClientView {
  return {
    id,
    uuid,
    name_clients: name,
    ubication_clients: location,
    status_clients: active ? 'A' : 'I',
    created_at: created_at.toISOString(),
    version,
  }
}

/** Translates the form's wire names into terms. */
export function clientFields({ name_clients, ubication_clients, status_clients }: z.output<typeof clientForm>) {
  return { name: name_clients, location: ubication_clients, active: status_clients === 'A' }
}

type Choice = Awaited<ReturnType<typeof readActiveClients>>['rows'][number]

/** An option of a select list. */
export function presentChoice({ id, uuid, name }: Choice) {
  return { id, uuid, name_clients: name }
}

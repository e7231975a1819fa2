import type { readActiveClients } from './clients.reads.ts'

type Choice = Awaited<ReturnType<typeof readActiveClients>>['rows'][number]

/** A client in a select list. */
export function presentChoice({ id, uuid, name }: Choice) {
  return { id, uuid, name_clients: name }
}

/** Texts about the companies that hire. */
export const es = {
  'clients.noClients': 'No hay clientes. Agrega uno antes de publicar una vacante.',
} as const

/** Texts about the companies that hire. */
export const es = {
  'menu.clients': 'Clientes',
  'personal.error.name_invalid':
    'El nombre debe tener al menos 3 caracteres: letras, números, espacios y : . , * # - / & o apóstrofo.',
  'clients.noClients': 'No hay clientes. Agrega uno antes de publicar una vacante.',
} as const

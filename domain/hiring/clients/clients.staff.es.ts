/** Texts about client companies. */
export const es = {
  'clients.title': 'Clientes',
  'clients.description': 'Las empresas que contratan. Quien busca trabajo nunca ve su nombre.',
  'clients.add': 'Agregar cliente',
  'clients.edit': 'Editar cliente',
  'clients.delete': 'Eliminar cliente',
  'clients.back': 'Volver a los clientes',
  'clients.name': 'Nombre',
  'clients.location': 'Ubicación',
  'clients.created_at': 'Cliente desde',
  'clients.status': 'Estado',
  'clients.status.A': 'Activo',
  'clients.status.I': 'Inactivo',
  'clients.notes': 'Nota',
  'clients.notes_hint': 'Por ejemplo, el contacto y su teléfono. Solo la lee el equipo.',
  'clients.error.status': 'Elige si el cliente está activo o inactivo.',
  'clients.error.taken': 'Ya hay un cliente con este nombre y ubicación.',
  'menu.clients': 'Clientes',
  'personal.error.name_invalid':
    'Usa al menos 3 caracteres, y solo letras, números, espacios, apóstrofos y : . , * # - / & + ( ).',
  'clients.noClients': 'No hay clientes. Agrega uno antes de publicar una vacante.',
} as const

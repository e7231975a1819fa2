/** Texts for staff about the sessions of others. */
export const es = {
  'sessions.of_person': 'Sesiones abiertas',
  'sessions.open_one': 'Tiene {{count}} sesión abierta. Último uso aproximado: {{date}}',
  'sessions.open_other': 'Tiene {{count}} sesiones abiertas. Último uso aproximado: {{date}}',
  'sessions.end': 'Cerrar sus sesiones',
  'sessions.end_title': 'Cerrar todas sus sesiones',
  'sessions.end_hint':
    'Tendrá que volver a entrar en cada dispositivo. Si alguien más conoce su contraseña, pídele además que la cambie: cerrar las sesiones no la cambia.',
  'sessions.end_confirm': 'Sí, cerrarlas',
  'sessions.ended': 'Cerramos las sesiones de {{name}}',
  'sessions.error.own': 'Tus sesiones se cierran en tu cuenta.',
  'sessions.error.none': 'No tiene sesiones abiertas.',
  'audit.action.user.sessions_ended': 'Cerró las sesiones de una persona',
} as const

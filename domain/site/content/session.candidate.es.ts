/** Texts of the warning before an idle session ends. */
export const es = {
  'session.idle_offer':
    'Tu sesión se cerrará pronto por inactividad. Presiona cualquier tecla o toca la pantalla para continuar.',
  'session.idle_title': '¿Sigues ahí?',
  'session.idle_text':
    'Por tu seguridad cerraremos la sesión si no continúas. Lo que escribiste queda guardado en este dispositivo.',
  'session.idle_countdown_one': 'La sesión se cierra en {{count}} segundo',
  'session.idle_countdown_other': 'La sesión se cierra en {{count}} segundos',
  'session.idle_continue': 'Continuar',
  'session.idle_logout': 'Cerrar sesión',
  'session.idle_time': 'Tiempo para responder',
  'session.idle_choice': '{{count}} s',
} as const

/** What a person is written about their own account. Read by the server only, so not part of the browser's messages. */
export const es = {
  'email_changed.subject': 'Cambió el correo de tu cuenta',
  'email_changed.title': 'Tu cuenta tiene otro correo',
  'email_changed.contact': 'Escribirnos',
  'email_changed.message':
    'Desde ahora tu cuenta usa otra dirección de correo, y a esta ya no te escribiremos.\n\nSi no hiciste tú este cambio, avísanos cuanto antes desde la página de contacto del sitio.',
  'email_changed.by_staff':
    'Nuestro equipo cambió el correo de tu cuenta, y a esta dirección ya no te escribiremos.\n\nSi tú no lo pediste, avísanos cuanto antes desde la página de contacto del sitio.',
} as const

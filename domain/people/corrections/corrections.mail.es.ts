/** What people are written about a change of their address by staff. Read by the server only. */
export const es = {
  'address_change.stop.subject': 'Alguien de nuestro equipo va a cambiar el correo de tu cuenta',
  'address_change.stop.title': 'Van a cambiar el correo de tu cuenta',
  'address_change.stop.message':
    'Nuestro equipo registró otra dirección de correo para tu cuenta. El cambio vale desde el {{date}}; hasta entonces entras con esta.\n\nSi tú no lo pediste, detenlo con este botón.',
  'address_change.stop.button': 'Detener el cambio',
  'address_change.use.subject': 'Confirma tu nuevo correo',
  'address_change.use.title': 'Confirma que este correo es tuyo',
  'address_change.use.message':
    'Nuestro equipo registró esta dirección para tu cuenta. Confírmala con este botón: el cambio vale desde el {{date}}, y hasta entonces entras con la anterior.\n\nSi no tienes una cuenta con nosotros, no hagas nada.',
  'address_change.use.button': 'Confirmar mi correo',
} as const

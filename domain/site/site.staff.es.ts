/** Texts for who changes what the company says. */
export const es = {
  'site.changed': 'El contenido del sitio se actualizó',
  'site.error.text': 'Escribe este texto',
  'site.error.url': 'Escribe una dirección web, por ejemplo https://ejemplo.com',
  'site.error.email': 'Escribe un correo como nombre@empresa.com',
  'site.error.phone': 'Escribe un teléfono de 7 a 15 dígitos',
} as const

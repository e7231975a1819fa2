/** What staff read where no mail server is set up (SPEC-45). */
export const es = {
  'mail.kept_warning': 'Sin servidor de correo: los correos se guardan y no le llegan a nadie.',
  'mail.kept_link': 'Ver la bandeja de salida',
} as const

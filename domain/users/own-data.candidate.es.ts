/** Texts about what a person can do with all that is kept of them. */
export const es = {
  'account.own_data': 'Tus datos',
  'account.own_data_intro': 'Descarga en un archivo zip todo lo que guardamos de ti, con tus documentos.',
  'account.download': 'Descargar mis datos',
  'account.downloaded': 'Tus datos están en tus descargas',
  'account.erase': 'Eliminar mi cuenta',
  'account.erase_hint':
    'Tu cuenta se cierra ya en todos tus dispositivos y desde ese momento nadie puede ver quién eres. En 30 días borramos tus datos, documentos, habilidades y mensajes; de tus postulaciones solo queda que las hubo. Hasta entonces puedes iniciar sesión y conservarla.',
  'account.erase_role': 'También dejas tu rol en el equipo. Si vuelves, quien administra te lo asigna de nuevo.',
  'account.erase_password': 'Tu contraseña',
  'account.erase_confirm': 'Eliminar mi cuenta',
  'account.erasure_begun': 'Tu cuenta está cerrada. Si cambias de idea, inicia sesión en los próximos 30 días.',
} as const

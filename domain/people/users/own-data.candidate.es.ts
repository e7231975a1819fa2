/** Texts about downloading and erasing the own data. */
export const es = {
  'account.own_data': 'Tus datos',
  'account.own_data_intro': 'Descarga en un archivo zip todo lo que guardamos sobre ti, con tus documentos.',
  'account.download': 'Descargar mis datos',
  'account.downloaded': 'Descargamos tus datos: búscalos en tu carpeta de descargas',
  'account.erase': 'Eliminar mi cuenta',
  'account.erase_hint':
    'Tu cuenta se cierra de inmediato en todos tus dispositivos y el equipo de selección deja de ver tu nombre y tus datos de contacto. A los 30 días borramos tus datos, documentos, habilidades y mensajes; solo queda el número de tus postulaciones. Hasta entonces puedes iniciar sesión y conservarla.',
  'account.erase_role': 'También dejas tu rol en el equipo. Si vuelves, un administrador tiene que asignártelo de nuevo.',
  'account.erase_password': 'Tu contraseña',
  'account.erase_confirm': 'Eliminar mi cuenta',
  'account.erasure_begun': 'Tu cuenta está cerrada. Si cambias de idea, inicia sesión en los próximos 30 días.',
} as const

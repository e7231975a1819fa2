/** Texts of the e-mails about a forgotten password, a changed password and an invitation. */
export const es = {
  'recovery_mail.subject': 'Crea una contraseña nueva',
  'recovery_mail.title': 'Crea una contraseña nueva',
  'recovery_mail.message':
    'Alguien pidió un enlace para cambiar la contraseña de tu cuenta en {{site}}. El enlace sirve una sola vez y durante 30 minutos.\n\nSi no fuiste tú, ignora este correo: tu contraseña sigue siendo la misma.',
  'recovery_mail.button': 'Crear una contraseña nueva',

  'password_changed.subject': 'Se cambió tu contraseña',
  'password_changed.title': 'Se cambió tu contraseña',
  'password_changed.message':
    'La contraseña de tu cuenta en {{site}} acaba de cambiar, y cerramos las sesiones abiertas, menos aquella en la que se hizo el cambio.\n\nSi no fuiste tú, pide ahora mismo un enlace para crear otra.',
  'password_changed.button': 'No fui yo',

  'invitation_mail.subject': 'Tu invitación a {{site}}',
  'invitation_mail.title': 'Te invitaron al equipo',
  'invitation_mail.message':
    'Alguien de {{site}} te creó una cuenta para trabajar en sus procesos de selección.\n\nElige tu contraseña para entrar. El enlace sirve una sola vez y durante siete días.\n\nSi no esperabas esta invitación, ignora este correo.',
  'invitation_mail.again': 'Este correo reemplaza la invitación anterior: su enlace ya no sirve.',
  'invitation_mail.button': 'Crear mi contraseña',
} as const

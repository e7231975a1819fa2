/** Texts of the e-mails about an erasure: how to keep the account, and that it is erased. Read by the server only. */
export const es = {
  'left_mail.subject': 'Cerramos tu cuenta',
  'left_mail.title': 'Tu cuenta está cerrada',
  'left_mail.message':
    'Pediste eliminar tu cuenta en {{site}}. Ya está cerrada, y el {{date}} borramos tus datos y tus archivos.\n\nSi cambias de idea, inicia sesión antes de ese día y elige conservarla.\n\nSi no fuiste tú, haz lo mismo ahora y cambia tu contraseña.',
  'left_mail.button': 'Conservar mi cuenta',

  'erased_mail.subject': 'Borramos tu cuenta',
  'erased_mail.title': 'Tu cuenta ya no existe',
  'erased_mail.message':
    'El plazo para recuperar tu cuenta en {{site}} terminó, y borramos tus datos y tus archivos.\n\nEste es el último correo que te enviamos: tampoco guardamos esta dirección. Si algún día quieres volver, puedes crear otra cuenta.',
} as const

/** The last e-mail to a person: their account is erased. Read by the server only. */
export const es = {
  'erased_mail.subject': 'Borramos tu cuenta',
  'erased_mail.title': 'Tu cuenta ya no existe',
  'erased_mail.message':
    'El plazo para recuperar tu cuenta en {{site}} terminó, y borramos tus datos y tus archivos.\n\nEste es el último correo que te enviamos: tampoco guardamos esta dirección. Si un día quieres volver, puedes crear otra cuenta.',
} as const

/** The e-mail that calls an interview off, and the link with which an invitation is answered. */
export const es = {
  'interviews.mail.answer': 'Responder a la invitación',
  'interviews.mail.calendar': 'Entrevista: {{job}}',
  'interviews.mail.with': 'Entrevista con {{name}}',
  'interviews.mail.cancelled.subject': 'Cancelamos tu entrevista: {{job}}',
  'interviews.mail.cancelled.title': 'Tu entrevista se canceló',
  'interviews.mail.cancelled.message':
    'La entrevista que tenías con nosotros ya no se realizará. El archivo de este correo la quita de tu calendario.\n\nEn tus postulaciones puedes ver en qué va tu proceso.',
  'interviews.mail.cancelled.when': 'Estaba prevista para',
} as const

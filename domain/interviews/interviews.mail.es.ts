/** The e-mail that calls an interview off, and the link with which an invitation is answered. */
export const es = {
  'interviews.mail.answer': 'Responder a la invitación',
  'interviews.mail.calendar': 'Entrevista: {{job}}',
  'interviews.mail.with': 'Entrevista con {{name}}',
  'interviews.mail.cancelled.subject': 'Cancelamos tu entrevista: {{job}}',
  'interviews.mail.cancelled.title': 'Tu entrevista se canceló',
  'interviews.mail.cancelled.message':
    'La entrevista que tenías con nosotros ya no se realizará. El archivo de este correo la quita de tu calendario.\n\nEn tus postulaciones puedes ver en qué va tu proceso.',
  'interviews.mail.withdrawn.subject': 'Retiraste tu postulación: {{job}}',
  'interviews.mail.withdrawn.title': 'Retiraste tu postulación',
  'interviews.mail.withdrawn.message':
    'Por eso no se realizará la entrevista que tenías con nosotros; el archivo de este correo la quita de tu calendario.\n\nSi cambias de idea y la vacante sigue abierta, puedes postularte de nuevo.',
  'interviews.mail.cancelled.when': 'Estaba prevista para',
} as const

/** The e-mails with which a candidate picks the time of an interview, and reads the picked one. */
export const es = {
  'times_mail.offered.subject': 'Elige la hora de tu entrevista: {{job}}',
  'times_mail.offered.title': 'Elige la hora de tu entrevista',
  'times_mail.offered.message':
    'Queremos conversar contigo. Abre el enlace, mira las horas libres en tu propia hora y elige la que mejor te quede.\n\nLas horas se van ocupando, así que conviene elegir pronto.',
  'times_mail.offered.button': 'Elegir una hora',
  'times_mail.length': 'Duración',
  'times_mail.minutes': '{{count}} minutos',
  'times_mail.until': 'Puedes elegir entre',
  'times_mail.days': '{{from}} y {{to}}',
  'times_mail.limit': 'Puedes elegir, cambiar o cancelar hasta {{count}} horas antes.',
  'times_mail.limit_one': 'Puedes elegir, cambiar o cancelar hasta una hora antes.',
  'times_mail.picked.subject': 'Tu entrevista quedó para el {{when}}: {{job}}',
  'times_mail.picked.title': 'Tu entrevista está confirmada',
  'times_mail.picked.message': 'Esta es la hora que elegiste. El archivo de este correo la pone en tu calendario.',
  'times_mail.moved.subject': 'Tu entrevista pasó al {{when}}: {{job}}',
  'times_mail.moved.title': 'Cambiaste la hora de tu entrevista',
  'times_mail.moved.message':
    'Esta es la nueva hora, que reemplaza la anterior. El archivo de este correo la cambia en tu calendario.',
  'times_mail.changed.subject': 'Cambiamos tu entrevista al {{when}}: {{job}}',
  'times_mail.changed.title': 'Cambiamos la hora de tu entrevista',
  'times_mail.changed.message':
    'Esta es la nueva hora, que reemplaza la anterior. El archivo de este correo la cambia en tu calendario.\n\nSi no te queda bien, elige otra o cancela con el enlace.',
  'times_mail.change_button': 'Ver, cambiar o cancelar',
} as const

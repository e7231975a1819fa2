/** The e-mail that calls an interview off, and the link with which an invitation is answered. */
export const es = {
  'interviews.mail.answer': 'Responder a la invitación',
  'interviews.mail.answer.confirmed': 'Confirmo',
  'interviews.mail.answer.other_time': 'Pedir otra hora',
  'interviews.mail.calendar': 'Entrevista: {{job}}',
  'interviews.mail.calendar_maybe': 'Respondió «quizá» desde su calendario.',
  'interviews.mail.calendar_proposed': 'Propone desde su calendario: {{when}}.',
  'interviews.mail.with': 'Entrevista con {{name}}',
  'interviews.mail.cancelled.subject': 'Cancelamos tu entrevista: {{job}}',
  'interviews.mail.cancelled.title': 'Tu entrevista se canceló',
  'interviews.mail.cancelled.message':
    'Cancelamos la entrevista que tenías con nosotros. El archivo de este correo la quita de tu calendario.\n\nEn tu perfil puedes ver en qué va tu proceso.',
  'interviews.mail.withdrawn.subject': 'Te retiraste del proceso: {{job}}',
  'interviews.mail.withdrawn.title': 'Te retiraste del proceso',
  'interviews.mail.withdrawn.message':
    'Cancelamos la entrevista que tenías con nosotros. El archivo de este correo la quita de tu calendario.\n\nSi cambias de idea y la vacante sigue abierta, puedes postularte de nuevo.',
  'interviews.mail.called_off.subject': 'Cancelaste tu entrevista: {{job}}',
  'interviews.mail.called_off.title': 'Cancelaste tu entrevista',
  'interviews.mail.called_off.message':
    'Le avisamos al equipo. El archivo de este correo quita la entrevista de tu calendario.\n\nMientras queden horas, puedes elegir otra con el enlace que te enviamos.',
  'interviews.mail.cancelled.when': 'Estaba prevista para',
  'interviews.mail.interviewer.invited.subject': 'Entrevista con {{name}}: {{job}}',
  'interviews.mail.interviewer.changed.subject': 'Cambió la entrevista con {{name}}: {{job}}',
  'interviews.mail.interviewer.picked.subject': '{{name}} eligió la hora de su entrevista: {{job}}',
  'interviews.mail.interviewer.moved.subject': '{{name}} cambió la hora de su entrevista: {{job}}',
  'interviews.mail.interviewer.cancelled.subject': 'Se canceló la entrevista con {{name}}: {{job}}',
  'interviews.mail.interviewer.confirmed.subject': '{{name}} asistirá a la entrevista: {{job}}',
  'interviews.mail.interviewer.other_time.subject': '{{name}} pide otra hora para la entrevista: {{job}}',
  'interviews.mail.interviewer.declined.subject': '{{name}} no asistirá a la entrevista: {{job}}',
  'interviews.mail.interviewer.enters':
    'El archivo de este correo pone la entrevista en tu calendario. Te escribimos cuando la persona responda.',
  'interviews.mail.interviewer.settled':
    'La persona eligió esta hora. El archivo de este correo pone la entrevista en tu calendario.',
  'interviews.mail.interviewer.leaves': 'El archivo de este correo quita la entrevista de tu calendario.',
  'interviews.mail.interviewer.answered':
    'Es la respuesta a la invitación. La persona puede cambiarla hasta que empiece la entrevista.',
  'interviews.mail.vacancy': 'Vacante',
  'interviews.mail.when': 'Cuándo',
  'interviews.mail.where': 'Dónde',
  'interviews.mail.said': 'Lo que escribió',
  'interviews.mail.reason': 'Motivo',
  'interviews.mail.open_board': 'Abrir el tablero',
} as const

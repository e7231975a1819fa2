/** What staff read of a candidate's interview, and calling it off (decision 61). */
export const es = {
  'interviews.card.invited': 'Entrevista {{when}}: sin respuesta',
  'interviews.card.confirmed': 'Entrevista {{when}}: confirmó',
  'interviews.card.declined': 'Entrevista {{when}}: no asistirá',
  'interviews.card.other_time': 'Entrevista {{when}}: pide otra hora',
  'interviews.card.said': '«{{note}}»',
  'interviews.cancel': 'Cancelar la entrevista',
  'interviews.cancel_named': 'Cancelar la entrevista de {{name}}',
  'interviews.cancel_question':
    'Le escribiremos a {{name}} que la entrevista del {{when}} se canceló, y saldrá de su calendario. La tarjeta se queda en esta etapa.',
  'interviews.cancel_confirm': 'Sí, cancelar la entrevista',
  'interviews.cancel_back': 'Dejarla como está',
  'interviews.cancelled': 'La entrevista se canceló',
  'interviews.none': 'No hay una entrevista por venir en esta etapa.',
  'interviews.waiting.title': 'Entrevistas por acordar',
  'interviews.waiting.description':
    'Quién pidió otra hora o no va a asistir. Al enviar otra invitación, cancelar la entrevista o avisar de otra etapa, sale de esta lista.',
  'interviews.waiting.person': 'Persona',
  'interviews.waiting.vacancy': 'Vacante',
  'interviews.waiting.interview': 'Entrevista',
  'interviews.waiting.when': '{{when}} (hora de {{place}})',
  'interviews.waiting.answer': 'Respuesta',
  'interviews.waiting.answered': 'Respondió',
  'interviews.waiting.empty': 'Nadie espera otra hora',
  'interviews.waiting.confirmed': 'Asiste',
  'interviews.waiting.declined': 'No asistirá',
  'interviews.waiting.other_time': 'Pide otra hora',
} as const

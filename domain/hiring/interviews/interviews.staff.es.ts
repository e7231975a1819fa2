/** Staff texts about a candidate's interview and its cancellation (SPEC-61). */
export const es = {
  'interviews.card.invited': 'Entrevista {{when}}: sin respuesta',
  'interviews.card.confirmed': 'Entrevista {{when}}: confirmó',
  'interviews.card.declined': 'Entrevista {{when}}: no asistirá',
  'interviews.card.other_time': 'Entrevista {{when}}: pide otra hora',
  'interviews.brief.invited': '{{when}} · sin respuesta',
  'interviews.brief.confirmed': '{{when}} · confirmó',
  'interviews.brief.declined': '{{when}} · no asistirá',
  'interviews.brief.other_time': '{{when}} · pide otra hora',
  'interviews.card.said': '«{{note}}»',
  'interviews.cancel': 'Cancelar la entrevista',
  'interviews.cancel_question':
    'Le avisaremos a {{name}} que la entrevista del {{when}} se canceló y la quitaremos de su calendario. La tarjeta se queda en esta etapa.',
  'interviews.cancel_reason': 'Motivo, si quieres contarlo (lo leerá la persona)',
  'interviews.cancel_confirm': 'Sí, cancelar la entrevista',
  'interviews.cancel_back': 'Dejarla como está',
  'interviews.cancelled': 'La entrevista se canceló',
  'interviews.none': 'No hay ninguna entrevista próxima en esta etapa.',
  'audit.action.application.interview_cancelled': 'Canceló una entrevista',
} as const

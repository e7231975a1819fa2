export const es = {
  'attempts.error.agreement_required': 'Para empezar, acepta lo que se registra durante la prueba.',
  'attempts.error.answer_required': 'Responde la pregunta antes de continuar.',
  'attempts.error.explanation_required': 'Escribe tu explicación.',
} as const

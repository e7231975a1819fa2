/** The choice of suggestions in the registration and in the account. */
export const es = {
  'suggestions.wanted': 'Enviarme vacantes que me puedan servir',
} as const

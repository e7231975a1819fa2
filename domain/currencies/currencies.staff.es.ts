/** Texts about the currencies in which salaries are given. */
export const es = {
  'currency.error.code_required': 'Escribe el código de la moneda',
} as const

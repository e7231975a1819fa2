/** Texts of accounts on pages without a form. */
export const es = {
  'personal.register_title': 'Crea tu cuenta',
} as const

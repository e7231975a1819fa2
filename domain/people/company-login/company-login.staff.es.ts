/** Sentences of the audit. */
export const es = {
  'audit.action.user.company_added': 'Entró por primera vez con la cuenta de la empresa',
  'audit.action.user.company_linked': 'Vinculó su cuenta de la empresa',
  'audit.action.user.company_role': 'La cuenta de la empresa cambió el rol de una persona',
} as const

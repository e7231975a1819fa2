/** The button on the login card. */
export const es = {
  'login.company': 'Entrar con la cuenta de la empresa',
} as const

/** Texts of a login that asks for more than the password. They are loaded with the answer that says so. */
export const es = {
  'login.leaving': 'Pediste eliminar esta cuenta. ¿Quieres conservarla?',
  'login.erased_on': 'Se borra el {{date}}.',
  'login.keep': 'Conservar mi cuenta y entrar',
  'login.passkey_needed': 'Tu rol exige la verificación en dos pasos: entra con tu clave de acceso.',
  'login.passkey_unknown': 'No reconocemos esa clave de acceso. Entra con tu contraseña.',
} as const

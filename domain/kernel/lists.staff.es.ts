/** Texts of parts that the lists and records of staff share. */
export const es = {
  'lists.scope': 'Qué vacantes mostrar',
  'lists.scope.mine': 'Mías',
  'lists.scope.all': 'Todas',
  'common.undo': 'Deshacer',
  'common.whatsapp': 'Escribir por WhatsApp al {{phone}} (otra pestaña)',
  'common.whatsapp_short': 'WhatsApp',
} as const

/** Texts of lists of staff. */
export const es = {
  'lists.scope': 'Qué vacantes mostrar',
  'lists.scope.mine': 'Mías',
  'lists.scope.all': 'Todas',
} as const

/** Texts of the staff dashboard. */
export const es = {
  'dashboard.title': 'Panel de selección',
  'dashboard.intro': 'Publica una vacante, mueve a las personas por el tablero y escríbeles en cada etapa.',
  'dashboard.step_publish': 'Publica la vacante',
  'dashboard.step_move': 'Mueve a las personas por el tablero',
  'dashboard.step_hire': 'Invita, decide y contrata',
  'dashboard.modules': 'Módulos',
} as const

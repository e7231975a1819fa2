/** Staff texts about the owner and the members of a vacancy. */
export const es = {
  'members.title': 'Equipo de {{name}}',
  'members.change': 'Cambiar el equipo',
  'members.owner': 'Responsable',
  'members.owner_hint': 'Quien responde por esta vacante.',
  'members.no_owner': 'Sin responsable',
  'members.members': 'Integrantes',
  'members.members_hint': 'Escribe para buscar por nombre. Quienes tienen un rol limitado solo ven las vacantes de su equipo.',
  'members.more': '{{count}} más',
  'members.save': 'Guardar el equipo',
  'members.saved': 'Guardamos el equipo de {{name}}',
  'members.error.colleague': 'Elige a alguien del equipo que vea las vacantes.',
  'members.error.yourself':
    'Con tu rol dejarías de ver esta vacante. Quédate como responsable o integrante, o pide el cambio a otra persona.',
  'audit.action.vacancy.team_changed': 'Cambió el equipo de una vacante',
} as const

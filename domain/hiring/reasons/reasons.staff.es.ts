/** Texts about the reasons for rejecting a candidate. */
export const es = {
  'reasons.title': 'Motivos de descarte',
  'reasons.description':
    'La lista de tu empresa. El motivo queda en la postulación para tus cifras: no se le envía a nadie y el candidato no lo ve.',
  'reasons.add': 'Agregar motivo',
  'reasons.edit': 'Editar motivo',
  'reasons.name': 'Motivo',
  'reasons.updated_at': 'Última modificación',
  'reasons.empty': 'Todavía no hay motivos',
  'reasons.choose': 'Motivo del descarte',
  'reasons.choose_hint': 'Solo para tus cifras: el candidato no lo ve.',
  'reasons.none': 'Sin motivo',
  'reasons.manage': 'Editar la lista de motivos',
  'reasons.set': 'El motivo quedó guardado',
  'reasons.error.name_taken': 'Ya hay un motivo con este nombre.',
  'reasons.error.stage': 'El motivo se elige cuando la postulación está en «No continúa».',
  'audit.action.application.reason_set': 'Eligió el motivo de un descarte',
  'audit.action.reason.added': 'Agregó un motivo de descarte',
  'audit.action.reason.deleted': 'Eliminó un motivo de descarte',
  'audit.action.reason.modified': 'Modificó un motivo de descarte',
  'exports.list.reasons': 'motivos de descarte',
} as const

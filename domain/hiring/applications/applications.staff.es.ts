/** Staff texts about withdrawn applications (SPEC-62). */
export const es = {
  'withdrawn.title': 'Postulaciones retiradas',
  'withdrawn.of': 'Postulaciones retiradas: {{name}}',
  'withdrawn.description':
    'Quién retiró su postulación y cuándo. Si vuelve a postularse, su tarjeta regresa a la primera etapa con su historial.',
  'withdrawn.board': 'Volver al tablero',
  'withdrawn.person': 'Persona',
  'withdrawn.email': 'Correo',
  'withdrawn.stage': 'Etapa',
  'withdrawn.applied': 'Se postuló el',
  'withdrawn.at': 'Se retiró el',
  'withdrawn.empty': 'Nadie ha retirado su postulación',
  'withdrawn.count_one': '{{count}} postulación retirada',
  'withdrawn.count_other': '{{count}} postulaciones retiradas',
} as const

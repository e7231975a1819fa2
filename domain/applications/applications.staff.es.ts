/** What staff read of applications that their candidates withdrew (decision 62). */
export const es = {
  'withdrawn.title': 'Postulaciones retiradas',
  'withdrawn.of': 'Postulaciones retiradas: {{name}}',
  'withdrawn.description':
    'Quién retiró su postulación y cuándo. Si vuelve a postularse, su tarjeta regresa a la primera etapa con su historia.',
  'withdrawn.board': 'Volver al tablero',
  'withdrawn.person': 'Persona',
  'withdrawn.email': 'Correo',
  'withdrawn.stage': 'Etapa',
  'withdrawn.applied': 'Se postuló',
  'withdrawn.at': 'Retiró su postulación',
  'withdrawn.empty': 'Nadie ha retirado su postulación',
  'withdrawn.count_one': '{{count}} postulación retirada',
  'withdrawn.count_other': '{{count}} postulaciones retiradas',
} as const

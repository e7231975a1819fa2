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

  'applications.add': 'Incluir en una vacante',
  'applications.add_named': 'Incluir a {{name}} en una vacante',
  'applications.add_many': 'Incluir a {{count}} personas en una vacante',
  'applications.added_all_one': '{{count}} persona quedó en el tablero',
  'applications.added_all_other': '{{count}} personas quedaron en el tablero',
  'applications.added_many_one': '{{count}} persona quedó en el tablero; {{there}} ya estaban',
  'applications.added_many_other': '{{count}} personas quedaron en el tablero; {{there}} ya estaban',
  'applications.add_text_one': 'Entra en la primera etapa del tablero, sin que se le envíe ningún correo.',
  'applications.add_text_other': 'Entran en la primera etapa del tablero, sin que se les envíe ningún correo.',
  'applications.add_write_one': 'Desde el tablero puedes escribirle cuando quieras.',
  'applications.add_write_other': 'Desde el tablero puedes escribirles cuando quieras.',
  'applications.add_no_contact_one':
    '{{names}} tiene la marca «No contactar»: puedes incluirle, pero no se le escribe sobre esta vacante.',
  'applications.add_no_contact_other':
    '{{names}} tienen la marca «No contactar»: puedes incluirles, pero no se les escribe sobre esta vacante.',
  'applications.add_no_consent_one':
    '{{names}} no ha dado su consentimiento. Puedes incluirle, pero hasta que lo dé no se le envía nada ni puede presentar pruebas.',
  'applications.add_no_consent_other':
    '{{names}} no han dado su consentimiento. Puedes incluirles, pero hasta que lo den no se les envía nada ni pueden presentar pruebas.',
  'applications.add_choose': 'Elige una vacante activa',
  'applications.add_save': 'Incluir',
  'applications.added': '{{name}} quedó en el tablero de la vacante',
  'applications.already_there': '{{name}} ya estaba en el tablero de esta vacante',
  'applications.error.staff': 'Solo se puede incluir a candidatos, no a personas del equipo.',
  'applications.error.vacancy': 'Elige una vacante.',

  'applications.source': 'Origen',
  'applications.filters': 'Filtrar postulantes',
  'applications.source_any': 'Todos los orígenes',
  'applications.source.unknown': 'Sin dato',
  'applications.source.direct': 'Este sitio',
  'applications.source.link': 'Enlace «{{name}}»',
  'applications.source.referrer': '{{name}}',
  'applications.source.staff': 'El equipo',
  'applications.source.import': 'Fuente «{{name}}»',
  'exports.list.withdrawn': 'postulaciones retiradas',
} as const

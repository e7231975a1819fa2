/** Texts for candidates who show results of other companies, and for the marks that staff see too. */
export const es = {
  'foreign_results.title': 'Resultados de otras empresas',
  'foreign_results.text':
    'Si hiciste una prueba en otra empresa que usa este mismo sistema, puedes mostrar su resultado aquí. Compártelo en ese sitio y pega el enlace, o elige el archivo firmado. Comprobamos con ese sitio que sea auténtico.',
  'foreign_results.seen':
    'El equipo de selección lo ve aparte, marcado como resultado de otra empresa. No reemplaza las pruebas de este sitio, y puedes quitarlo cuando quieras.',
  'foreign_results.add': 'Comprobar y agregar',
  'foreign_results.added': 'Agregaste un resultado de otra empresa',
  'foreign_results.foreign': 'De otra empresa',
  'foreign_results.valid': 'Vigente',
  'foreign_results.withdrawn': 'Ya no está vigente',
  'foreign_results.expired': 'Venció',
  'foreign_results.withdrawn_text': 'El sitio que lo firmó ya no lo confirma.',
  'foreign_results.issuer': 'Firmado por',
  'foreign_results.site': 'Sitio',
  'foreign_results.checked': 'Última comprobación',
  'foreign_results.unanswered': 'Cuando le preguntamos otra vez, ese sitio no respondió.',
  'foreign_results.open': 'Ver en {{site}}',
  'foreign_results.remove': 'Quitar',
  'foreign_results.remove_named': 'Quitar {{skill}} de {{issuer}}',
  'foreign_results.remove_question': 'El equipo de selección ya no verá tu resultado de {{skill}} que firmó {{issuer}}.',
  'foreign_results.removed': 'Quitaste el resultado de otra empresa',
  'foreign_results.error.own': 'Este resultado es de este sitio: el equipo de selección ya lo ve.',
  'foreign_results.error.unreachable':
    'No pudimos comprobarlo: el sitio que lo firmó no respondió o no se puede consultar. Inténtalo más tarde.',
  'foreign_results.error.altered': 'No pudimos verificarlo: la firma no es del sitio que nombra.',
  'foreign_results.error.withdrawn':
    'El sitio que lo firmó ya no lo confirma. Entra allí, comparte tu resultado actual y usa el enlace nuevo.',
  'foreign_results.error.expired': 'Este resultado ya venció.',
  'foreign_results.error.early': 'Este resultado todavía no está vigente.',
  'foreign_results.error.other_person':
    'El resultado está a nombre de otra persona. Si es tuyo, corrige tu nombre en tu perfil o compártelo sin nombre.',
  'foreign_results.error.full': 'Llegaste al máximo de resultados de otras empresas. Quita uno para agregar otro.',
} as const

/** Texts of what people have shown of what a vacancy asks (SHL-01). */
export const es = {
  'shown.title': 'Lo que ha mostrado',
  'shown.of': '{{shown}} de {{asked}} mostradas',
  'shown.short': '{{shown}} de {{asked}}',
  'shown.open': 'Ver de dónde sale: {{name}}, {{shown}} de {{asked}} mostradas',
  'shown.about': 'Ordena la lista y no deja a nadie por fuera. La decisión es tuya.',
  'shown.nothing_asked': 'La vacante todavía no pide nada que se pueda mostrar.',
  'shown.blind': 'Sin lo que escribieron otras personas: lo verás cuando envíes tu evaluación.',
  'shown.state.shown': 'Lo mostró',
  'shown.state.unsure': 'No es seguro',
  'shown.state.not_shown': 'No lo mostró',
  'shown.state.unknown': 'Aún no se sabe',
  'shown.by.test': 'Prueba',
  'shown.by.answer': 'Respuesta',
  'shown.by.scorecards': 'Entrevista',
  'shown.points': '{{points}} de {{scale}}',
} as const

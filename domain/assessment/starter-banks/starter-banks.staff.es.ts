/** Texts about the banks of questions that come with the product. */
export const es = {
  'starter_banks.title': 'Bancos para empezar',
  'starter_banks.description':
    'Preguntas escritas para este sitio, en español y en inglés. Al agregar un banco tienes su habilidad con la prueba lista; después puedes cambiar o quitar cualquier pregunta.',
  'starter_banks.empty': 'No hay bancos para empezar',
  'starter_banks.skill': 'Habilidad',
  'starter_banks.questions': 'Preguntas por idioma',
  'starter_banks.levels': 'Dificultad según sus autores',
  'starter_banks.levels_of': '{{easy}} fáciles · {{middling}} medias · {{hard}} difíciles',
  'starter_banks.state': 'Estado',
  'starter_banks.state.added': 'Agregado',
  'starter_banks.state.joins': 'Se suma a tu habilidad «{{name}}»',
  'starter_banks.add': 'Agregar',
  'starter_banks.add_named': 'Agregar el banco {{name}}',
  'starter_banks.added': 'El banco quedó agregado, con su prueba.',
  'starter_banks.source': 'De dónde sale la respuesta correcta',
  'starter_banks.source_changed': 'El texto cambió después de agregar la pregunta: comprueba que la fuente todavía sirva.',
  'starter_banks.level.1': 'Pregunta de un banco para empezar; fácil, según sus autores.',
  'starter_banks.level.2': 'Pregunta de un banco para empezar; de dificultad media, según sus autores.',
  'starter_banks.level.3': 'Pregunta de un banco para empezar; difícil, según sus autores.',
  'audit.action.bank.starter_added': 'Agregó un banco para empezar',
} as const

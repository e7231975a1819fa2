/** Texts of "my applications": where each one stands and what comes next (decision 13). */
export const es = {
  'applications.title': 'Mis postulaciones',
  'applications.description': 'Mira en qué va cada vacante a la que te postulaste y qué sigue.',
  'applications.applied_on': 'Te postulaste el {{date}}',
  'applications.changed_on': 'Último cambio: {{date}}',
  'applications.interview': 'Tu entrevista',
  'applications.interview_when': '{{when}} (hora de {{place}})',
  'applications.interview_with': 'Con {{name}}',
  'applications.interview_place': 'Lugar: {{place}}',
  'applications.interview_meeting': 'Enlace de la reunión',
  'applications.load_more': 'Ver más postulaciones',
  'applications.vacancy_closed': 'Esta vacante ya no recibe postulaciones; tu proceso continúa.',
  'applications.empty_title': 'Todavía no te has postulado',
  'applications.empty_text': 'Cuando te postules a una vacante, aquí verás en qué va.',
  'applications.empty_action': 'Buscar vacantes',

  'applications.stage.apply': 'Recibimos tu postulación',
  'applications.stage.makeTest': 'Etapa de pruebas',
  'applications.stage.firstInterview': 'Primera entrevista',
  'applications.stage.secondInterview': 'Segunda entrevista',
  'applications.stage.approved': 'Te elegimos',
  'applications.stage.reject': 'Proceso terminado',

  'applications.next.apply': 'El equipo de selección va a leer tu hoja de vida. Te escribiremos en cuanto haya novedades.',
  'applications.next.makeTest': 'Te pediremos mostrar lo que sabes. Las indicaciones llegan a tu correo.',
  'applications.next.firstInterview':
    'Vamos a conversar contigo. La fecha y la hora llegan a tu correo con una invitación para tu calendario.',
  'applications.next.secondInterview':
    'Queremos conocerte mejor en una segunda conversación. La fecha y la hora llegan a tu correo.',
  'applications.next.approved': 'Te contactaremos para acordar tu fecha de ingreso y los documentos que necesitamos.',
  'applications.next.reject': 'Esta vez seguimos con otra persona. Puedes postularte a otras vacantes cuando quieras.',
} as const

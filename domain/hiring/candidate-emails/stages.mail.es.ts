/** The e-mail of each stage as the product comes: it fills the default templates, and stands in where one was deleted
 * (SPEC-42). A blank line ends a paragraph. `included` are those of people whom staff put into the vacancy: they did not apply. */
export const es = {
  'apply.subject': 'Recibimos tu postulación: {{job}}',
  'apply.title': '¡Gracias por postularte!',
  'apply.message':
    'Ya tenemos tu hoja de vida para la vacante {{job}}.\n\nVamos a leerla con calma. Mientras tanto, revisa que tu perfil esté al día. Si la vacante pide pruebas, las encuentras en «Mis postulaciones».\n\nTe escribiremos en cuanto haya novedades.',
  'makeTest.subject': 'Siguiente paso para {{job}}',
  'makeTest.title': 'Es hora de mostrar lo que sabes',
  'makeTest.message':
    'Nos gustó tu perfil para la vacante {{job}} y queremos conocer mejor lo que sabes hacer.\n\nAbre «Mis postulaciones». Si hay pruebas pendientes, preséntalas: cada una dice, antes de empezar, cuántas preguntas tiene. Busca un lugar tranquilo y una buena conexión. Si no hay ninguna, no tienes que hacer nada: te escribiremos para contarte qué sigue.\n\n¡Éxitos!',
  'firstInterview.subject': 'Te invitamos a una entrevista: {{job}}',
  'firstInterview.title': 'Queremos conversar contigo',
  'firstInterview.message':
    'Tu postulación a {{job}} avanzó y queremos conocerte. Te esperamos el {{date}}, de {{from}} a {{to}}.\n\nLa entrevista es con {{sender}}. Encuentras la invitación para tu calendario en este correo.\n\nTen a la mano tu hoja de vida y piensa en ejemplos de lo que has hecho. Confirma con el botón de este correo, o pide otra hora si no puedes asistir.',
  'secondInterview.subject': 'Segunda entrevista: {{job}}',
  'secondInterview.title': 'Diste un paso más',
  'secondInterview.message':
    'La primera conversación nos dejó con ganas de saber más de ti. Te invitamos a una segunda entrevista para {{job}} el {{date}}, de {{from}} a {{to}}.\n\nEsta vez hablarás con {{sender}}. Encuentras la invitación para tu calendario en este correo.\n\nTrae también tus preguntas: queremos que sepas bien a dónde llegarías. Confirma con el botón de este correo, o pide otra hora si no puedes asistir.',
  'approved.subject': '¡Felicitaciones! Te elegimos para {{job}}',
  'approved.title': '¡El puesto es para ti!',
  'approved.message':
    'Terminamos el proceso de {{job}} y te elegimos. Nos alegra mucho.\n\nEn los próximos días te contactaremos para acordar la fecha de ingreso y contarte qué documentos necesitamos.\n\n¡Te damos la bienvenida!',
  'reject.subject': 'Sobre tu postulación a {{job}}',
  'reject.title': 'Gracias por tu tiempo',
  'reject.message':
    'Terminamos de revisar las postulaciones a {{job}} y esta vez seguimos con otra persona.\n\nValoramos el tiempo que nos dedicaste. Tu perfil queda con nosotros y puedes postularte a otras vacantes cuando quieras.\n\nTe deseamos lo mejor en tu búsqueda.',
  'included.apply.subject': 'Te incluimos en una vacante: {{job}}',
  'included.apply.title': 'Pensamos en ti',
  'included.apply.message':
    'Te incluimos en el proceso de la vacante {{job}}, porque creemos que puede interesarte.\n\nVamos a leer tu hoja de vida con calma. Mientras tanto, revisa que tu perfil esté al día. Si la vacante pide pruebas, las encuentras en «Mis postulaciones».\n\nTe escribiremos en cuanto haya novedades. Si no te interesa, puedes retirarte del proceso desde tu perfil.',
  'included.firstInterview.subject': 'Te invitamos a una entrevista: {{job}}',
  'included.firstInterview.title': 'Queremos conversar contigo',
  'included.firstInterview.message':
    'Te incluimos en el proceso de la vacante {{job}} y queremos conocerte. Te esperamos el {{date}}, de {{from}} a {{to}}.\n\nLa entrevista es con {{sender}}. Encuentras la invitación para tu calendario en este correo.\n\nTen a la mano tu hoja de vida y piensa en ejemplos de lo que has hecho. Confirma con el botón de este correo, o pide otra hora si no puedes asistir.',
  'included.reject.subject': 'Sobre la vacante {{job}}',
  'included.reject.title': 'Gracias por tu tiempo',
  'included.reject.message':
    'Te habíamos incluido en el proceso de {{job}}. Ya terminamos de revisar los perfiles y esta vez seguimos con otra persona.\n\nValoramos el tiempo que nos dedicaste. Tu perfil queda con nosotros y puedes postularte a otras vacantes cuando quieras.\n\nTe deseamos lo mejor en tu búsqueda.',
} as const

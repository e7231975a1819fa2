/** Texts of the page on which a person whom staff added gives or refuses consent. */
export const es = {
  'intake.claim_title': 'Tus datos en {{site}}',
  'intake.claim_intro':
    'El equipo de selección de {{site}} anotó estos datos para tenerte en cuenta en sus vacantes. Tú decides si los guardamos.',
  'intake.held_name': 'Nombre',
  'intake.held_email': 'Correo electrónico',
  'intake.held_phone': 'Teléfono',
  'intake.held_city': 'Ciudad',
  'intake.held_cv': 'Hoja de vida',
  'intake.held_source': 'De dónde los tenemos',
  'intake.held_jobs': 'Vacantes',
  'intake.due': 'Si no respondes, el {{date}} los borramos.',

  'intake.give_title': 'Sí, guárdenlos',
  'intake.give_intro':
    'Elige una contraseña y la cuenta es tuya: puedes corregir tus datos, ver cómo avanza tu proceso y borrar todo cuando quieras.',
  'intake.own_email_help': 'Con este correo inicias sesión. Ahí te avisamos cómo avanza tu proceso.',
  'intake.give_button': 'Dar mi consentimiento',
  'intake.given': 'Gracias. La cuenta es tuya.',

  'intake.refuse_title': 'No, bórrenlos',
  'intake.refuse_intro': 'Borramos enseguida todos estos datos y no te escribimos más.',
  'intake.refuse_button': 'No dar mi consentimiento',
  'intake.refuse_question': '¿Borramos tus datos? No se puede deshacer.',
  'intake.refuse_confirm': 'Sí, borrar mis datos',
  'intake.refuse_back': 'Volver',
  'intake.refused_title': 'Borramos tus datos',
  'intake.refused': 'Ya no tenemos nada tuyo y no te escribiremos más.',

  'intake.unknown_title': 'Este enlace no sirve',
  'intake.used_title': 'Enlace ya usado',
  'intake.expired_title': 'El plazo terminó',
  'intake.register': 'Crear una cuenta',
  'intake.error.consent_required': 'Para guardar tus datos necesitamos tu autorización.',
  'intake.error.unknown':
    'Quizá el enlace llegó incompleto. También puede ser que ya hayamos borrado los datos, porque lo pediste o porque pasaron 30 días sin respuesta.',
  'intake.error.used': 'Ya se respondió con este enlace, o hay otro más reciente. Si ya diste tu consentimiento, inicia sesión.',
  'intake.error.expired':
    'Pasaron los 30 días para responder y estamos borrando tus datos. Si te interesa una vacante, crea tu cuenta.',
} as const

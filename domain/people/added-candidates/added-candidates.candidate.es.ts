/** Texts of the page on which a person whom staff added gives or refuses consent. */
export const es = {
  'intake.claim_title': 'Tus datos en {{site}}',
  'intake.claim_intro':
    'El equipo de selección de {{site}} registró estos datos para tenerte en cuenta en sus vacantes. Tú decides si los guardamos.',
  'intake.held_name': 'Nombre',
  'intake.held_email': 'Correo electrónico',
  'intake.held_phone': 'Teléfono',
  'intake.held_city': 'Ciudad',
  'intake.held_cv': 'Hoja de vida',
  'intake.held_source': 'De dónde los tenemos',
  'intake.held_jobs': 'Vacantes',
  'intake.due': 'Si no respondes, el {{date}} los borramos.',

  'intake.held_intro':
    'El {{date}} autorizaste a {{site}} a guardar tus datos para tenerte en cuenta en sus vacantes ({{how}}). Esto es lo que tiene.',
  'intake.give_title': '¿Los guardamos?',
  'intake.give_means': 'Al autorizar, dices:',
  'intake.own_email_help': 'Con este correo inicias sesión. Ahí te avisamos cómo avanza tu proceso.',
  'intake.give_button': 'Sí, autorizo',
  'intake.given': 'Gracias. Para entrar otro día, pide tu contraseña con “¿Olvidaste tu contraseña?”.',

  'intake.refuse_intro': 'Borramos enseguida todos estos datos y no te escribimos más.',
  'intake.refuse_button': 'No autorizo: borren mis datos',
  'intake.object_title': '¿Ya no estás de acuerdo?',
  'intake.object_intro': 'Puedes oponerte cuando quieras. Borramos enseguida todos estos datos y no te escribimos más.',
  'intake.object_button': 'Borren mis datos',
  'intake.refuse_question': '¿Borramos tus datos? No se puede deshacer.',
  'intake.refuse_confirm': 'Sí, borrar mis datos',
  'intake.refuse_back': 'Volver',
  'intake.refused_title': 'Borramos tus datos',
  'intake.refused':
    'Ya no tenemos tus datos y no te escribiremos más. Para cumplirlo, conservamos una huella cifrada de tu correo, que nadie puede leer.',

  'intake.unknown_title': 'Este enlace no sirve',
  'intake.used_title': 'Enlace ya usado',
  'intake.registered_title': 'Hay una cuenta con tu correo',
  'intake.registered_intro':
    'Alguien se registró con este correo y todavía no lo confirma. Si fuiste tú, confírmalo con el enlace que te enviamos: así autorizas, y estos datos pasan a tu cuenta. Si no fuiste tú, o no quieres, los borramos.',
  'intake.refused_account':
    'La cuenta que se registró con tu correo sigue ahí, sin estos datos. Si no la quieres, o no la creaste tú, elige una contraseña nueva, entra en ella y bórrala desde «Mi cuenta».',
  'intake.expired_title': 'El plazo terminó',
  'intake.register': 'Crear una cuenta',
  'intake.error.consent_required': 'Para guardar tus datos necesitamos tu autorización.',
  'intake.error.unknown':
    'Quizá el enlace llegó incompleto. También puede ser que ya hayamos borrado los datos, porque lo pediste o porque terminó el plazo sin respuesta.',
  'intake.error.used': 'Ya se respondió con este enlace, o hay otro más reciente. Si ya diste tu consentimiento, inicia sesión.',
  'intake.error.registered':
    'Con este correo ya hay una cuenta. Confírmala con el enlace que te enviamos, o recupera tu contraseña.',
  'intake.error.expired':
    'Terminó el plazo para responder y estamos borrando tus datos. Si te interesa una vacante, crea tu cuenta.',
} as const

/** Texts for staff about the consents of an import. */
export const es = {
  'imports.field.consented_on': 'Día del consentimiento',
  'imports.field.do_not_contact': 'No contactar',
  'imports.no_contact': 'Personas a las que no se les escribe',
  'imports.no_contact_hint_one':
    '{{count}} persona queda con la marca «No contactar»: solo recibe correos sobre postulaciones que ella misma haga.',
  'imports.no_contact_hint_other':
    '{{count}} personas quedan con la marca «No contactar»: solo reciben correos sobre postulaciones que ellas mismas hagan.',
  'imports.no_contact_already_one': '{{count}} persona ya tiene esa marca, y la conserva.',
  'imports.no_contact_already_other': '{{count}} personas ya tienen esa marca, y la conservan.',
  'imports.no_contact_marked': 'Nada: ya tiene la marca «No contactar»',
  'imports.no_contact_more': 'Ves {{count}} de {{total}}.',
  'imports.no_contact_words': 'Lo que dice el archivo',
  'imports.field.consent_how': 'Cómo dio el consentimiento',
  'imports.ask': 'Cuándo salen los correos',
  'imports.ask_hint':
    'A quien hay que pedirle el consentimiento le llega la solicitud, con dos recordatorios; a quien llega con él, un aviso. Mientras la importación se pueda deshacer no sale ninguno, y luego salen poco a poco, al ritmo de los ajustes.',
  'imports.to_ask_one': 'El consentimiento se le pide por correo a {{count}} persona.',
  'imports.to_ask_other': 'El consentimiento se les pide por correo a {{count}} personas.',
  'imports.to_ask_kept':
    'El consentimiento se pide por correo, pero el sitio no tiene servidor de correo: los correos se guardan y no le llegan a nadie.',
  'imports.without_email_one':
    '{{count}} persona no tiene correo: en su perfil puedes crear el enlace con el que da su consentimiento, y compartírselo.',
  'imports.without_email_other':
    '{{count}} personas no tienen correo: en el perfil de cada una puedes crear el enlace con el que da su consentimiento, y compartírselo.',
  'imports.term_hint': 'Tienen el plazo de los ajustes desde la importación. De quien no responda se borra todo.',
  'imports.ask.later': 'Todavía no; lo decido después en esta página',
  'imports.ask.after_undo': 'Cuando termine el tiempo para deshacer, en una hora',
  'imports.ask.on_day': 'Un día que elijas',
  'imports.ask_on': 'Día en que empiezan a salir',
  'imports.mails_from': 'Los correos empiezan a salir:',
  'imports.mails': 'Correos enviados: {{left}}. En espera: {{waiting}}.',
  'imports.mails_kept':
    'El sitio no tiene servidor de correo: se guardan y no le llegan a nadie. Guardados: {{left}}. En espera: {{waiting}}.',
  'imports.error.ask_on': 'Elige el día en que salen los correos.',
  'imports.consent_way': 'Consentimiento de las personas nuevas',
  'imports.consent_way.ask': 'Pedírselo a todas',
  'imports.consent_way.held': 'La empresa ya lo tiene',
  'imports.consented_on': 'Día en que dieron el consentimiento',
  'imports.consent_how': 'Cómo dieron el consentimiento',
  'imports.consent_how_help':
    'Por ejemplo, «Formulario de la feria». Vale para las filas que no lo dicen, y la persona puede leerlo.',
  'imports.consent_declared':
    'Declaro que la empresa tiene estos consentimientos y puede mostrarlos. A cada persona con correo le avisamos una vez dónde están sus datos y cómo oponerse.',
  'imports.consents': 'Consentimiento de cada persona',
  'imports.consents_held_one': '{{count}} persona llega con su consentimiento.',
  'imports.consents_held_other': '{{count}} personas llegan con su consentimiento.',
  'imports.consents_refused_one':
    '{{count}} persona no quiere correos, según el archivo o porque lo pidió antes: la declaración no la cubre y no se le envía nada.',
  'imports.consents_refused_other':
    '{{count}} personas no quieren correos, según el archivo o porque lo pidieron antes: la declaración no las cubre y no se les envía nada.',
  'imports.consents_more': 'Son {{total}} personas; estas son las primeras {{count}}.',
  'imports.consent_outcome.held': 'Llega con él',
  'imports.consent_outcome.asked': 'Se le pide',
  'imports.consent_outcome.refused': 'No quiere correos',
  'imports.refused_before': 'Lo pidió antes: la declaración no la cubre y no se le envía nada.',
  'imports.consent_given': '{{date}}. {{how}}',
  'imports.why_not.consents': 'Declara primero que la empresa tiene los consentimientos.',
  'imports.asked_kept':
    'Guardamos los correos que piden el consentimiento, pero no van a llegar: el sitio no tiene servidor de correo.',
  'imports.not_asked':
    'Los correos de esta importación esperan hasta que lo digas. Quien no dé su consentimiento dentro del plazo se borra.',
  'imports.ask_them': 'Enviar los correos',
  'imports.asked': 'Los correos salen cuando termine el tiempo para deshacer',
  'imports.consent': 'Consentimiento',
  'imports.consent.given': 'Dado',
  'imports.consent.waiting': 'Pendiente',
  'imports.error.consent_day': 'No es un día completo que exista: se le pide el consentimiento.',
  'imports.error.consent_future': 'El día todavía no llega: se le pide el consentimiento.',
  'imports.error.consent_no_day': 'No dice qué día lo dio: se le pide el consentimiento.',
  'imports.error.consent_no_how': 'No dice cómo lo dio: se le pide el consentimiento.',
  'imports.field.consent_answer': '¿Dio el consentimiento? (sí o no)',
  'imports.columns_consent':
    'El consentimiento va en tres campos: la respuesta (sí o no), el día y cómo lo dio. Quien dice que no queda por fuera, diga lo que diga la fecha. Si la respuesta no se entiende, a la persona se le pide.',
  'imports.outcome.declined': 'Dijo que no',
  'imports.count.declined_one': '{{count}} dijo que no',
  'imports.count.declined_other': '{{count}} dijeron que no',
  'imports.consent_written': 'Lo que dice el archivo',
  'imports.consent_outcome.declined': 'Dijo que no',
  'imports.consents_asked_one': 'A {{count}} persona hay que pedírselo.',
  'imports.consents_asked_other': 'A {{count}} personas hay que pedírselo.',
  'imports.consents_declined_one': '{{count}} persona dijo que no: no entra, y la lista dice qué pasa con ella.',
  'imports.consents_declined_other': '{{count}} personas dijeron que no: no entran, y la lista dice qué pasa con cada una.',
  'imports.run_declined': 'Registrar a quienes dijeron que no',
  'imports.declined': 'Dijeron que no',
  'imports.declined_hint': 'No se importaron. Sus nombres se borran de esta lista a los 30 días.',
  'imports.declined_more': 'Estas son las primeras {{count}}. Descarga el resultado para verlas todas.',
  'imports.declined.left_out': 'Queda por fuera; recordamos su correo para no volver a pedírselo.',
  'imports.declined.no_address':
    'Queda por fuera. Como no tiene correo, no podemos recordar que dijo que no: si viene en otro archivo, ese archivo también debe decirlo.',
  'imports.declined.not_asked': 'Ya está aquí y no ha respondido: no se le vuelve a pedir, y se borra cuando termine su plazo.',
  'imports.declined.withdrawn':
    'Ya está aquí y la empresa había declarado su consentimiento: se retira, no se le escribe, y en 30 días se borra si no hay uno nuevo.',
  'imports.declined.contradicted':
    'Ya está aquí y su consentimiento es suyo o más reciente: no cambia nada. Revisa con la persona qué quiere.',
  'imports.declined.colleague': 'Es parte del equipo: no cambia nada.',
  'imports.error.consent_unknown': 'La respuesta no dice ni sí ni no: se le pide el consentimiento.',
  'imports.error.consent_unanswered': 'Hay un día o una forma, pero no una respuesta: se le pide el consentimiento.',
  'imports.field.mail_permission': 'Suscripción o permiso de correos',
  'imports.error.consent_unconfirmed':
    'Una columna dice que no, o que nunca confirmó: la declaración no la cubre y se le pide el consentimiento.',
  'imports.error.consent_barred': 'El archivo dice que no quiere correos: la declaración no la cubre y no se le envía nada.',
  'imports.error.declined_elsewhere': 'Otra línea de la misma persona dice que no.',
} as const

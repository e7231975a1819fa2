/** Texts of the compliance documents. */
export const es = {
  'compliance.title': 'Documentos de cumplimiento',
  'compliance.description':
    'Lo que este sitio sabe de sí mismo, listo para tus documentos de protección de datos. Lo que no puede saber queda por completar.',
  'compliance.pdf': 'Descargar el PDF',
  'compliance.markdown': 'Descargar en Markdown',
  'compliance.page_of': 'Página {{page}} de {{pages}}',
  'compliance.file': 'cumplimiento',
  'compliance.blank': '[Por completar por la empresa]',
  'compliance.no_advice':
    'Este documento no es asesoría jurídica. Describe cómo funciona el producto y cómo está configurado este sitio el día en que se genera. Una persona experta en derecho debe revisarlo antes de que la empresa lo use.',
  'compliance.made': 'Generado el {{when}}',

  'compliance.controller': 'Responsable del tratamiento',
  'compliance.company': 'Empresa',
  'compliance.company_id': 'Identificación tributaria',
  'compliance.company_address': 'Domicilio',
  'compliance.company_contact': 'Contacto',
  'compliance.site': 'Dirección del sitio',
  'compliance.place': 'País y zona horaria del sitio',

  'compliance.law': 'Ley 1581 de 2012 (Colombia)',
  'compliance.law.scope':
    'La ley protege los datos personales de quienes se postulan y del equipo. Así ayuda el sitio a cumplirla:',
  'compliance.law.authorisation':
    'Autorización: quien se registra acepta el texto de tratamiento de datos. Se guarda qué versión aceptó, en qué idioma y cuándo.',
  'compliance.law.staff_added':
    'A quien agrega el equipo se le pide su autorización por correo. Si la rechaza o no responde a tiempo, sus datos se borran. Si la empresa ya la tenía, queda escrito cómo la obtuvo.',
  'compliance.law.access':
    'Acceso: cada persona descarga desde su cuenta todo lo que el sitio guarda sobre ella, y quién del equipo lo leyó.',
  'compliance.law.correction': 'Corrección: cada persona cambia su perfil, y ve lo que el equipo corrigió.',
  'compliance.law.erasure':
    'Supresión y revocatoria: cada persona elimina su cuenta sin pedirlo a nadie, y puede retirar lo que compartió.',
  'compliance.law.queries':
    'Consultas (artículo 14): hay 10 días hábiles para responder, y 5 más si se explica la demora. Responder las que llegan fuera del sitio es tarea de la empresa.',
  'compliance.law.claims':
    'Reclamos: hay 15 días hábiles para responder, y 8 más si se explica la demora. El sitio no lleva estos plazos por la empresa.',
  'compliance.law.duties':
    'Deberes del responsable (artículo 17): el registro de cambios y el de lecturas dicen quién hizo qué y cuándo, y se puede comprobar que no se alteraron.',
  'compliance.law.sensitive':
    'Datos sensibles: el sitio no pide género, origen, religión, salud ni datos biométricos. Un documento que alguien sube puede contenerlos.',
  'compliance.blank.policy': 'Política de tratamiento de datos publicada en',
  'compliance.blank.officer': 'Persona o área que atiende consultas y reclamos',
  'compliance.blank.registry': 'Registro Nacional de Bases de Datos',

  'compliance.circular': 'Circular Externa 002 de 2024 de la SIC (inteligencia artificial)',
  'compliance.circular.scope':
    'La circular, del 21 de agosto de 2024, da lineamientos para tratar datos personales en sistemas de inteligencia artificial, con cuatro criterios. Aunque este producto no usa un modelo que decida sobre personas, estos son los hechos:',
  'compliance.circular.suitable':
    'Idoneidad: las pruebas preguntan lo que la vacante pide, y la página de calidad de cada banco mide si sus preguntas distinguen, y cada resultado indica su error.',
  'compliance.circular.necessary':
    'Necesidad: durante una prueba se guardan eventos (si se copió, no qué se copió) y si se empezó en un teléfono o en un computador; nada de cámara, micrófono ni huella del dispositivo.',
  'compliance.circular.reasonable':
    'Razonabilidad: los datos sirven para seleccionar personas, y se usan solo con su autorización.',
  'compliance.circular.proportionate':
    'Proporcionalidad: ninguna señal cambia un puntaje ni descarta a nadie; una persona decide. El informe de selección compara cuántas personas avanzan según el idioma, el dispositivo y el tiempo extra, cuando un grupo tiene 30 personas o más.',
  'compliance.blank.impact': 'Estudio de impacto de privacidad',

  'compliance.ai': 'Declaración sobre el Reglamento de IA de la Unión Europea (2024/1689)',
  'compliance.ai.statement':
    'El producto calcula con reglas y fórmulas publicadas. Una de ellas es un modelo estadístico: el de Rasch estima qué tan difícil es cada pregunta y con eso se equilibran las pruebas. Ningún modelo puntúa, ordena ni descarta a una persona: los puntos son la suma de sus respuestas.',
  'compliance.ai.selection': 'Informe de selección',
  'compliance.ai.uncalibrated': 'Ninguno todavía: no hay respuestas suficientes',
  'compliance.ai.calibrated': '{{questions}} preguntas con dificultad estimada, en {{banks}} bancos, con {{answers}} respuestas',
  'compliance.ai.calibration': 'Datos con los que se calibró',
  'compliance.ai.comparison':
    'Comparación: se marca solo a quien está claramente por debajo del mejor resultado. Entre diez personas que saben lo mismo, se marca a alguien en 10 de cada 100 páginas, o menos.',
  'compliance.ai.equality':
    'Igualdad: dos pruebas de un banco difieren en lo que puede esperar una misma persona. En bancos simulados de 30 y 60 preguntas la diferencia máxima es de 23 a 30 puntos de 100 con 30 respuestas por pregunta, de 5 a 8 con 100 y de 2 a 3 con 1.000; con preguntas elegidas solo al azar, de 27 a 37. La cifra de cada banco está en su página de calidad.',
  'compliance.ai.error':
    'Error: cada resultado lleva su margen. En al menos dos de cada tres resultados, el puntaje con todas las preguntas de ese tipo está dentro del margen (68 de cada 100 en una simulación). Una segunda prueba queda dentro en menos de 6 de cada 10 casos.',
  'compliance.ai.use':
    'Uso previsto: darle al equipo un dato más sobre lo que una persona sabe de una habilidad. No sirve por sí solo para descartar a nadie, ni para comparar por puntos a personas que hicieron la prueba en idiomas distintos: esa comparación no se puede medir y nada se ajusta.',
  'compliance.ai.points':
    'Una respuesta de selección vale 10 puntos o ninguno; una respuesta escrita la califica una persona con una escala fija.',
  'compliance.ai.statistics':
    'Modelo: la dificultad se estima a partir de 30 respuestas por pregunta, con datos sobre respuestas y no sobre personas. Hasta entonces vale la que estimaron los autores de la pregunta, si la hay. No cambia puntos.',
  'compliance.ai.signals': 'Las señales de una prueba son reglas publicadas: una cuenta de eventos contra un límite fijo.',
  'compliance.ai.people':
    'Supervisión: solo una persona del equipo mueve, rechaza o contrata a alguien, puede reiniciar una prueba y anular una pregunta. Quien hizo la prueba ve qué se registró, lo explica y puede pedir que una persona revise su caso.',
  'compliance.ai.order':
    'La búsqueda de candidatos pone primero a quien tiene las palabras buscadas en un lugar más importante (el nombre antes que la hoja de vida), con una regla fija que no aprende. Las demás listas se ordenan por lo que elige quien las mira.',
  'compliance.ai.law':
    'El Anexo III, punto 4, letra a), cuenta como de alto riesgo los sistemas de IA destinados a contratar o seleccionar personas. El considerando 12 deja fuera de la definición de sistema de IA (artículo 3, punto 1) los que ejecutan reglas definidas únicamente por personas físicas. Si eso vale para el uso que hace la empresa lo decide la empresa.',
  'compliance.blank.other_tools': 'Otras herramientas de la empresa que usan IA en la selección',

  'compliance.record': 'Registro de actividades de tratamiento',
  'compliance.purpose': 'Finalidad',
  'compliance.purpose.selection': 'Selección de personal: recibir postulaciones, hacer pruebas, entrevistar, avisar y contratar',
  'compliance.people': 'Personas',
  'compliance.people.kinds': 'Candidatas y candidatos, personas de referencia que ellos nombran, contactos del sitio y el equipo',
  'compliance.data': 'Datos',
  'compliance.data.kinds':
    'Nombre, contacto, lugar, nacimiento, hoja de vida, estudios, experiencia, referencias, postulaciones, correos, entrevistas y notas del equipo',
  'compliance.data_tests': 'Datos de pruebas',
  'compliance.data_tests.kinds':
    'Respuestas, tiempos, puntos, calificaciones, señales, idioma, clase de dispositivo y tiempo extra',
  'compliance.basis': 'Base',
  'compliance.basis.authorisation': 'Autorización de la persona, con su prueba',
  'compliance.processor': 'Servidor {{host}}',
  'compliance.database': 'Base de datos',
  'compliance.database.embedded': 'Incluida en el servidor del sitio',
  'compliance.files': 'Archivos',
  'compliance.files.disk': 'En el disco del servidor del sitio',
  'compliance.mail': 'Envío de correos',
  'compliance.mail.none': 'Sin servidor: los correos no salen',
  'compliance.mailbox': 'Buzón de respuestas',
  'compliance.company_login': 'Inicio de sesión de la empresa',
  'compliance.other_sites': 'Resultados de otros sitios',
  'compliance.other_sites.asked':
    'Cuando una persona muestra un resultado que firmó otro sitio, este sitio pregunta a aquel por su clave y por si sigue vigente; le envía la dirección del resultado y nada más',
  'compliance.transfers': 'Países de esos servidores, contratos y transferencias',
  'compliance.security': 'Medidas de seguridad',
  'compliance.security.measures_one':
    'Contraseñas que no se pueden leer (solo su hash), verificación en dos pasos para quien la activa o cuyo rol la exige, cierre tras {{count}} minuto sin actividad, permisos por rol, y registros encadenados de cambios y lecturas',
  'compliance.security.measures_other':
    'Contraseñas que no se pueden leer (solo su hash), verificación en dos pasos para quien la activa o cuyo rol la exige, cierre tras {{count}} minutos sin actividad, permisos por rol, y registros encadenados de cambios y lecturas',
  'compliance.tests': 'Límites de las pruebas',
  'compliance.tests.limits': 'Hasta {{attempts}} intentos por habilidad en {{days}} días',

  'compliance.roles': 'Quién puede ver los datos',
  'compliance.role.people_one': '{{count}} persona',
  'compliance.role.people_other': '{{count}} personas',
  'compliance.role.no_modules': 'No ve datos de otras personas',
  'compliance.role.limited': 'Solo las vacantes propias',
  'compliance.role.factor': 'Exige la verificación en dos pasos',

  'compliance.retention': 'Tabla de conservación',
  'compliance.retention.scope': 'El sitio borra esto solo, con estos plazos:',
  'compliance.kept.deleted_accounts': 'Cuentas eliminadas, hasta borrarlas del todo',
  'compliance.kept.unconfirmed_accounts': 'Cuentas sin correo confirmado y sin uso',
  'compliance.kept.added_people': 'Personas que agregó el equipo y no autorizaron (el plazo de las que se agreguen desde hoy)',
  'compliance.kept.objections': 'Enlace para oponerse a una autorización que la empresa declaró',
  'compliance.kept.import_files': 'Archivos de una importación',
  'compliance.kept.unfinished_tests': 'Pruebas sin límite de tiempo y sin terminar, hasta cerrarlas',
  'compliance.kept.device_hashes': 'Marca cifrada de dispositivo y red de una prueba',
  'compliance.kept.sessions': 'Sesiones abiertas, como máximo',
  'compliance.kept.invitations': 'Enlaces de invitación al equipo',
  'compliance.kept.password_links': 'Enlaces para cambiar la contraseña',
  'compliance.kept.read_log': 'Registro de lecturas',
  'compliance.kept.updates': 'Novedades del equipo',
  'compliance.kept.audit': 'Registro de cambios',
  'compliance.term.days_one': '{{count}} día',
  'compliance.term.days_other': '{{count}} días',
  'compliance.term.hours_one': '{{count}} hora',
  'compliance.term.hours_other': '{{count}} horas',
  'compliance.term.minutes_one': '{{count}} minuto',
  'compliance.term.minutes_other': '{{count}} minutos',
  'compliance.term.end_of_test': 'Hasta que termina la prueba',
  'compliance.term.none': 'Sin plazo: no se borra solo',
  'compliance.blank.open_accounts': 'Plazo de las cuentas abiertas y de los procesos cerrados',
  'compliance.blank.backups': 'Plazo de las copias de seguridad',
} as const

/** Texts of registration: its fields and the consent. */
export const es = {
  'personal.register_intro': 'Regístrate con tu hoja de vida. Te toma un par de minutos.',
  'personal.register_page_description':
    'Crea tu cuenta en {{site}}, sube tu hoja de vida y postúlate a las vacantes que te interesan.',
  'personal.register_for': 'Al terminar te postulamos a {{name}}.',
  'personal.register_vacancy_gone': 'Esta vacante ya no está disponible. Puedes crear tu cuenta y buscar otras.',
  'personal.register_button': 'Crear mi cuenta',
  'personal.register_anyway': 'Crear mi cuenta sin postularme',
  'personal.register_and_apply': 'Crear mi cuenta y postularme',
  'personal.register_success': 'Tu cuenta está lista. Te damos la bienvenida.',
  'personal.register_applied': 'Tu cuenta está lista y ya te postulamos a la vacante.',
  'personal.register_have_account': '¿Ya tienes cuenta?',
  'personal.register_go_login': 'Inicia sesión',

  'personal.name': 'Nombre',
  'personal.lastname': 'Apellido',
  'personal.email': 'Correo electrónico',
  'personal.email_help': 'Ahí te avisamos cómo avanza tu proceso.',
  'personal.password': 'Contraseña',
  'personal.repeat_password': 'Repite la contraseña',
  'personal.phone_to_call': 'Celular',
  'personal.phone_to_call_help': 'Para llamarte o escribirte por esta postulación.',
  'personal.password_rules': 'Tu contraseña necesita:',
  'personal.password_rule.length': 'al menos 8 caracteres',
  'personal.password_rule.lower': 'una minúscula',
  'personal.password_rule.upper': 'una mayúscula',
  'personal.password_rule.digit': 'un número',
  'personal.password_rule.special': 'un signo: @ . $ ! % * ? & # / ¿ ¡ + -',
  'personal.password_rule.guess': 'que no sea común, ni tu nombre o el de la empresa',
  'personal.password_rule_met': 'Cumplido',
  'personal.password_rule_unmet': 'Pendiente',
  'personal.cv': 'Hoja de vida',

  'personal.consent_text':
    'Acepto que {{site}} guarde estos datos y mi hoja de vida para gestionar mis postulaciones, y que los vean las personas encargadas de la selección, como lo explica la política de privacidad.',
  'personal.consent_name': 'Tu autorización',
  'personal.suggestions_help': 'Si quieres. Cada correo trae un enlace para dejar de recibirlas.',
  'personal.consent_link': 'Leer la política de privacidad (se abre en otra pestaña)',

  'personal.error.name_required': 'Escribe tu nombre.',
  'personal.error.name_pattern': 'El nombre solo puede llevar letras, espacios, guiones y apóstrofos.',
  'personal.error.last_required': 'Escribe tu apellido.',
  'personal.error.lastname_pattern': 'El apellido solo puede llevar letras, espacios, guiones y apóstrofos.',
  'personal.error.email_required': 'Escribe el correo electrónico.',
  'personal.error.email': 'Escribe un correo válido, por ejemplo nombre@ejemplo.com.',
  'personal.error.email_duplicate': 'Este correo ya está registrado. Inicia sesión o usa otro.',
  'personal.error.password_required': 'Escribe tu contraseña.',
  'personal.error.password_pattern':
    'La contraseña debe tener al menos 8 caracteres, con una minúscula, una mayúscula, un número y uno de estos signos: @ . $ ! % * ? & # / ¿ ¡ + -',
  'personal.error.password_common': 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
  'personal.error.password_name': 'Esa contraseña es tu nombre, el de tu correo o el de la empresa. Elige otra.',
  'personal.error.password_not_match': 'Las contraseñas no coinciden.',
  'personal.error.consent_required': 'Para registrarte necesitamos tu autorización.',
  'personal.error.phone_required': 'Escribe tu celular.',
  'personal.error.phone':
    'Escribe un teléfono de 7 a 15 dígitos; puede llevar +, espacios, guiones, puntos, paréntesis y una extensión (ext. 12).',
  'portfolio.error.file_required': 'Sube tu hoja de vida.',
  'portfolio.error.cv_limit': 'El archivo supera el límite de 1 MB.',
  'portfolio.error.file_empty':
    'El archivo está vacío: quizá todavía se está descargando. Ábrelo en tu dispositivo y elígelo de nuevo.',
  'portfolio.error.file_gone': 'El archivo cambió o ya no está donde lo elegiste. Elígelo de nuevo.',
  'portfolio.error.file_content': 'El archivo está dañado o su contenido no corresponde a su nombre. Guárdalo y súbelo de nuevo.',
  'portfolio.error.file_photo':
    'No aceptamos esa foto: está en HEIC, WebP o algo parecido. Guárdala como JPG; en el iPhone, elige Ajustes, Cámara, Formatos, “Más compatible” y tómala de nuevo.',
  'portfolio.error.file_rtf': 'Es un documento RTF. Ábrelo y guárdalo como PDF o DOCX, y sube ese archivo.',
  'portfolio.error.file_web':
    'Es una página web guardada como documento. Ábrela en Word o en el navegador, guárdala o imprímela como PDF, y sube ese archivo.',
  'portfolio.error.file_pages': 'Es un documento de Pages. En Pages, elige Archivo, Exportar a, PDF, y sube ese archivo.',
  'portfolio.error.file_winmail': 'Outlook guardó los archivos dentro de “winmail.dat”. Sube la hoja de vida como PDF o DOCX.',
  'portfolio.error.file_locked':
    'El documento tiene contraseña y nadie más podría abrirlo. Quítasela, guárdalo y súbelo otra vez.',
  'portfolio.error.file_kind': 'No aceptamos ese tipo de archivo. Los formatos permitidos están junto al campo.',
} as const

/** Texts about the catalogue of skills. */
export const es = {
  'menu.skills': 'Habilidades',
  'skills.title': 'Habilidades',
  'skills.description': 'Lo que pide una vacante y muestra un perfil. Con diez preguntas listas pueden tener prueba.',
  'skills.add': 'Agregar habilidad',
  'skills.edit': 'Editar habilidad',
  'skills.delete': 'Eliminar habilidad',
  'skills.back': 'Volver a las habilidades',
  'skills.empty': 'Todavía no hay habilidades',
  'skills.name': 'Nombre',
  'skills.about': 'Descripción',
  'skills.has_test': 'Prueba',
  'skills.has_test.1': 'Sí',
  'skills.has_test.0': 'No',
  'skills.count_questions': 'Preguntas',
  'skills.add_question': 'Agregar pregunta',
  'skills.add_question_named': 'Agregar pregunta a {{name}} (se abre en otra pestaña)',
  'skills.offer_test': 'Ofrecer la prueba',
  'skills.test_possible':
    'Hay {{es}} preguntas listas en español y {{en}} en inglés. La prueba se ofrece en los idiomas que tienen diez.',
  'skills.test_lacks':
    'Para ofrecerla hacen falta 10 preguntas listas en un mismo idioma. Hay {{es}} de 10 en español y {{en}} de 10 en inglés.',
  'skills.test_later': 'Podrás ofrecerla cuando la habilidad tenga diez preguntas listas en un mismo idioma.',
  'skills.time_limit': 'Límite de tiempo en minutos',
  'skills.time_limit_help': 'Si lo dejas vacío, la prueba no tiene límite.',
  'skills.time_limit_minutes': '{{minutes}} min',
  'skills.no_time_limit': 'Sin límite',
  'skills.status': 'Estado',
  'skills.status.A': 'Activa',
  'skills.status.I': 'Inactiva',
  'skills.status_help': 'Una habilidad inactiva ya no se puede elegir; sigue donde está.',
  'skills.in_use':
    'Hay vacantes, perfiles, preguntas o resultados con esta habilidad, así que no se borra: se desactiva. Nadie podrá elegirla, y todo lo que la usa se conserva.',
  'skills.put_out': 'Desactivar',
  'skills.put_out_of_use':
    '{{name}} quedó inactiva. No se borró porque hay vacantes, perfiles, preguntas o resultados que la usan.',
  'skills.error.skillname_required': 'Escribe el nombre de la habilidad.',
  'skills.error.skill_invalid':
    'Usa al menos 3 caracteres, y solo letras, números, espacios, apóstrofos y : . , * # - / & + ( ).',
  'skills.error.skill_unique': 'Ya existe una habilidad con este nombre.',
  'skills.error.time_limit': 'Escribe un número entero de minutos, de 1 a 600, o deja el campo vacío.',
  'skills.error.test_needs_questions': 'La prueba necesita diez preguntas listas en un mismo idioma.',
} as const

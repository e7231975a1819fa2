export const es = {
  'files.download': 'Descargar',
  'files.new_tab': 'Abrir en otra pestaña',
  'files.page': 'Página {{page}}',
  'files.not_shown': 'No pudimos mostrar este archivo aquí. Descárgalo para leerlo.',
  'files.not_drawn': 'No pudimos mostrar las páginas de este archivo. Este es su texto.',
  'files.only_text': 'Este es el texto del archivo, sin su diseño.',
  'files.reading': 'Se está leyendo {{name}}. Su texto aparecerá aquí en un momento.',
  'files.reads_later':
    'Leer {{name}} está tardando más de lo normal. Eso no dice nada del archivo: lo leeremos de nuevo sin que hagas nada. Próximo intento:',
  'files.read_again': 'Leer de nuevo',
  'files.reads_again': 'El archivo se está leyendo de nuevo.',
  'files.text_of': 'Texto de {{name}}',
  'files.not_searched':
    'Este archivo es una imagen, así que la búsqueda no encuentra sus palabras. Pide un PDF o un Word con texto, o escribe lo esencial en una nota.',
  'files.not_read':
    'No pudimos leer las palabras de este archivo, así que la búsqueda no las encuentra. Pide otra copia en PDF o Word, o escribe lo esencial en una nota.',
  'files.no_text.picture': 'Este archivo es una imagen. Descárgalo para verlo.',
  'files.no_text.no_text': 'Este archivo no tiene texto; quizá sea un documento escaneado. Descárgalo para verlo.',
  'files.no_text.encrypted':
    'Este archivo está protegido con una contraseña. Descárgalo para abrirlo, o pide una copia sin contraseña.',
  'files.no_text.broken': 'Este archivo está dañado y no pudimos leerlo. Descárgalo, o pide otra copia.',
  'files.no_text.too_large': 'Este archivo ocupa demasiado al abrirlo para mostrarlo aquí. Descárgalo para leerlo.',
  'files.no_text.too_slow':
    'No alcanzamos a leer este archivo en el tiempo que hay para cada uno, así que la búsqueda no encuentra sus palabras. Descárgalo para leerlo, o pide que se lea de nuevo.',
  'files.no_text.crashed': 'No pudimos leer este archivo. Descárgalo para leerlo, o pide que se lea de nuevo.',
  'files.no_text.missing': 'Este archivo ya no está en el servidor. Pide que lo suban de nuevo.',
} as const

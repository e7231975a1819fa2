/*
 * The words that the rules of word-forms.ts need a list for. All are written without accents, as texts are searched.
 */

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Words whose forms no rule makes. Each line is one word with all of its forms. */
export const irregularWords: readonly (readonly string[])[] = `
  actor actores actriz actrices actors actress actresses
  alcalde alcaldes alcaldesa alcaldesas
  chofer choferes chofera choferas choferesa choferesas
  huesped huespedes huespeda huespedas
  jefe jefes jefa jefas
  juez jueces jueza juezas
  lider lideres lideresa lideresas
  poeta poetas poetisa poetisas
  sastre sastres sastra sastras
  sale sales
  salesman salesmen saleswoman saleswomen salesperson salespeople
  businessman businessmen businesswoman businesswomen
  chairman chairmen chairwoman chairwomen chairperson
  craftsman craftsmen craftswoman craftswomen
  draftsman draftsmen draftswoman draftswomen
  foreman foremen forewoman forewomen
  policeman policemen policewoman policewomen
  cameraman cameramen camerawoman camerawomen
  host hosts hostess hostesses
  steward stewards stewardess stewardesses
  waiter waiters waitress waitresses
  man men
  woman women
  child children
  person persons people
  criterion criteria
  analysis analyses
  curriculum curricula
  bring brings bringing brought
  build builds built
  buy buys buying bought
  choose chooses choosing chose chosen
  deal deals dealing dealt
  draw draws drawing drew drawn
  drive drives driving drove driven
  find finds finding found
  give gives giving gave given
  grow grows growing grew grown
  hold holds holding held
  keep keeps keeping kept
  know knows knowing knew known
  lead leads leading led
  make makes making made
  oversee oversees overseeing oversaw overseen
  rebuild rebuilds rebuilding rebuilt
  run runs running ran
  sell sells selling sold
  speak speaks speaking spoke spoken
  spend spends spending spent
  take takes taking took taken
  teach teaches teaching taught
  understand understands understanding understood
  win wins winning won
  write writes writing wrote written
`
  .trim()
  .split('\n')
  .map(words)

/**
 * Words that only their number changes: another gender, or a verb with the same letters, is another word (puerto and puerta, cargo and cargar,
 * market and marketing).
 */
export const wordsApart: ReadonlySet<string> = new Set(
  words(`
    accounting acta acto auditoria auditorio auxiliar banda bando banking barca barco barra barro bolsa bolso building calendar cara caro
    carga cargo carta cartera cartero casa caso catering celular cerro cinta cinto clothing consultoria consultorio corta corte corto costa
    correa correo costo cuadra cuadro cubo cuenta cuento cuota custom derecha derecho engine escolar estado estimado experiment familiar
    fonda fondo forma foro foto fruta fruto funda fundo ganado general gira giro gorra gorro grada grado herrera herrero hogar hoja hora
    intern internal junta junto libra libro lima lista listo lote lugar mando manga mango manta manto marca marco marketing mascara media
    medio mercado mesa militar minuta minuto moda modo monta monte monto nota norma nursing obra opera organ palo pala parcela parte partida
    partido parto particular pasa paso pata pato pausa pesa peso pila piso planilla plana plano planta planto plaza plazo polo popular
    pozo pricing puerta puerto puesta puesto punta punto quinta quinto radio rama ramo rata rato regular ria rio rueda ruedo ruta sala salsa
    segura seguro similar singular solar soldado suela suelo suma sumo taller tema tinta tinto tipo titular tomo toma torta torre trato turno
    universal vela velo vino vina vista visto zona
  `),
)

/** Frequent words of all texts, which a form of another word may equal (entre of entrar). */
export const emptyWords: ReadonlySet<string> = new Set(
  words(`
    ante antes cada como con contra cuando desde donde durante ella ellas ello ellos entre esta estas este estos hasta mas nada nuestra
    nuestro otra otro para pero por que sobre solo son sus tal todo toda una uno and are for from has have the this was were with your
  `),
)

/** Spanish verbs of working life. Their forms are recognised even where a noun ends in the same letters. */
export const verbs: readonly string[] = words(`
  administrar agendar ajustar alcanzar almacenar alquilar analizar apoyar aplicar archivar armar arreglar asegurar asesorar asignar asistir
  atender atraer auditar aumentar automatizar aprender aprobar barrer buscar calcular calificar cambiar capacitar captar causar certificar
  clasificar cobrar cocinar codificar colaborar comercializar comprar comunicar conciliar conducir configurar conocer conseguir construir
  consolidar consultar contabilizar contestar contratar contribuir controlar convocar coordinar corregir coser cotizar crear cubrir cuidar
  cultivar cumplir cursar definir delegar depurar desarrollar desempenar despachar dibujar dictar digitar digitalizar diligenciar
  dirigir disenar distribuir documentar editar educar ejecutar ejercer elaborar elegir emitir empacar emprender ensamblar ensenar entregar
  entrenar entrevistar escribir escanear especificar establecer estandarizar estructurar estudiar evaluar exponer exportar fabricar facturar
  formular fortalecer garantizar gerenciar gestionar guiar hacer hablar identificar implementar importar impartir impulsar incluir incrementar
  influir informar innovar inspeccionar instalar instruir integrar interpretar inventariar invertir investigar laborar lanzar legalizar
  levantar liderar limpiar liquidar lograr manejar manipular mantener manufacturar medir mejorar migrar modelar modificar monitorear
  motivar negociar obtener ofrecer operar optimizar ordenar organizar orientar parametrizar participar pavimentar pintar planear planificar
  preparar presentar prestar presupuestar prevenir procesar producir programar promocionar promover proponer proteger proveer proyectar
  publicar realizar recaudar recibir reclutar recoger recomendar redactar reducir registrar remodelar renovar reparar reportar
  representar resolver responder restaurar revisar rotular seguir seleccionar servir sistematizar soldar solicitar soportar sostener
  supervisar sustentar tabular talar tapizar tejer tornear trabajar traducir tramitar transcribir transportar tratar usar utilizar validar
  vender verificar vigilar vincular visitar
`).filter((verb) => /[aei]r$/.test(verb))

/** Forms of Spanish verbs that change their stem. */
export const irregularVerbs: Readonly<Record<string, string>> = {
  aprobar: 'apruebo aprueba',
  atender: 'atiendo atiende atienden',
  atraer: 'atraigo atrajo atraje trajo',
  conseguir: 'consigo consigue consiguio consiguiendo',
  corregir: 'corrige corrigio corrigiendo',
  elegir: 'elige eligio eligiendo electo electa',
  escribir: 'escrito escrita escritos escritas',
  cubrir: 'cubierto cubierta cubiertos cubiertas',
  exponer: 'expongo expuse expuso expuesto',
  hacer: 'hago hice hizo hicieron hecho hecha',
  invertir: 'invierto invierte invirtio invirtiendo',
  mantener: 'mantengo mantiene mantienen mantuve mantuvo mantuvieron',
  medir: 'mido mide midio midiendo',
  obtener: 'obtengo obtiene obtienen obtuve obtuvo obtuvieron',
  prevenir: 'prevengo previene previno',
  promover: 'promuevo promueve promueven',
  proponer: 'propongo propuse propuso propuesto propuesta',
  recomendar: 'recomiendo recomienda',
  resolver: 'resuelvo resuelve resuelven resuelto resuelta',
  seguir: 'sigo sigue siguio siguiendo',
  servir: 'sirvo sirve sirvio sirviendo',
  soldar: 'sueldo suelda',
  sostener: 'sostengo sostiene sostuve sostuvo',
}

/** Spanish words of a nation or region that end in -és, and therefore have a feminine in -esa. */
export const namesInEs: ReadonlySet<string> = new Set(
  words(`
    aragones burgues cordobes danes escoces finlandes frances genoves groenlandes holandes ingles irlandes islandes japones leones libanes
    marques milanes montanes neozelandes noruego polones portugues tailandes vienes
  `),
)

/** Two hundred searches with the people whom a recruiter expects, by their keys in golden-cvs.ts. */
export const searches: readonly (readonly [search: string, people: string])[] = `
  ingeniero: gema luis nora ivan
  ingeniera: gema luis nora ivan
  ingenieros: gema luis nora ivan
  ingenieras civiles: gema luis
  ingeniero civil: gema luis
  ingeniero industrial: nora
  ingeniera de sistemas: ivan
  INGENIERA INDUSTRIAL: nora
  contador: rosa hugo
  contadora: rosa hugo
  contadores: rosa hugo
  contador público: rosa
  contadora publica: rosa
  contador NIIF: hugo
  auxiliar contable: olga
  auxiliares contables: olga
  auxiliar: olga pepe
  auxiliares: olga pepe
  asistente: pepe
  asistentes bodega: pepe
  enfermero: lina raul
  enfermera: lina raul
  enfermeros: lina raul
  enfermero jefe: lina
  enfermera urgencias: raul
  médico: elsa omar
  medica: elsa omar
  médicos generales: elsa
  médica cirujana: omar
  cirujano: omar
  abogado: inés saul
  abogada: inés saul
  abogados: inés saul
  abogado laboralista: inés
  abogada penalista: saul
  licenciado: saul vera beto
  licenciada: saul vera beto
  licenciados en matemática: beto
  licenciado pedagogía: vera
  profesor: beto cleo
  profesora: beto cleo
  profesores de inglés: cleo
  director: dora ciro
  directora: dora ciro
  directores: dora ciro
  directora de operaciones: ciro
  director mercadeo: dora
  gerente: mara
  gerenta comercial: mara
  gerentes: mara
  vendedor: tito yuli
  vendedora: tito yuli
  vendedores: tito yuli
  vendedora mostrador: tito
  cajero: paco ruth
  cajera: paco ruth
  cajeros bancarios: ruth
  cajera supermercado: paco
  desarrollador: alan zoe
  desarrolladora: alan zoe
  desarrolladores react: alan
  actor: nina leon
  actriz: nina leon
  actores: nina leon
  actrices: nina leon
  actor doblaje: nina
  jefe: lina ema noel
  jefa: lina ema noel
  jefes de almacén: ema
  jefa seguridad: noel
  operario: fina dani
  operaria: fina dani
  operarios producción: dani
  operario confección: fina
  técnico: uma joel cleo
  técnica electricista: uma
  técnicos en refrigeración: joel
  diseñador: irma teo
  diseñadora: irma teo
  disenadores graficos: irma
  diseñador gráfico: irma
  diseñadora industrial: teo
  secretario: lola
  secretaria: lola
  secretarias ejecutivas: lola
  psicólogo: ada simo
  psicologa: ada simo
  psicólogos clínicos: simo
  psicólogo organizacional: ada
  cocinero: jairo
  cocinera: jairo
  conductor: tere blas
  conductora: tere blas
  conductores tractomula: blas
  trabajador social: lupe
  trabajadores sociales: lupe
  analista: otto gaby
  analistas: otto gaby
  analista de crédito: otto
  maestra: toño
  albañil: toño
  locutor: nina
  experto azure: zoe
  inventario: pepe ema jairo
  inventarios: pepe ema jairo
  montacarga: pepe
  puente: gema
  presupuesto: luis
  factura: olga yuli
  declaración de renta: rosa
  declaraciones: rosa
  cuidado intensivo: lina
  clínica: lina simo
  cirugía: raul
  contrato de trabajo: inés
  prototipo: teo
  motor: uma
  llave: gael
  menú: pia
  riesgo: otto
  subsidio: lupe
  tablero: uma
  puerto: lola
  puertos: lola
  puerta: gael
  puertas: gael
  cartera: otto
  carteras: otto
  cartero: cris
  carteros: cris
  general: elsa
  generador: rita
  generadores: rita
  casa: toño
  casas: toño
  cuento:
  cargo: pepe
  carga: blas joel
  cargas: blas joel
  licencia: tere
  planta: ciro rita
  plano: gema uma
  planos: gema uma
  banco: ivan ruth
  bancos: ivan ruth
  obra: gema luis nina toño
  obras: gema luis nina toño
  obrero:
  negocio: gaby
  correo: cris
  correa:
  administrar: lina
  administrando medicamentos: lina
  administró: lina
  dirigir obras: gema toño
  dirigió: gema toño
  dirigiendo: gema toño
  supervisar: luis ema
  supervisó: luis ema
  supervisando cuadrillas: luis
  coordinar: ciro noel
  coordinó: ciro noel
  vender: tito
  vendió: tito
  vendiendo: tito
  atender pacientes: lina
  atendió clientes: tito
  redactar: inés lola
  redactó actas: lola
  enseñar: vera
  elaborar: luis
  reducir desperdicio: nora
  optimizar: nora
  organizar: ada
  aplicar pruebas: ada
  traducir: cleo
  conducir: tere
  construir: toño
  construyó: toño
  fabricar: teo gael
  instalar: uma gael
  reparar: uma gael
  reparando: uma gael
  negociar: mara
  lanzar: dora
  distribuir: ciro
  evaluar: simo otto
  representar: inés
  nurse: mike anne
  nurses: mike anne
  registered nurses: mike
  accountants: jane
  accountant: jane
  manager: kate
  managers: kate
  develop: bill
  developing microservices: bill
  developer: bill
  plan campaigns: kate
  planning: kate
  launch: kate
  launching brands: kate
  report: eric gaby
  reports: eric
  automating: eric
  reconcile: jane
  company: jane
  teaching: sara
  teach customers: sara
  selling: sara
  salesman: sara
  waitress: evan
  waiters: evan
  training: mike
  write tests: bill
  study: bill
  dashboard: eric
  "estados financieros": rosa
  "estado financiero":
  "ingeniera civil": gema
  "ingeniero civil": luis
  "first aid": anne
  "maestro de obra": toño
  C++: alan
  c#: alan zoe
  .net: zoe
  node.js: alan
  sql server: zoe
  Power BI: eric
  Lean Six Sigma: nora
  AWS: alan
  siigo nómina: rosa
  medellin: luis
  bogotá: hugo blas
  ciudad de mexico: lupe
  enfermero quito: raul
  buenos aires: nina
  tapicero:
`
  .trim()
  .split('\n')
  .map((line) => {
    const at = line.lastIndexOf(':')
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const
  })

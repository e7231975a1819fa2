import { limits } from '../../../kernel/limits.ts'
import { columnsWith } from '../record-columns.rules.ts'

/** What a table of vacancies holds (INT-15, MOV-02). */
export const vacancyColumns = columnsWith({
  headings: {
    title: `
      titulo, titulo de la vacante, vacante, cargo, puesto, nombre de la vacante, nombre del cargo, perfil, job title, title,
      job, position, position title, posting title, job opening, requisition title, job name, role, job order,
      nombre del puesto, oferta, titulo de la oferta, titulo del aviso, cargo solicitado, name, nombre`,
    client: `
      cliente, empresa, nombre del cliente, empresa cliente, cliente empresa, nombre de la empresa, razon social, compania,
      client, client name, company, company name, account name, customer, customer name, nombre cliente, client corporation,
      hiring company, account`,
    city: 'ciudad, ubicacion, lugar, municipio, sede, city, location, job location',
    status: `
      estado, estatus, estado de la vacante, estado vacante, estado del proceso, status, job status, job opening status,
      status of job, job state, publicada, published, activa, state`,
    openings: `
      cantidad de vacantes, numero de vacantes, vacantes, cantidad, plazas, cupos, openings, number of openings, puestos,
      number of positions, positions, headcount, no of positions, no of openings, of openings, open positions,
      no of required temps, number of open positions, positions to fill, target hires, number of hires, hires, numero de plazas,
      no de plazas, cantidad de plazas, numero de puestos, no de vacantes, n de vacantes, nro de vacantes, vacantes disponibles,
      numero de cupos, puestos de trabajo, vacancies, number of vacancies`,
    reports_to: 'reporta a, jefe inmediato, reports to, hiring manager, supervisor, jefe, manager',
    closes_on: `
      fecha de cierre, cierre, fecha limite, ultimo dia, closing date, target date, deadline, closes on, close date,
      fecha cierre, expira, expires on, expiration date, fecha vencimiento, fecha de vencimiento, vence, end date`,
    language: 'idioma, language, idioma de la vacante',
    type: 'jornada, tipo de jornada, tipo de contrato, tipo de empleo, job type, employment type, type, hours',
    mode: 'modalidad, modalidad de trabajo, remoto, work mode, remote, remote job, remote status, workplace, workplace type',
    priority: 'prioridad, urgente, priority, urgent',
    owner: `
      reclutador, reclutadora, reclutador a, responsable, responsable de seleccion, analista de seleccion, recruiter,
      primary recruiter, assigned recruiter, assigned recruiters, recruiter name, owner, job owner, assigned to, asignado a,
      asignada a, encargado, encargada, analista, consultor, consultora, consultant`,
    opened_on: `
      fecha de apertura, fecha apertura, apertura, abierta el, fecha de publicacion, fecha publicacion, publicada el,
      date opened, opened, opened at, opened on, open date, opening date, date posted, posted on, posted date, published at,
      published on, fecha de solicitud, fecha de la requisicion, fecha de creacion, creada, date added, created at, created,
      created on, created time, date created`,
    closed_on: `
      cerrada el, fecha de cierre real, fecha cerrada, fecha de cubrimiento, fecha de cobertura, cubierta el, closed date,
      date closed, closed at, closed on, closed, filled on, date filled, filled date, filled at`,
    salary: `
      salario, sueldo, remuneracion, rango salarial, salary, salary range, pay, compensation, salario mensual, sueldo mensual,
      monthly salary, salario ofrecido, oferta salarial, asignacion salarial, salario basico, ingreso mensual, base salary,
      pay range, salario anual, annual salary`,
    salary_min: `
      salario minimo, sueldo minimo, salario desde, sueldo desde, salario min, minimum salary, min salary, salary min,
      salary from, salary low, salary minimum, minimo, pay min, compensation min`,
    salary_max: `
      salario maximo, sueldo maximo, salario hasta, sueldo hasta, salario max, maximum salary, max salary, salary max,
      salary to, salary high, salary maximum, maximo, pay max, compensation max`,
    salary_period: `
      periodo de pago, periodicidad, periodicidad de pago, frecuencia de pago, tipo de salario, periodo, salary unit,
      salary period, salary interval, salary frequency, salary type, pay period, pay interval, salary time unit, time unit,
      salary unit text, compensation interval, interval, pay rate type, pay frequency, pay type, pay unit, salary per`,
    currency: 'moneda, currency, divisa, salary currency, moneda del salario, currency code',
    skills: 'habilidades, competencias, conocimientos tecnicos, required skills, skills, skill set',
    description: `
      descripcion, descripcion del cargo, texto, job description, published description, public description, body, description,
      resumen, summary, objetivo`,
    essential: 'funciones, responsabilidades, responsibilities, duties, essential functions, funciones del cargo',
    knowledge: 'conocimientos, knowledge, conocimientos requeridos',
    minimum: 'requisitos, requisitos minimos, requirements, qualifications, minimum qualifications, experiencia, experience',
    preferred: 'deseable, requisitos deseables, preferred, preferred qualifications, nice to have',
    conditions: `
      condiciones, beneficios, horario, conditions, benefits, work conditions, schedule, comisiones, bonificaciones, pay rate,
      hourly rate, tarifa por hora, valor hora, commission, bonus`,
  },
  joined: ['skills', 'description', 'essential', 'knowledge', 'minimum', 'preferred', 'conditions'],
  unknown: () => 'ignore',
  problem: (fields) => (fields.has('title') && fields.has('client') ? undefined : 'records.error.title_column'),
  ...{ rows: limits.recordImport.rows, manyRows: 'records.error.many_rows' },
})

import { limits } from '../../../kernel/limits.ts'
import { columnsWith } from '../record-columns.rules.ts'

/** The fields that hold a day. */
export const historyDays = ['applied_on', 'stage_on', 'hired_on', 'ended_on'] as const
export type HistoryDay = (typeof historyDays)[number]

/** Fields of which one is enough to find a person. */
const namesPerson = ['person', 'last_names', 'person_email', 'person_phone'] as const

/** What a table of past applications holds (MOV-01). */
export const historyColumns = columnsWith({
  headings: {
    person: `
      nombre completo, nombres y apellidos, nombre y apellidos, nombre y apellido, nombre del candidato, candidato, candidata,
      nombre candidato, postulante, nombre del postulante, aspirante, nombre del aspirante, persona, candidate name, full name,
      candidate, applicant, applicant name, candidate full name, nombre, name`,
    first_names: 'nombres, nombre s, primer nombre, first name, candidate first name, given name, firstname',
    last_names: 'apellidos, apellido, last name, candidate last name, surname, family name, lastname',
    person_email: `
      correo electronico, correo, email, e mail, email address, candidate email, correo del candidato, mail,
      candidate email address, correo candidato, email del candidato, primary email, email 1, correo personal`,
    person_phone: `
      telefono, celular, movil, numero de celular, telefono celular, phone, mobile, phone number, candidate phone, mobile phone,
      telefono del candidato, whatsapp`,
    title: `
      vacante, titulo de la vacante, nombre de la vacante, cargo, puesto, proceso, oferta, posicion, perfil, nombre del proceso,
      job, job title, job name, vacancy, position, job opening, posting title, job order, job opening name, applied job,
      job order title, requisition, requisition title, role, title, titulo`,
    client: `
      cliente, empresa, empresa cliente, nombre del cliente, cliente empresa, razon social, compania, client, client name,
      company, company name, account, account name, client company, client corporation`,
    stage: `
      etapa, etapa actual, fase, fase actual, ultima etapa, etapa del proceso, stage, current stage, stage name, pipeline stage,
      job stage, last stage, hiring stage, candidate stage, current stage name`,
    outcome: `
      resultado, resultado final, decision, desenlace, estado, estado del proceso, estado de la postulacion, estatus,
      estado del candidato, outcome, result, status, application status, candidate status, submission status`,
    applied_on: `
      fecha de postulacion, fecha postulacion, fecha de aplicacion, fecha aplicacion, fecha de inscripcion,
      fecha de ingreso al proceso, fecha de registro, fecha de presentacion, postulado el, se postulo el, applied on,
      applied at, application date, date applied, applied date, applied, submission date, date submitted, submitted on,
      date added, added on, created at, created time, created on, associated on, date sent, fecha, dia, date, marca temporal,
      timestamp`,
    stage_on: `
      fecha de la etapa, fecha etapa, fecha de etapa, fecha del estado, fecha de cambio de etapa, fecha ultima etapa,
      fecha de resultado, fecha del resultado, fecha resultado, fecha de decision, ultimo movimiento, ultima actualizacion,
      fecha de actualizacion, stage date, changed stage at, stage changed at, stage changed on, moved to stage on,
      last stage change, entered stage on, last activity, last activity at, modified time, date last modified, updated at,
      last updated, status date, outcome date`,
    hired_on: `
      fecha de contratacion, fecha contratacion, fecha de ingreso, fecha ingreso, fecha de vinculacion, contratado el, hired on,
      hired at, hire date, hired date, date hired, placed on, placement date, date placed, start date`,
    ended_on: `
      fecha de descarte, fecha descarte, fecha de rechazo, fecha rechazo, fecha de retiro, descartado el, fecha de cierre,
      rejected on, rejected at, rejected date, date rejected, rejection date, disqualified at, disqualified on, withdrawn on,
      withdrawn at, archived at, closed at, closed date`,
    recruiter: `
      reclutador, reclutadora, reclutador a, reclutador asignado, responsable, consultor, consultora, analista, seleccionador,
      ejecutivo, psicologa, recruiter, owner, application owner, candidate owner, recruiter name, consultant, sending user,
      submitted by, added by, assigned to, assigned recruiter, credited to`,
    source: 'fuente, origen, medio, canal, fuente de reclutamiento, source, source name, candidate source, referrer',
    reason: `
      motivo, motivo de descarte, motivo descarte, motivo de rechazo, motivo rechazo, razon de descarte, causal,
      razon de rechazo, motivo del descarte, motivo de retiro, rejection reason, reject reason, disqualification reason, reason,
      reason for rejection, disqualify reason, declined reason, archive reason`,
    comment: `
      comentario, comentarios, observacion, observaciones, nota, notas, retroalimentacion, comentarios del cliente, comment,
      comments, note, notes, feedback, client feedback, rejection notes, remarks`,
  },
  joined: ['comment'],
  unknown: () => 'ignore',
  problem(fields) {
    if (!namesPerson.some((field) => fields.has(field)) || !fields.has('title')) return 'records.history.error.person_column'
    return historyDays.some((field) => fields.has(field)) ? undefined : 'records.history.error.day_column'
  },
  ...{ rows: limits.pastApplications.rows, manyRows: 'records.history.error.many_rows' },
})
export type HistoryField = keyof typeof historyColumns.headings

import { expect, test } from 'vitest'
import { type ColumnTarget, columnsProblem, guessColumns } from './columns.rules.ts'

test.each<[string, string, string]>([
  [
    'LinkedIn connections',
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
    'first_name last_name ignore email ignore ignore ignore',
  ],
  [
    'LinkedIn Recruiter',
    'First Name,Last Name,Headline,Location,Current Title,Current Company,Email Address,Phone Number,Profile URL,Notes,Feedback',
    'first_name last_name ignore city ignore ignore email phone ignore note ignore',
  ],
  [
    'Greenhouse',
    'Candidate Name,Candidate ID,Email,Phone,Source,Candidate Tags,Resume,Notes',
    'full_name ignore email phone source tags cv note',
  ],
  [
    'Greenhouse bulk template',
    'First Name,Last Name,Company,Title,Phone,Email,Social Media,Website,Address,Source,Who Gets Credit,Candidate Tags,Notes',
    'first_name last_name ignore ignore phone email ignore ignore ignore source ignore tags note',
  ],
  [
    'Odoo in Spanish',
    'Nombre del solicitante,Correo electrónico,Teléfono,Móvil,Puesto de trabajo,Origen,Etiquetas,Resumen',
    'full_name email phone phone ignore source tags note',
  ],
  [
    'Odoo with technical names',
    'partner_name,email_from,partner_phone,partner_mobile,categ_ids,source_id,job_id',
    'full_name email phone phone tags source ignore',
  ],
  ['Odoo in English', "Applicant's Name,Email,Phone,Mobile,Tags,Source", 'full_name email phone phone tags source'],
  [
    'Teamtailor',
    'First name,Last name,Email,Phone,LinkedIn URL,Tags,Source,Created at,Picture',
    'first_name last_name email phone ignore tags source ignore ignore',
  ],
  [
    'Excel in Spanish',
    'Nombres,Apellidos,E-mail *,Celular,Ciudad de residencia,País,Fecha de nacimiento (dd/mm/aaaa),Habilidades,Observaciones,Hoja de vida',
    'first_name last_name email phone city country date_of_birth skills note cv',
  ],
  ['CVs in Colombian Spanish', 'Nombre completo,Correo electrónico,Archivo HV', 'full_name email cv'],
  ['one column of names', 'NOMBRE,CORREO,TELÉFONO', 'full_name email phone'],
  ['names together and apart', 'Nombre completo,Nombre,Apellido,Correo', 'ignore first_name last_name email'],
  ['two addresses', 'Nombre,Email laboral,Email personal', 'full_name email email'],
  ['the same heading twice', 'Name,Email,Email', 'full_name email email'],
  ['consent', 'Nombre,Acepta tratamiento de datos,Consent', 'full_name ignore consent_how'],
  [
    'names in four columns',
    'Primer nombre;Segundo nombre;Primer apellido;Segundo apellido;Correo electrónico',
    'first_name first_name last_name last_name email',
  ],
  [
    'names in Mexico',
    'Nombre(s),Apellido Paterno,Apellido Materno,Correo electrónico,Celular',
    'first_name last_name last_name email phone',
  ],
  ['a middle name', 'First Name,Middle Name,Last Name,Email', 'first_name first_name last_name email'],
  [
    'whole names beside their parts',
    'Nombres,Primer nombre,Segundo nombre,Apellidos,Correo',
    'ignore first_name first_name last_name email',
  ],
  [
    'Google Forms',
    'Marca temporal,Dirección de correo electrónico,Nombre completo,Número de WhatsApp,¿En qué ciudad vives?,Fecha de nacimiento,Sube tu hoja de vida,¿Autorizas que guardemos tu correo?,Teléfono de tu jefe',
    'ignore email full_name phone city date_of_birth cv ignore ignore',
  ],
  [
    'Frappe HR',
    'ID,Applicant Name,Email Address,Phone Number,Country,Job Opening,Source,Resume Attachment',
    'ignore full_name email phone country ignore source cv',
  ],
  [
    'Zoho Recruit',
    'Candidate Id,First Name,Last Name,Email,Mobile,Phone,City,Country,Skill Set,Current Job Title,Candidate Source,Associated Tags,Date of Birth,Candidate Owner',
    'ignore first_name last_name email phone phone city country skills ignore source tags date_of_birth ignore',
  ],
  [
    'Bullhorn',
    'ID,First Name,Last Name,Email 1,Mobile Phone,Home Phone,City,Status,Source,Owner,Primary Skills,General Comments,Date Added',
    'ignore first_name last_name email phone phone city ignore source ignore skills note ignore',
  ],
  [
    'Workable',
    'Name,Firstname,Lastname,Headline,Email,Phone,Address,Source,Tags,Resume URL',
    'ignore first_name last_name note email phone ignore source tags cv',
  ],
  ['Lever', 'Candidate Name,Email,Phone,Current Company,Origin,Tags,Stage', 'full_name email phone ignore source tags ignore'],
  [
    'Computrabajo',
    'Nombre,Apellidos,E-mail,Teléfono,Fecha de nacimiento,Población,Currículum,Fecha de inscripción',
    'first_name last_name email phone date_of_birth city cv ignore',
  ],
  [
    'Google Contacts',
    'First Name,Middle Name,Last Name,E-mail 1 - Value,Phone 1 - Value',
    'first_name first_name last_name email phone',
  ],
  ['signs and a language', 'nombre(s);APELLIDO(S);Idioma', 'first_name last_name language'],
])('INT-03 guesses the columns of %s', (_, headings, fields) => {
  expect(guessColumns(headings.split(headings.includes(';') ? ';' : ','))).toEqual(fields.split(' '))
})

test.each<[string, string | undefined]>([
  ['full_name email', undefined],
  ['first_name ignore ignore', undefined],
  ['first_name last_name phone', undefined],
  ['email phone', 'imports.error.name_column'],
  ['last_name email', 'imports.error.name_column'],
  ['first_name first_name last_name last_name note note tags tags', undefined],
  ['full_name email email phone phone', undefined],
  ['full_name city city', 'imports.error.column_twice'],
  ['full_name last_name', 'imports.error.two_names'],
])('INT-03 checks the choice of columns: %s', (fields, problem) => {
  expect(columnsProblem(fields.split(' ') as ColumnTarget[])).toBe(problem)
})

test('INT-14 a column of links is no CV, and several columns may be phones and addresses', () => {
  const headings = ['Nombre', 'Celular', 'Teléfono', 'CV', 'Email', 'Email laboral']
  const samples = [['Ana'], ['300 111 2233'], ['601 222 3344'], ['https://example.com/cv/1'], ['ana@example.com'], []]
  expect(guessColumns(headings, samples)).toEqual(['full_name', 'phone', 'phone', 'note', 'email', 'email'])
})

test.each<[string, string, string]>([
  ['Consintió el,Cómo', '2025-03-01,WhatsApp', 'consented_on consent_how'],
  ['Aceptó la política,Medio', '15/08/2024,Firma', 'consented_on consent_how'],
  ['Agreed to privacy policy,How', '2024-08-15,Web form', 'consented_on consent_how'],
  ['Fecha de consentimiento,Forma de consentimiento,Medio', '2024-08-15,Firma,LinkedIn', 'consented_on consent_how source'],
  ['Acepta tratamiento de datos,Cómo', 'sí,Facebook', 'ignore ignore'],
  ['Fecha de ingreso,Cómo', '2024-08-15,Facebook', 'ignore ignore'],
])('INT-07 reads a consent from the words of its heading and its cells: %s', (headings, cells, fields) => {
  const samples = [['Ana'], ['ana@example.com'], ...cells.split(',').map((cell) => [cell])]
  const guessed = guessColumns(['Nombre', 'Correo', ...headings.split(',')], samples)
  expect(guessed.slice(2)).toEqual(fields.split(' '))
})

test('INT-03 internal notes are notes', () => {
  expect(guessColumns(['Nombre', 'Correo', 'Notas internas'])).toEqual(['full_name', 'email', 'note'])
})

test('INT-14 abbreviated headings of phones are phones, and a confirmation of an address is no address', () => {
  expect(guessColumns(['Nombre', 'Tel. fijo', 'Tel cel', 'Correo', 'Correo confirmado', 'Correo del referido'])).toEqual([
    ...(['full_name', 'phone', 'phone', 'email', 'ignore', 'ignore'] as const),
  ])
})

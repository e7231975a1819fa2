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
  ['consent', 'Nombre,Acepta tratamiento de datos,Consent', 'full_name consent_answer ignore'],
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
    'ignore email full_name phone city date_of_birth cv consent_answer ignore',
  ],
  [
    'Frappe HR',
    'ID,Applicant Name,Email Address,Phone Number,Country,Job Opening,Source,Resume Attachment',
    'ignore full_name email phone country ignore source cv',
  ],
  [
    'Zoho Recruit',
    'Candidate Id,First Name,Last Name,Email,Mobile,Phone,City,Country,Skill Set,Current Job Title,Candidate Source,Associated Tags,Date of Birth,Candidate Owner',
    'ignore first_name last_name email phone phone city country skills ignore source tags date_of_birth owner',
  ],
  [
    'Bullhorn',
    'ID,First Name,Last Name,Email 1,Mobile Phone,Home Phone,City,Status,Source,Owner,Primary Skills,General Comments,Date Added',
    'ignore first_name last_name email phone phone city ignore source owner skills note ignore',
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

test.each([
  'Reclutador',
  'Reclutador(a)',
  'Responsable',
  'Consultora',
  'Asignado a:',
  'Owner',
  'Recruiter',
  'Candidate Owner',
  'Contact owner',
  'Account Manager',
])('MOV-03 the column “%s” names the owner of a person', (heading) => {
  expect(guessColumns(['Nombre', heading, 'Jefe', 'Hiring manager'])).toEqual(['full_name', 'owner', 'ignore', 'ignore'])
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
  ['Autoriza;Fecha;Medio', 'No;12/03/2025;Web', 'consent_answer consented_on consent_how'],
  ['Fecha;Autoriza;Medio', '12/03/2025;Sí;Web', 'consented_on consent_answer consent_how'],
  ['Consent;Consent Date;Consent Source', 'Withdrawn;2025-03-12;Form', 'consent_answer consented_on consent_how'],
  [
    'Autoriza tratamiento de datos;Fecha de autorización;Medio de autorización',
    'Revocó el 05/06/2026;12/03/2025;Papel firmado',
    'consent_answer consented_on consent_how',
  ],
  ['Autoriza tratamiento de datos;Fecha de respuesta;Medio', 'NO;05/03/2024;Correo', 'consent_answer consented_on consent_how'],
  ['Acepta tratamiento de datos;Cómo', 'sí;Facebook', 'consent_answer consent_how'],
  ['Autorización Ley 1581', 'SI', 'consent_answer'],
  ['Habeas data', 'Sí', 'consent_answer'],
  ['Habeas data', '02/03/2024', 'consented_on'],
  ['Fecha de autorización;Habeas data', '02/03/2024;Sí', 'consented_on consent_answer'],
  ['GDPR consent;Opt-in', 'Granted;yes', 'consent_answer ignore'],
  ['Marca temporal;Acepto la política de datos', '12/05/2025 14:33:01;Sí, acepto', 'consented_on consent_answer'],
  ['¿Autorizas el tratamiento de tus datos personales según la Ley 1581?', 'No acepto', 'consent_answer'],
  ['I agree to the privacy policy and to the storage of my data', 'Yes', 'consent_answer'],
  ['Consent Withdrawn Date;Consent', '2025-03-12;Yes', 'consent_answer consent_answer'],
  ['Fecha de revocatoria', '2025-03-12', 'consent_answer'],
  ['Acepto;No acepto', 'X;', 'consent_answer consent_answer'],
  ['No autorizo el tratamiento de mis datos personales', 'X', 'consent_answer'],
  ['¿Se opone al tratamiento de sus datos?;Rechaza el tratamiento de datos', 'Sí;Sí', 'consent_answer consent_answer'],
  ['Consent refused;Declined consent', 'TRUE;2025-03-02', 'consent_answer consent_answer'],
  ['Do not store my data;HasOptedOutProcessing;ShouldForget', 'X;TRUE;TRUE', 'consent_answer consent_answer consent_answer'],
  ['PrivacyConsentStatus', 'OptOut', 'consent_answer'],
  ['No acepta viajar;Application withdrawn', 'Sí;Sí', 'ignore ignore'],
  ['Consintió el;Cómo', '2025-03-01;WhatsApp', 'consented_on consent_how'],
  ['Aceptó la política;Medio', '15/08/2024;Firma', 'consented_on consent_how'],
  ['Agreed to privacy policy;How', '2024-08-15;Web form', 'consented_on consent_how'],
  ['Fecha de consentimiento;Forma de consentimiento;Medio', '2024-08-15;Firma;LinkedIn', 'consented_on consent_how source'],
  ['Fecha de ingreso;Cómo', '2024-08-15;Facebook', 'ignore ignore'],
  ['¿Aceptas viajar?;Acepta reubicación;Work authorization', 'No;No;No', 'ignore ignore ignore'],
  ['Acepto recibir publicidad;Consent expires on', 'Sí;2027-01-01', 'ignore ignore'],
  ['Medio;Fecha', 'LinkedIn;2024-08-15', 'source ignore'],
])('CON-01 finds answer, day and manner of a consent: %s', (headings, cells, fields) => {
  const samples = [['Ana'], ['ana@example.com'], ...cells.split(';').map((cell) => [cell])]
  const guessed = guessColumns(['Nombre', 'Correo', ...headings.split(';')], samples)
  expect(guessed.slice(2)).toEqual(fields.split(' '))
})

test.each<[string, string, string]>([
  ['No contactar;Estado', 'Sí;No llamar', 'do_not_contact do_not_contact'],
  ['Status;Do Not Contact', 'Active;TRUE', 'ignore do_not_contact'],
  ['Email Opt Out;Lead Status', 'true;New', 'do_not_contact ignore'],
  ['Unsubscribed at;Status', '2025-03-01;subscribed', 'do_not_contact ignore'],
  ['Unsubscribed from all email;Email marketing status', 'true;Cleaned', 'do_not_contact do_not_contact'],
  ['doNotEmail;donotcontact', '1;0', 'do_not_contact do_not_contact'],
  ['massMailOptOut;emailAddressIsOptedOut', 'true;0', 'do_not_contact do_not_contact'],
  ['Email Address is Opted Out;Phone Number is Opted Out', '1;0', 'do_not_contact do_not_contact'],
  ['Opted out of email: Marketing Information;EMAIL_BLACKLISTED', 'true;false', 'do_not_contact do_not_contact'],
  ['channels.email.subscribeStatus;Rechaza recibir correos', 'unsubscribed;No', 'do_not_contact do_not_contact'],
  ['UNSUB_REASON;HasOptedOutOfFax;Unsubscribe link', 'NORMAL;TRUE;https://example.com', 'ignore ignore ignore'],
  ['Accepts Email Marketing;No. contacto', 'yes;300 111 2233', 'ignore ignore'],
  ['Estado', 'Antioquia', 'ignore'],
])('CON-02 finds the columns that forbid contact: %s', (headings, cells, fields) => {
  const samples = [['Ana'], ['ana@example.com'], ...cells.split(';').map((cell) => [cell])]
  const guessed = guessColumns(['Nombre', 'Correo', ...headings.split(';')], samples)
  expect(guessed.slice(2)).toEqual(fields.split(' '))
})

test.each<[string, string, string]>([
  ['subscribedEmail;Accepts marketing', 'FALSE;no', 'mail_permission mail_permission'],
  ['Accepts Email Marketing;DOUBLE_OPT-IN', 'no;No', 'mail_permission mail_permission'],
  ['Acepto recibir publicidad;Recibe boletines', 'No;0', 'mail_permission mail_permission'],
  ['DOUBLE_OPT-IN;Doble confirmación', 'pending;Pendiente', 'mail_permission mail_permission'],
  ['Opt-in confirmed;Suscrito', 'false;No', 'mail_permission mail_permission'],
  ['Status', 'Pending', 'mail_permission'],
  ['Email Marketing Status', 'Non-Subscribed', 'mail_permission'],
  ['Status', 'Archived', 'mail_permission'],
  ['Email subscription status;Estado', 'Pending;Contratado', 'mail_permission ignore'],
  ['Status', 'Cleaned', 'do_not_contact'],
  ['subscribedEmail;Accepts marketing', 'TRUE;yes', 'ignore ignore'],
  ['OPTIN_TIME;CONFIRM_TIME;MEMBER_RATING', '2025-03-01 10:00:00;;1', 'ignore ignore ignore'],
  ['Marketing source;Acepta viajar', 'no;no', 'ignore ignore'],
])('CON-01 finds the columns of subscriptions that say no, or that nobody confirmed: %s', (headings, cells, fields) => {
  const samples = [['Ana'], ['ana@example.com'], ...cells.split(';').map((cell) => [cell])]
  const guessed = guessColumns(['Nombre', 'Correo', ...headings.split(';')], samples)
  expect(guessed.slice(2)).toEqual(fields.split(' '))
})

test('CON-01 a status of other words is no subscription', () => {
  const samples = [
    ['Ana', 'Eva'],
    ['ana@example.com', 'eva@example.com'],
    ['Pendiente', 'Contratado'],
  ]
  expect(guessColumns(['Nombre', 'Correo', 'Estado'], samples)).toEqual(['full_name', 'email', 'ignore'])
})

test('INT-03 internal notes are notes', () => {
  expect(guessColumns(['Nombre', 'Correo', 'Notas internas'])).toEqual(['full_name', 'email', 'note'])
})

test('INT-14 abbreviated headings of phones are phones, and a confirmation of an address is no address', () => {
  expect(guessColumns(['Nombre', 'Tel. fijo', 'Tel cel', 'Correo', 'Correo confirmado', 'Correo del referido'])).toEqual([
    ...(['full_name', 'phone', 'phone', 'email', 'ignore', 'ignore'] as const),
  ])
})

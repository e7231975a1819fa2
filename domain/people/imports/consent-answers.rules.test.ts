import { expect, test } from 'vitest'
import { readAnswer } from './consent-answers.rules.ts'

test.each([
  [
    'yes',
    ...['Sí', 'SI', 's', 'x', 'X', '✓', '✔️', '1', 'TRUE', 'Verdadero', 'Acepto', 'Autorizo', 'Autoriza', 'Otorgado', 'Granted'],
    ...['Subscribed', 'Sí, acepto', 'Sí, autorizo el tratamiento de mis datos personales.', 'I agree', 'Yes, I consent', 'Sim'],
    ...['I agree to the privacy policy', 'Opted in', 'Opt-in', 'He leído y acepto la política', 'Aceito', 'Autorizado', 'OK'],
    ...['Freely given consent from contact', 'Accepted', 'Estoy de acuerdo', 'Consented', 'Firmado', 'Dado'],
  ],
  [
    'no',
    ...['No', 'NO', 'no.', 'N', '0', 'FALSE', 'Falso', 'No acepto', 'No autorizo', 'No autoriza', 'Revocó', 'Retirado', 'Retiró'],
    ...[
      'Withdrawn',
      'Revoked',
      'Unsubscribed',
      'Declined',
      'Denied',
      'Opted out',
      'Opt-out',
      'Rechazó',
      'Negado',
      'Não',
      'Recusou',
    ],
    ...[
      'No estoy de acuerdo',
      'I do not agree',
      "I don't consent",
      'I don’t consent',
      'Sí, pero revocó después',
      'Withdrew by phone',
    ],
    ...[
      'No, gracias',
      'No desea que guardemos sus datos',
      '❌',
      'Se dio de baja',
      'Not accepted',
      'Disagree',
      'Nunca',
      'Não autorizo',
      ...['0.0', 'nie', 'opt_out', 'Desautoriza', 'Canceló su autorización', 'Anulada', 'Se retractó', 'Solicitó eliminación'],
    ],
  ],
  [
    'unknown',
    ...[
      'quizás',
      'pendiente',
      'Por firmar',
      '12/03/2025',
      '2025-03-12',
      'Formulario web',
      'No sé',
      'No responde',
      'No ha firmado',
    ],
    ...['Not yet', 'No data', 'Sin respuesta', 'Sí, solo para esta vacante', 'Sí?', 'Autorización enviada', 'Pending', 'Expired'],
    ...['S/N', 'Sí / No', 'Opt-in: FALSE', 'Acepto ☐', 'Acepto [ ]', 'Sí - reclamo ante la SIC', 'NEVER_SUBSCRIBED'],
    ...['Not asked', 'Sí, hasta 2025', 'Aceptación pendiente', 'cleaned', 'Non-subscribed', 'TBD', 'A veces', 'N/A (old)'],
  ],
  ['none', ...['', '  ', '-', '.']],
])('CON-01 reads %s', (answer, ...cells) => {
  expect(cells.filter((cell) => readAnswer(cell).answer !== answer)).toEqual([])
})

test.each([
  ['Revocó el 05/06/2026', 'no', '05/06/2026'],
  ['Sí (12/03/2024)', 'yes', '12/03/2024'],
  ['Acepto, 12 de marzo de 2024', 'yes', '12 de marzo de 2024'],
  ['Yes - 2024-03-12 10:20:00', 'yes', '2024-03-12 10:20:00'],
  ['No 12/03/2024', 'no', '12/03/2024'],
  ['Withdrawn on 2026-06-05', 'no', '2026-06-05'],
  ['12/03/2024', 'unknown', '12/03/2024'],
])('CON-01 reads the date of an answer: %s', (cell, answer, day) => {
  expect(readAnswer(cell)).toEqual({ answer, day })
})

import { expect, test } from 'vitest'
import { forbidsContact, isUnconfirmed } from './contact-refusals.rules.ts'

test.each([
  [true, true, ['Sí', 'x', 'TRUE', '1', '2025-04-03', 'Yes', 'No llamar', 'hasta enero', 'unsubscribed', 'Opted out']],
  [true, false, ['', 'No', 'false', '0', '-', 'n', 'Subscribed', 'Activo']],
  [
    false,
    true,
    [
      'No llamar',
      'NO CONTACTAR',
      'Do Not Contact',
      'Unsubscribed',
      'No volver a llamar',
      'Dado de baja',
      'Opted-out',
      'DNC',
      'Cleaned',
    ],
  ],
  [false, false, ['Activo', 'Contratado', 'Sí', 'No', 'Prioridad baja', 'No disponible', 'Antioquia', '']],
])('CON-02 in a column of its own (%s), a cell forbids contact (%s)', (isOwn, forbids, cells) => {
  expect(cells.filter((cell) => forbidsContact(cell, isOwn) !== forbids)).toEqual([])
})

test.each([
  [
    true,
    true,
    ['FALSE', 'no', '0', 'Pending', 'pendiente', 'Non-Subscribed', 'Archived', 'Unconfirmed', 'Por confirmar', 'quizás', 'N/A'],
  ],
  [true, false, ['', 'Subscribed', 'TRUE', 'Sí', '1', '2025-03-01 10:00:00', 'Confirmed', 'Activo', 'Double opt-in']],
  [false, true, ['Pending', 'Non-Subscribed', 'Archived', 'Archivado', 'Never subscribed', 'No suscrito', 'Sin confirmar']],
  [false, false, ['', 'No', 'Activo', 'Contratado', 'Subscribed', 'Pendientes de la oferta']],
])('CON-01 in a column of subscriptions (%s), a cell says no or that nobody confirmed (%s)', (isOwn, unconfirmed, cells) => {
  expect(cells.filter((cell) => isUnconfirmed(cell, isOwn) !== unconfirmed)).toEqual([])
})

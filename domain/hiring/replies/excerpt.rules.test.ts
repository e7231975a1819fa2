import { expect, test } from 'vitest'
import { limits } from '../../kernel/limits.ts'
import { excerptOf } from './excerpt.rules.ts'

test.each([
  ['Hola, Marta:\n\nSí puedo el lunes.\nGracias', 'Sí puedo el lunes. Gracias'],
  ['Hola Marta, sí puedo el lunes.', 'sí puedo el lunes.'],
  ['Buenas tardes.\n¿A qué hora es?', '¿A qué hora es?'],
  ['Hola, buenas tardes, ¿a qué hora es?', '¿a qué hora es?'],
  ['Estimada señora Ríos:\nAdjunto mi hoja de vida.', 'Adjunto mi hoja de vida.'],
  ['Estimado equipo de Selección,\nNo podré asistir.', 'No podré asistir.'],
  ['Cordial saludo.\n\nAgradezco la oportunidad.', 'Agradezco la oportunidad.'],
  ['Hi Marta - yes, Monday works.', 'yes, Monday works.'],
  ['Dear Ms. Rivers,\n\nThank you.', 'Thank you.'],
  [
    'Hola\n\nEl mié, 25 nov 2026 a las 10:00, Cantera (<a@b.co>)\nescribió:\n\n> ¿Puedes el lunes?\nSí, puedo.\n> ¿A qué hora?\nA las diez.',
    'Sí, puedo. A las diez.',
  ],
  ['Good morning all,\nI am late.', 'I am late.'],
  ['Buenas tardes, señora Ríos\nAdjunto mi hoja de vida.', 'Adjunto mi hoja de vida.'],
  ['Hola, equipo de Selección\nNo podré asistir.', 'No podré asistir.'],
])('EML-03 the greeting is no part of the excerpt of %j', (words, excerpt) => {
  expect(excerptOf(words)).toBe(excerpt)
})

test.each([
  ['Hola', 'Hola'],
  ['Hola, Marta:', 'Hola, Marta:'],
  ['Hola, Sí, confirmo.', 'Sí, confirmo.'],
  ['Hola, Confirmo\nMarta', 'Confirmo Marta'],
  ['Hola Confirmo\nMarta', 'Hola Confirmo Marta'],
  ['Hola, Asisto\nMarta', 'Asisto Marta'],
  ['Buenos días, Acepto\n\nAna Ruiz', 'Acepto Ana Ruiz'],
  ['Buenas, ACEPTO: Ana Ruiz', 'ACEPTO: Ana Ruiz'],
  ['Hello, Yes\nThanks', 'Yes Thanks'],
  ['Buenas, Sí\n\nEnviado desde mi iPhone', 'Sí Enviado desde mi iPhone'],
  ['Hola Marta\n\nEnviado desde mi iPhone', 'Hola Marta Enviado desde mi iPhone'],
  ['Hola Noelia:\nSí.', 'Sí.'],
  ['Hola no puedo ir, gracias.', 'Hola no puedo ir, gracias.'],
  ['Buenas noticias: ya tengo la visa.', 'Buenas noticias: ya tengo la visa.'],
  ['Higinio Pérez, a sus órdenes', 'Higinio Pérez, a sus órdenes'],
  ['> Cédula: 123\n\nGracias', '> Cédula: 123 Gracias'],
  ['Sí.\n\nHola a todos', 'Sí. Hola a todos'],
  ['', ''],
])('EML-03 words that say something stay in the excerpt of %j', (words, excerpt) => {
  expect(excerptOf(words)).toBe(excerpt)
})

test('EML-03 an excerpt is one line of limited length, and reads only the beginning of a long message', () => {
  expect(excerptOf(`Hola ${'Ana '.repeat(50_000)}`).length).toBe(limits.text.line)
  expect(excerptOf('hola, '.repeat(50_000)).length).toBe(limits.text.line)
  expect(excerptOf(`${'>\n'.repeat(20_000)}El lunes escribió:\n> antes\nSí puedo`)).not.toContain('Sí puedo')
})

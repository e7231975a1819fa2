import { expect, test } from 'vitest'
import { saysYes } from './written-yes.rules.ts'

test.each([
  'Sí',
  'Si, claro, gracias.',
  'Sí, autorizo',
  'si autorizo el uso de mis datos',
  'Buenas tardes:\n\nAcepto.\n\nSaludos,\nMarta',
  'ESTOY DE ACUERDO',
  'De acuerdo, muchas gracias por la información',
  'No hay problema, acepto',
  'Sin ningún inconveniente, pueden guardar mis datos.',
  'Sí, autorizo. No olviden contarme de la vacante en Cali.',
  'Claro que sí!!',
  'Doy mi consentimiento para que me tengan en cuenta.',
  '¿Cómo no? Sí, autorizo.',
  'I agree',
  'Yes, you may.',
  'Yes, of course, thank you!',
  'Hi,\nyou can keep my details.\nBest, Tom',
  'No problem, I fully consent.',
])('INT-09 a written yes is recognised: %s', (words) => {
  expect(saysYes(words)).toBe(true)
})

test.each([
  '',
  'No acepto',
  'no estoy de acuerdo',
  'No, gracias',
  'No autorizo el uso de mis datos.',
  'Sí. Pero no autorizo que guarden mi foto.',
  'Estoy en desacuerdo',
  'Nunca autorizo eso',
  'No sé si acepto',
  'Les explico por qué no acepto',
  'Acepto la entrevista del jueves',
  'Acepto si me pagan el transporte',
  'Autorizo siempre y cuando no llamen a mi jefe',
  'Si aceptan mi aspiración, hablamos',
  '¿Qué pasa si acepto?',
  '¿Tengo que decir "sí, autorizo"?',
  'Sí, borren todo',
  'Por favor elimínenme de su lista',
  'I do not agree',
  "I don't agree",
  'I don’t consent',
  'I agree if you only keep my CV',
  'Yes, delete my data',
  'I disagree',
  'Do I have to say I agree?',
  'Ok, recibido',
  '¿Quiénes son ustedes?',
])('INT-09 anything less than a plain yes is none: %s', (words) => {
  expect(saysYes(words)).toBe(false)
})

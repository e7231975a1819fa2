import { expect, test } from 'vitest'
import { stateNamed } from './vacancy-states.rules.ts'

test.each([
  ['Abierta', 'open'],
  ['Activa', 'open'],
  ['In-progress', 'open'],
  ['Accepting Candidates', 'open'],
  ['En búsqueda', 'open'],
  ['Publicada en portales', 'open'],
  ['Cerrada', 'closed'],
  ['CERRADA (2025)', 'closed'],
  ['Cubierta', 'closed'],
  ['Proceso cerrado', 'closed'],
  ['Cancelada por el cliente', 'closed'],
  ['Closed', 'closed'],
  ['Filled', 'closed'],
  ['Closed - Filled', 'closed'],
  ['Archived', 'closed'],
  ['Vencida', 'closed'],
  ['Inactive', 'closed'],
  ['On-Hold', 'paused'],
  ['En pausa', 'paused'],
  ['Congelada', 'paused'],
  ['Borrador', 'draft'],
  ['Waiting for approval', 'draft'],
  ['No publicada', 'draft'],
  ['No', 'draft'],
  ['Lunes', undefined],
] as const)('MOV-02 a vacancy of the state “%s” is %s', (cell, state) => {
  expect(stateNamed(cell)).toBe(state)
})

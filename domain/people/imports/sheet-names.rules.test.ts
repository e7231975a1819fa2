import { expect, test } from 'vitest'
import { kindOfSheet } from './sheet-names.rules.ts'

test.each([
  ['people', 'Personas|Candidatos 2024|CANDIDATAS|People|Base de aspirantes|Contacts'],
  ['clients', 'Clientes|Clients|Empresas cliente|Compañías'],
  ['vacancies', 'Vacantes|Vacantes_abiertas|Jobs|Job Orders|Ofertas'],
  ['history', 'Historial|Histórico 2023|Postulaciones|History|Applications|Procesos'],
  [undefined, 'Hoja1|Sheet 2|Resumen|Candidatos por vacante|Clientes y vacantes|'],
] as const)('MOV-01 a sheet holds %s by its name: %s', (kind, names) => {
  for (const name of names.split('|')) expect([name, kindOfSheet(name)]).toEqual([name, kind])
})

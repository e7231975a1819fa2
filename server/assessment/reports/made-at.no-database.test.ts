import { expect, test } from 'vitest'
import { shownDate } from './reports.views.ts'

const at = new Date('2026-05-20T15:30:00Z')

test.each([
  ['es', 'America/Bogota', / 10:30\sa\.\sm\. \(hora de Bogotá\)$/],
  ['en', 'America/Bogota', / 10:30\sAM \(Bogotá time\)$/],
  ['es', 'America/Lima', /\(hora de Perú\)$/],
] as const)('RPT-01 RPT-02 a report names the time zone of its date, in %s for %s: %s', (language, timeZone, words) => {
  expect(shownDate(at, { language, timeZone })).toMatch(words)
})

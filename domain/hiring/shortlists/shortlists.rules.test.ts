import { expect, test } from 'vitest'
import { initialsOf, isLocalTime, stateOfShortlist, usualEnd, withInitials, withoutContactData } from './shortlists.rules.ts'

const now = new Date('2026-11-29T12:00:00Z')
test.each([
  [{ ends_at: new Date('2026-11-29T12:00:01Z'), withdrawn_at: null }, 'open'],
  [{ ends_at: now, withdrawn_at: null }, 'ended'],
  [{ ends_at: new Date('2026-12-29'), withdrawn_at: now }, 'withdrawn'],
  [{ ends_at: new Date('2026-01-01'), withdrawn_at: now }, 'withdrawn'],
] as const)('CLT-02 a shortlist with %j is %s', (shortlist, state) => {
  expect(stateOfShortlist(shortlist, now)).toBe(state)
})

test.each([
  ['2026-11-29', '2026-12-13'],
  ['2027-02-20', '2027-03-06'],
])('CLT-02 a shortlist of %s ends on %s unless staff choose another day', (today, end) => {
  expect(usualEnd(today)).toBe(end)
})

test.each([
  ['Ana Gómez', 'A. G.'],
  ['  élodie   de la Cruz ', 'É. D. L. C.'],
  ['', ''],
])('CLT-02 the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['Escríbeme a ana.gomez@correo.com.co o al +57 300 123 4567.', 'Escríbeme a … o al ….'],
  ['Mi sitio: https://ana.example/cv?x=1 y linkedin.com/in/ana', 'Mi sitio: … y …'],
  ['Tel. (601) 555-0199', 'Tel. …'],
  [
    'De 2019-2024 dirigí 12 personas y un presupuesto de 3.500.000',
    'De 2019-2024 dirigí 12 personas y un presupuesto de 3.500.000',
  ],
  ['10 años con SQL (2 equipos)', '10 años con SQL (2 equipos)'],
  ['Celular 987 654 321', 'Celular …'],
  ['Vendí 120.000.000 y 3.456.789', 'Vendí 120.000.000 y 3.456.789'],
])('CLT-02 "%s" is shared as "%s"', (text, shared) => {
  expect(withoutContactData(text)).toBe(shared)
})

test.each([
  ['Soy Ana Gómez, de Ríos; ANA para el equipo.', 'Ana del Gómez', 'Soy A. G., de Ríos; A. para el equipo.'],
  ['Analista del área de Anabel', 'Ana del Gómez', 'Analista del área de Anabel'],
  ['Pat O’Neil (Neil) lidera', 'Pat O’Neil', 'P. O. (Neil) lidera'],
  ['Lara+ y Sáenz-Ríos', 'Lara+ (Sáenz-Ríos', 'L. y Sáenz-Ríos'],
])('CLT-02 beside initials, "%s" of %s is shared as "%s"', (text, name, shared) => {
  expect(withInitials(text, name)).toBe(shared)
})

test.each([
  ['2027-02-28T23:59', true],
  ['2027-02-30T10:00', false],
  ['2027-01-01T24:00', false],
  ['mañana', false],
])('CLT-02 %s exists as a time: %s', (time, exists) => {
  expect(isLocalTime(time)).toBe(exists)
})

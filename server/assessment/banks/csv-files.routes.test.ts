import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { bankOf, csv, importFile, makeBankSkill, previewFile, tableHead, zipOf } from '../../testing/bank-files.ts'
import { fileOf } from '../../testing/documents.ts'

const site = sharedTestApp()
const rows = ['language;type;question;answer_1;answer_2;correct', 'es;select;¿Qué es ñ?;uno;dos;1']
const text = rows.join('\r\n')
const utf16 = (content: string) => Buffer.from(`\ufeff${content}`, 'utf16le')

test.each<[string, File]>([
  ['rows without any content', fileOf(Buffer.from(`${text}\r\n;;;;;\r\n\r\n ;;;;;\r\n`), 'banco.csv')],
  ['a byte-order mark', fileOf(Buffer.from(`\ufeff${text}`), 'banco.csv')],
  ['UTF-16, little end first', fileOf(utf16(text), 'banco.csv')],
  ['UTF-16, big end first', fileOf(utf16(text).swap16(), 'banco.csv')],
  ['UTF-16 without a mark', fileOf(Buffer.from(text, 'utf16le'), 'banco.csv')],
  ['windows-1252', fileOf(Buffer.from(text, 'latin1'), 'banco.csv')],
  ['a line that names the separator', fileOf(Buffer.from(`sep=;\r\n${text}`), 'banco.csv')],
  ['commas', fileOf(Buffer.from(text.replaceAll(';', ',')), 'banco.csv')],
  ['tabs', fileOf(Buffer.from(text.replaceAll(';', '\t')), 'banco.csv')],
  ['tabs, saved as "Unicode text"', fileOf(utf16(text.replaceAll(';', '\t')), 'banco.txt')],
  ['line ends of three kinds', fileOf(Buffer.from(`${rows[0]}\r${rows[1]}\n\r\n`), 'banco.csv')],
  [
    'headings in Spanish',
    fileOf(Buffer.from(text.replace(rows[0]!, 'Idioma;Tipo;Pregunta;Respuesta 1;Opción 2;Correcta')), 'banco.csv'),
  ],
  ['words for language and type', fileOf(Buffer.from(text.replace('es;select', 'Español;Selección')), 'banco.csv')],
  ['a letter for the right answer', fileOf(Buffer.from(text.replace('dos;1', 'dos;A')), 'banco.csv')],
  ['a figure with decimals', fileOf(Buffer.from(text.replace('dos;1', 'dos;1,00')), 'banco.csv')],
])('QST-02 a table is read with %s', async (name, file) => {
  const skill = await makeBankSkill(site, `Tabla ${name}`)
  const { counts } = await importFile(site, skill.uuid, file)
  expect(counts).toEqual({ new: 1, changed: 0, same: 0, skipped: 0, wrong: 0 })
  expect(await bankOf(site, skill.id)).toMatchObject([
    {
      text: '¿Qué es ñ?',
      answers: [
        { text: 'uno', correct: true },
        { text: 'dos', correct: false },
      ],
    },
  ])
})

test('QST-02 an unusual row is reported with its line and does not block the other rows', async () => {
  const skill = await makeBankSkill(site, 'Filas raras')
  const file = csv(
    tableHead,
    ';es;text;¿Qué es "x" aquí?;;;',
    ';es;select;¿Uno; o dos?;1;a;b',
    ';es;text;"¿Con\ndos líneas?";;;',
    ';es;select;¿Con hueco?;2;;b',
    ';es;text;"¿Sin cierre?;;;',
    ';es;select;¿Cuatro?;1;a;b',
  )
  const { lines } = (await previewFile(site, skill.uuid, file)).answer.data
  expect(lines.map(({ line, outcome, question, reasons }) => [line, outcome, question, ...reasons])).toEqual([
    [3, 'wrong', '¿Uno', 'banks.error.more_cells'],
    [7, 'wrong', ';es;text;"¿Sin cierre?;;;', 'banks.error.csv'],
    [2, 'new', '¿Qué es "x" aquí?'],
    [4, 'new', '¿Con\ndos líneas?'],
    [6, 'new', '¿Con hueco?'],
    [8, 'new', '¿Cuatro?'],
  ])
  expect((await importFile(site, skill.uuid, file)).done.status).toBe(200)
  expect(await bankOf(site, skill.id)).toHaveLength(4)
})

test('QST-02 answers keep the order of their numbers, in any order of columns', async () => {
  const skill = await makeBankSkill(site, 'Columnas en desorden')
  await importFile(site, skill.uuid, csv('answer_2,answer_1,correct,language,type,question', 'dos,uno,1,es,select,¿Una?'))
  expect(await bankOf(site, skill.id)).toMatchObject([{ answers: [{ text: 'uno', correct: true }, { text: 'dos' }] }])
})

test('QST-02 reports unknown columns, fields and media of a file', async () => {
  const skill = await makeBankSkill(site, 'Más de lo que se trae')
  const table = csv('language;type;question;Retroalimentación;tema;', 'es;text;¿Una <b>negrita</b>?;¡Bien!;;x')
  const ofTable = (await previewFile(site, skill.uuid, table)).answer.data
  expect(ofTable.notes).toEqual([{ note: 'banks.file_note.columns', values: ['Retroalimentación', '#6'] }])
  expect(ofTable.lines[0]!.notes).toEqual(['banks.note.markup'])
  const question = {
    language: 'es',
    type: 'select',
    question: '¿Una?',
    points: 3,
    answers: [{ answer: 'a\nb', correct: true, hint: '' }],
  }
  const bank = JSON.stringify({ format: 'cantera-bank', version: 1, questions: [question] })
  const packed = await zipOf({ 'banco/bank.json': bank, 'banco/media/a.png': 'a', '__MACOSX/media/b': 'b' })
  const ofZip = (await previewFile(site, skill.uuid, packed)).answer.data
  expect(ofZip.notes).toEqual([
    { note: 'banks.file_note.fields', values: ['points', 'hint'] },
    { note: 'banks.file_note.media', values: ['media/a.png'] },
  ])
  expect(ofZip.lines[0]).toMatchObject({ outcome: 'new', notes: ['banks.note.answer_lines'], lacks: ['answers'] })
})

test('QST-02 UPL-03 a picture above the limit excludes only its own question', async () => {
  const skill = await makeBankSkill(site, 'Imagen grande')
  const of = (question: string, media?: string) => ({ language: 'es', type: 'text', question, media })
  const bank = JSON.stringify({ format: 'cantera-bank', version: 1, questions: [of('¿Una?', 'media/a.png'), of('¿Dos?')] })
  const { lines } = (
    await previewFile(site, skill.uuid, await zipOf({ 'bank.json': bank, 'media/a.png': Buffer.alloc(1_048_576) }))
  ).answer.data
  expect(lines.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([['wrong', 'banks.error.media_large'], ['new']])
})

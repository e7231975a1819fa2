import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { bankOf, importFile, makeBankSkill, previewFile } from '../../testing/bank-files.ts'
import { fileOf } from '../../testing/documents.ts'

const site = sharedTestApp()
const giftFile = (...questions: string[]) => fileOf(Buffer.from(questions.join('\n\n')), 'moodle.gift')
const spanish = { language: 'es' }

/** Imports a GIFT file. Returns the bank's questions, and the notes of the preview by line. */
async function brought(name: string, ...questions: string[]) {
  const skill = await makeBankSkill(site, name)
  const { lines, notes } = (await previewFile(site, skill.uuid, giftFile(...questions), spanish)).answer.data
  expect((await importFile(site, skill.uuid, giftFile(...questions), spanish)).done.status).toBe(200)
  return { skill, lines, notes, kept: await bankOf(site, skill.id) }
}

test('QST-02 imports choices, true/false and essays of GIFT, and reports other kinds with their line', async () => {
  const gift = `// comment
$CATEGORY: $course$/top

::Uno:: ¿Cuál es la capital de Perú? {
  =Lima
  ~Cusco #no
}

[html]<p>Diga &aacute;lgebra &lt;b&gt;<br>en una l&iacute;nea</p> {}

¿Son cuatro? {T}

¿2+2? {#4}

Un río {=Amazonas =Orinoco}

Dos {~%50%a ~%50%b}

Roto {=a ~b

<img src\\="@@PLUGINFILE@@/a.png"> ¿Qué es? {=a ~b}`
  const { skill, lines, notes, kept } = await brought('De Moodle', gift)
  expect(lines.map(({ line, outcome, reasons, notes }) => [line, outcome, ...reasons, ...notes])).toEqual([
    [19, 'wrong', 'banks.error.gift_syntax'],
    [13, 'skipped', 'banks.skipped.numerical'],
    [15, 'skipped', 'banks.skipped.short_answer'],
    [17, 'skipped', 'banks.skipped.several_right'],
    [21, 'skipped', 'banks.skipped.picture'],
    [4, 'new', 'banks.note.feedback'],
    [9, 'new'],
    [11, 'new', 'banks.note.true_false'],
  ])
  expect(notes).toEqual([
    { note: 'banks.file_note.names', values: [] },
    { note: 'banks.file_note.categories', values: ['$course$/top'] },
  ])
  const right = (text: string) => ({ text, correct: true })
  const wrong = (text: string) => ({ text, correct: false })
  expect(kept).toMatchObject([
    {
      text: '¿Cuál es la capital de Perú?',
      type: 'select',
      language: 'es',
      ready: true,
      answers: [right('Lima'), wrong('Cusco')],
    },
    { text: 'Diga álgebra <b>\nen una línea', type: 'text', ready: true },
    { text: '¿Son cuatro?', type: 'select', ready: true, answers: [right('Verdadero'), wrong('Falso')] },
  ])
  expect((await importFile(site, skill.uuid, giftFile(gift), spanish)).counts).toMatchObject({ new: 0, same: 3 })
})

test.each([
  ['sup', ['::potencia::[html]<p>¿Cuánto es 10<sup>2</sup>?</p>{\n\t=<p>100</p>\n\t~<p>20</p>\n}'], ['¿Cuánto es 10²?']],
  [
    'table',
    [
      '::tabla::[html]<table><tr><td>Enero</td><td>100</td></tr><tr><td>Febrero</td><td>200</td></tr></table><p>¿Cuál es mayor?</p>{\n\t=Febrero\n\t~Enero\n}',
    ],
    ['Enero | 100\nFebrero | 200\n¿Cuál es mayor?'],
  ],
  [
    'unescaped',
    [
      '::hora::La reunión es a las 10:30. ¿Cuánto falta a las 10? {=30 minutos ~10 minutos}',
      '::igual::Si x = 3, ¿cuánto vale 2x? {=6 ~5}',
    ],
    ['La reunión es a las 10:30. ¿Cuánto falta a las 10?', 'Si x = 3, ¿cuánto vale 2x?'],
  ],
  ['no blank line between', ['¿Uno? {=a ~b}\n::Dos::¿Dos? {\n=a\n~b\n}\n¿Tres? {}'], ['¿Uno?', '¿Dos?', '¿Tres?']],
  ['braces of a formula', ['¿Cuánto es \\(\\frac{1}{2}\\)? {=0,5 ~2}'], ['¿Cuánto es \\(\\frac{1}{2}\\)?']],
  ['a gap', ['La capital {~es Cusco =es Lima}.'], ['La capital _____.']],
  ['a sign of another kind', ['¿Es 3 < 5 en List<String>? {=sí ~no}'], ['¿Es 3 < 5 en List<String>?']],
])('QST-02 a GIFT question with %s keeps its text', async (name, questions, texts) => {
  const { kept } = await brought(`GIFT ${name}`, ...questions)
  expect(kept.map(({ text }) => text)).toEqual(texts)
})

test('QST-02 answers of GIFT keep equals signs inside words, entities and attributes', async () => {
  const { kept } = await brought(
    'Respuestas de GIFT',
    '¿Qué parámetro? {~init=/dev/sda3 =root=/dev/sda3 ~<span class="a">otro</span> ~&#243;}',
    '¿Compacto?{~uno~dos=tres}',
  )
  expect(kept.map(({ answers }) => (answers as { text: string; correct: boolean }[]).map(({ text }) => text))).toEqual([
    ['init=/dev/sda3', 'root=/dev/sda3', 'otro', 'ó'],
    ['uno', 'dos', 'tres'],
  ])
})

test('QST-02 reports at its line what a GIFT question loses or says differently', async () => {
  const { lines } = await brought(
    'Notas de GIFT',
    '[html]La palabra <b>subrayada</b> {=a ~b}',
    '¿<audio src="a.mp3"></audio>? {=a ~b}',
    '[html]No <del>es</del> así {=a ~b}',
    '[html]<math><mi>x</mi></math> {=a ~b}',
    '¿Cuál? {=[html]<p>a</p><p>b</p> ~%-50%c}',
    '\\[x^2\\] {}',
  )
  expect(
    lines.toSorted((one, other) => one.line - other.line).map(({ outcome, reasons, notes }) => [outcome, ...reasons, ...notes]),
  ).toEqual([
    ['new', 'banks.note.formatting'],
    ['skipped', 'banks.skipped.media'],
    ['skipped', 'banks.skipped.struck'],
    ['skipped', 'banks.skipped.formula'],
    ['new', 'banks.note.answer_lines', 'banks.note.weights'],
    ['new', 'banks.note.formula'],
  ])
})

test('QST-02 the preview of an import says whether each question will be ready', async () => {
  const { lines } = await brought('Listas', '¿Una? {=a ~b}', '¿Otra? {=a}', '¿Sin elegir? {~%100%a}')
  expect(lines.filter(({ outcome }) => outcome === 'new').map(({ line, lacks }) => [line, lacks])).toEqual([
    [1, []],
    [5, ['answers']],
  ])
})

import { expect, test } from 'vitest'
import { languages } from '../../kernel/languages.ts'
import { stages } from '../../kernel/stages.ts'
import { builtInTemplate } from './built-in-template.rules.ts'
import { offeredVariables, variableError, variableIssues, variablesOfStage } from './variables.rules.ts'

const ofInterviews = 'notification.error.variable'
const none = 'notification.error.no_variable'
test.each([
  ['Hola {{applicant}}: {{ job }}', 'apply', undefined],
  ['<p>El {{date}}, de {{ from }} a {{to}} con {{sender}}</p>', 'apply', ofInterviews],
  ['<p>El {{date}}, de {{ from }} a {{to}} con {{sender}}</p>', 'firstInterview', undefined],
  ['<a href="{{date}}">hoy</a>', 'reject', ofInterviews],
  ['{{7*7}} {{&nbsp;}} {{}} {date} [date] {{', 'approved', undefined],
  ['{{fecha}}', 'firstInterview', none],
  ['{{nombre del cargo}} {{date}}', 'apply', none],
  ['{{Job}}', 'apply', none],
  ['{{constructor}}', 'approved', none],
  ['<p>{{<b>job</b>}}</p>', 'approved', none],
  ['<p>{{&nbsp;job}}</p>', 'approved', none],
  ['{{{{año}}}}', 'apply', none],
] as const)('TPL-02 INJ-05 the braces in %j at the stage %s give the error %j', (text, stage, error) => {
  expect(variableError(text, stage)).toBe(error)
})

test('TPL-02 a field offers variables under their translated names', () => {
  expect(offeredVariables(['applicant', 'job'], (name) => name.toUpperCase())).toEqual({
    words: [
      { label: 'APPLICANT', text: '{{applicant}}' },
      { label: 'JOB', text: '{{job}}' },
    ],
    line: '{{applicant}} (APPLICANT), {{job}} (JOB)',
  })
})

test('TPL-02 before a stage is chosen, only unknown variables are refused', () => {
  expect(variableIssues({ subject: '{{fecha}}', title: '{{date}}', message: undefined }, '')).toEqual([
    { path: ['subject'], message: none },
  ])
})

test.each(languages.flatMap((language) => stages.map((stage) => [stage, language] as const)))(
  'SPEC-42: the built-in e-mail of %s in %s uses only variables of its stage',
  (stage, language) => {
    const { subject, title, messageHtml } = builtInTemplate(stage, language)
    const used = [...`${subject} ${title} ${messageHtml}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
    expect(used).toContain('job')
    expect(variablesOfStage(stage)).toEqual(expect.arrayContaining(used))
  },
)

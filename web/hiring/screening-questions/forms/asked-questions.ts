import { useMemo, useState } from 'react'
import type { AskedQuestion } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { fieldOf, readAnswer } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { ApiRefusal, asRefusal } from '../../../platform/client/api-refusal.ts'
import type { FileRule } from '../../../platform/forms/file-rule.ts'
import type { Upload } from '../../../platform/forms/form-shell.tsx'
import { sendFile } from '../asked.queries.ts'

/** A question in a form. One that is gone stays in sight until the form is sent again, so that nobody wonders where their text went. */
export type FormQuestion = AskedQuestion & { readonly gone?: boolean }

type Values = Readonly<Record<string, unknown>>

const isFile = ({ kind }: AskedQuestion) => kind === 'file'

function given(values: Values, { uuid }: AskedQuestion): string | string[] | undefined {
  const value = values[fieldOf(uuid)]
  return Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? value : undefined
}

function emptyValue({ kind }: AskedQuestion) {
  if (kind === 'file') return undefined
  return kind === 'several_choices' ? [] : ''
}

/** What is wrong in the answers, by field. Files have rules of their own. */
const errorsIn = (questions: readonly FormQuestion[], values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = isFile(question) ? undefined : readAnswer(question, given(values, question))
      return answer && 'error' in answer ? [[fieldOf(question.uuid), answer.error]] : []
    }),
  )

const fileRuleOf = ({ required }: AskedQuestion): FileRule => ({
  kinds: documentExtensions,
  ...(required && { required: 'screening.error.required' }),
})

/**
 * The questions of a form, with what it sends and what is wrong. When the server says that one has changed meanwhile, `onRefused` reads
 * them again; what was typed stays (SCQ-02).
 */
export function useAsked(first: readonly AskedQuestion[], read: () => Promise<readonly AskedQuestion[]>) {
  const [questions, setQuestions] = useState<readonly FormQuestion[]>(first)
  const open = useMemo(() => questions.filter(({ gone }) => !gone), [questions])
  const files = useMemo(
    () => Object.fromEntries(open.filter(isFile).map((question) => [fieldOf(question.uuid), fileRuleOf(question)])),
    [open],
  )
  return {
    questions,
    files,
    /** Empty values of all fields. */
    initial: Object.fromEntries(first.map((question) => [fieldOf(question.uuid), emptyValue(question)])),
    errorsOf: (values: Values) => errorsIn(open, values),
    /** The answers to send. A chosen file follows by itself, with `sendFiles`. */
    answersOf: (values: Values, chosen: Upload['files']) =>
      open
        .filter(({ uuid }) => !chosen[fieldOf(uuid)])
        .map((question) => ({ question: question.uuid, version: question.version, value: given(values, question) ?? '' })),
    /** Sends the chosen files, once the person has applied. A refusal goes to the field of its file. */
    async sendFiles({ files: chosen, onProgress }: Upload): Promise<void> {
      for (const { uuid } of open) {
        const file = chosen[fieldOf(uuid)]
        if (!file) continue
        await sendFile(uuid, file, onProgress).catch((error: unknown) => {
          const { status, code, errors } = asRefusal(error)
          throw new ApiRefusal(status, code, { errors: { [fieldOf(uuid)]: errors.file ?? [code] } })
        })
      }
    },
    async onRefused(error: unknown): Promise<void> {
      const known = new Set(open.map(({ uuid }) => fieldOf(uuid)))
      const isOutdated = Object.entries(asRefusal(error).errors).some(
        ([field, [key = '']]) =>
          ['screening.error.changed', 'screening.error.gone'].includes(key) ||
          (field.startsWith(fieldOf('')) && !known.has(field)),
      )
      const now = isOutdated && (await read().catch(() => undefined))
      if (!now) return
      const gone = open.filter(({ uuid }) => !now.some((one) => one.uuid === uuid)).map((one) => ({ ...one, gone: true }))
      setQuestions([...now, ...gone])
    },
  }
}

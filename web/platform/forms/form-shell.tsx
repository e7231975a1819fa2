import { createContext, type ReactNode, type RefObject, Suspense, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { type DefaultValues, type FieldValues, FormProvider, type UseFormReturn, useForm, useFormState } from 'react-hook-form'
import type { z } from 'zod'
import { type ApiRefusal, asRefusal } from '../client/api-refusal.ts'
import { addAudiences } from '../i18n/catalog.ts'
import { useText, useWireText } from '../i18n/language.tsx'
import { useDraft } from '../session/drafts.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { MessageBox } from '../ui/message-box.tsx'
import { adoptTyped } from './adopt-typed.ts'
import type { FileRule } from './file-rule.ts'
import type { AskedQuestion } from './form-questions.tsx'
import { countErrors, formResolver, formRules } from './form-resolver.ts'
import styles from './form-shell.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import { NeedsScript } from './needs-script.tsx'
import { UploadContext } from './upload-context.ts'
import { UploadNews } from './upload-news.tsx'
import { useFormDraft } from './use-form-draft.ts'
import { useFocusOfFailure, useSatisfied } from './use-form-errors.ts'
import { useHydrated } from './use-hydrated.ts'
import { WrongFields } from './wrong-fields.tsx'

await addAudiences('form')

// Forms of visitors do not ask.
const AskQuestion = lazyPart(async () => ({ default: (await import('./form-questions.tsx')).AskQuestion }))

export interface Upload {
  readonly files: Record<string, File | undefined>
  readonly onProgress: (share: number) => void
}

/** A value for every field, so that a form does not forget a new one; undefined where a field begins without a value. */
export type InitialValues<Input> = DefaultValues<Input> & Record<Exclude<keyof Input, 'version'>, unknown>

interface Props<Schema extends z.ZodType<unknown, FieldValues>, Answer> {
  /** Names the draft; contains the record's id when a record is edited. */
  name: string
  /** The form's shape in the contract, or what loads it with the first touch: a page for visitors then does not wait for it. */
  schema: Schema | (() => Promise<Schema>)
  initial: InitialValues<z.input<Schema>>
  /** File fields by name, with their rules. */
  files?: Record<string, FileRule> | undefined
  /** Sends the form. A refusal goes to its fields, or over the form. */
  submit(input: z.input<Schema>, upload: Upload): Promise<Answer>
  onDone(answer: Answer): void
  /** The values that the form shows after saving, when it stays open; the typed values by default. */
  saved?(answer: Answer): DefaultValues<z.input<Schema>>
  /** Fields that are never stored as a draft, e.g. passwords. */
  secrets?: readonly string[]
  /** Values that are newer than the draft, as they were typed into another form since. A constant function. */
  newer?: (() => FieldValues) | undefined
  /** Every field may stay empty: errors of empty fields appear only when the form is sent. */
  mayStayEmpty?: boolean
  /** The question that must be answered with yes before these values are sent; undefined for none. The same question is asked once. */
  ask?(input: z.input<Schema>): AskedQuestion | undefined
  /** The fields, and then the `FormEnd`. */
  children: ReactNode
}
const noFiles = {}
const noSecrets: readonly string[] = []

/** What the end of a form shows. */
interface Outcome {
  readonly element: RefObject<HTMLFormElement | null>
  /** The place above the fields of a form with sections. */
  readonly top: HTMLElement | null
  setTop(place: HTMLElement | null): void
  readonly refusal: ApiRefusal | undefined
  /** How many times the form was sent in vain. */
  readonly failures: number
  dismiss(): void
  /** Resets the form and forgets its draft. */
  discard(): void
}
const OutcomeContext = createContext<Outcome | undefined>(undefined)

/**
 * The one form: validates by the contract's rules from the first touch on, sends, shows the server's errors at their fields in the reader's
 * language (I18N-06), and keeps the input until it is accepted (SHR-02).
 */
export function FormShell<Schema extends z.ZodType<unknown, FieldValues>, Answer>(props: Props<Schema, Answer>) {
  const { name, schema, initial, files = noFiles, secrets = noSecrets, newer, mayStayEmpty = false, ask, children } = props
  const t = useText()
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const [top, setTop] = useState<HTMLElement | null>(null)
  // After saving, an empty form is at rest until the next change.
  const [isAtRest, setAtRest] = useState(mayStayEmpty)
  const rules = useMemo(() => formRules(schema, files), [schema, files])
  const resolver = useMemo(() => formResolver(rules), [rules])
  const form = useForm<FieldValues>({
    mode: isAtRest ? 'onSubmit' : 'onTouched',
    resolver,
    defaultValues: initial as DefaultValues<FieldValues>,
    shouldFocusError: false,
  })
  const draft = useDraft<FieldValues>(name, [...secrets, ...Object.keys(files)])
  const kept = useFormDraft(form, draft, newer)
  const onSaved = () => {
    setAtRest(true)
    kept.clear()
  }
  const { send, question, refusal, failures, progress, dismiss } = useSending(form, { ...props, files, onSaved })
  const { isSubmitting, isDirty } = form.formState
  useSatisfied(form, rules)
  useFocusOfFailure(element, failures, isSubmitting)

  useEffect(() => {
    if (isDirty) setAtRest(false)
  }, [isDirty])

  const dismissed = () => {
    dismiss()
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
  const discarded = () => {
    kept.discard()
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    <FormProvider {...form}>
      <UploadContext value={progress}>
        <form
          ref={element}
          noValidate
          onFocus={() => void rules.load()}
          onSubmitCapture={() => adoptTyped(element.current, form)}
          onSubmit={(event) => void send(event)}
        >
          <fieldset className={styles.fields} disabled={!hydrated}>
            <NeedsScript />
            {!hydrated && <p className={styles.notAlive}>{t('common.form_loading')}</p>}
            {kept.restored && (
              <Restored isPart={Object.keys(files).length > 0 || secrets.includes('password')} onDiscard={discarded} />
            )}
            <OutcomeContext value={{ element, top, setTop, refusal, failures, dismiss: dismissed, discard: kept.discard }}>
              {children}
            </OutcomeContext>
          </fieldset>
        </form>
        <Suspense>{ask && <AskQuestion {...question} />}</Suspense>
      </UploadContext>
    </FormProvider>
  )
}

type Sent<Schema extends z.ZodType<unknown, FieldValues>, Answer> = Pick<
  Props<Schema, Answer>,
  'submit' | 'onDone' | 'saved' | 'ask'
> & { readonly files: Record<string, FileRule>; onSaved(): void }

/** Sends the form, after its question was answered with yes, and keeps what came of it. */
function useSending<Schema extends z.ZodType<unknown, FieldValues>, Answer>(
  form: UseFormReturn<FieldValues>,
  { files, submit, onDone, saved, ask, onSaved }: Sent<Schema, Answer>,
) {
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const [progress, setProgress] = useState<number>()
  const [failures, setFailures] = useState(0)
  const [question, setQuestion] = useState<AskedQuestion>()
  const agreedTo = useRef<string>(undefined)
  const dismiss = () => setRefusal(undefined)
  const fail = () => setFailures((count) => count + 1)
  const send = form.handleSubmit(
    async (values) => {
      dismiss()
      const asked = ask?.(values as z.input<Schema>)
      if (asked && asked.question !== agreedTo.current) return setQuestion(asked)
      const chosen = filesOf(values, files)
      if (Object.values(chosen).some(Boolean)) setProgress(0)
      try {
        const answer = await submit(withoutFiles(values, files) as z.input<Schema>, { files: chosen, onProgress: setProgress })
        // The saved values are the new initial ones: only later changes are unsaved. Shown at once: the library loses what is typed between
        // the reset and the next rendering, and the guard lets `onDone` leave.
        flushSync(() => form.reset(saved?.(answer) ?? values))
        onSaved()
        onDone(answer)
      } catch (error) {
        const refused = asRefusal(error)
        for (const [field, [key]] of Object.entries(refused.errors))
          form.setError(field, { type: 'server', message: key ?? refused.code })
        // Errors of fields are shown at the fields and disappear with them.
        if (Object.keys(refused.errors).length === 0) setRefusal(refused)
        fail()
      } finally {
        setProgress(undefined)
      }
    },
    () => {
      dismiss()
      fail()
    },
  )
  const onConfirm = () => {
    agreedTo.current = question?.question
    setQuestion(undefined)
    void send()
  }
  return {
    send,
    question: { asked: question, onConfirm, onCancel: () => setQuestion(undefined) },
    refusal,
    failures,
    progress,
    dismiss,
  }
}

function Restored({ isPart, onDiscard }: { isPart: boolean; onDiscard(): void }) {
  const t = useText()
  return (
    <MessageBox>
      {t(isPart ? 'common.draft_restored_partly' : 'common.draft_restored')}
      <Button tone="bare" size="small" onClick={onDiscard}>
        {t('common.draft_discard')}
      </Button>
    </MessageBox>
  )
}

interface EndProps {
  /** The words of the button that sends. */
  label: string
  deletes?: boolean
  /** The form is longer than a window: its buttons stay visible at the bottom. */
  long?: boolean | undefined
  /** Asks before leaving with unsaved changes. */
  guard?: boolean | undefined
  /**
   * Words and buttons for a refusal that needs more than its text; `startOver` resets the form. Undefined for the usual text. Errors of fields
   * are explained at the fields.
   */
  explain?(refusal: ApiRefusal, startOver: () => void): ReactNode
  /** Further buttons beside the one that sends. */
  children?: ReactNode
}

/** The place above the fields, where a form with sections says what is wrong. */
export function FormTop() {
  const { setTop } = useContext(OutcomeContext) as Outcome
  return <div ref={setTop} className={styles.top} />
}

/** The end of a form: what is wrong unless there is a place above its fields, the button that sends, and others. */
export function FormEnd({ label, deletes = false, long = false, guard = false, explain, children }: EndProps) {
  const t = useText()
  const wireText = useWireText()
  // Outside of a form this fails at once.
  const { element, top, refusal, failures, dismiss, discard } = useContext(OutcomeContext) as Outcome
  const progress = useContext(UploadContext)
  const { errors, isSubmitting, isDirty } = useFormState()
  const wrong = countErrors(errors)
  const summary =
    refusal && wrong === 0
      ? wireText(refusal.code)
      : failures > 0 && wrong > 0
        ? t('common.form_has_errors', { count: wrong })
        : undefined
  const problems = (
    <>
      {summary && (
        <MessageBox tone="error" onDismiss={refusal && dismiss}>
          {(refusal && explain?.(refusal, discard)) ?? summary}
        </MessageBox>
      )}
      {failures > 0 && wrong > 1 && <WrongFields form={element} settled={!isSubmitting} />}
    </>
  )
  return (
    <>
      <UploadNews share={progress} />
      {top ? createPortal(problems, top) : problems}
      <div className={long ? styles.bar : styles.actions}>
        {/* The field keeps the focus: if it lost it, an error could appear and move the button away under the pointer. */}
        <Button
          type="submit"
          tone={deletes ? 'danger' : 'main'}
          busy={isSubmitting}
          onMouseDown={(event) => event.preventDefault()}
        >
          {label}
        </Button>
        {children}
      </div>
      {guard && <LeaveGuard when={isDirty} onDiscard={discard} />}
    </>
  )
}

function withoutFiles(values: FieldValues, files: Record<string, FileRule>): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in files)))
}

function filesOf(values: FieldValues, files: Record<string, FileRule>): Upload['files'] {
  return Object.fromEntries(Object.keys(files).map((name) => [name, values[name] as File | undefined]))
}

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type ApiRefusal, asRefusal } from '../client/api-refusal.ts'
import { addressAudiences } from '../i18n/catalog.ts'
import { useText, useWireText } from '../i18n/language.tsx'
import { useCompany } from '../pages/company.ts'
import { useDraft } from '../session/drafts.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import type { FileRule } from './file-rule.ts'
import { countErrors, formResolver } from './form-resolver.ts'
import styles from './form-shell.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import { UploadContext } from './upload-context.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useHydrated } from './use-hydrated.ts'
import { WrongFields } from './wrong-fields.tsx'

await addressAudiences('form')

export interface Upload {
  readonly files: Record<string, File | undefined>
  readonly onProgress: (share: number) => void
}

interface Props<Schema extends z.ZodType<unknown, FieldValues>, Answer> {
  /** Names the draft; with the record's id where a record is edited. */
  name: string
  /** The form's shape in the contract. */
  schema: Schema
  initial: DefaultValues<z.input<Schema>>
  /** File fields by name, with their rules. */
  files?: Record<string, FileRule> | undefined
  /** Sends the form. A refusal goes to its fields, or over the form. */
  submit(input: z.input<Schema>, upload: Upload): Promise<Answer>
  onDone(answer: Answer): void
  /** What a form that stays shows after saving, as the server keeps it; what was typed where it is absent. */
  saved?(answer: Answer): DefaultValues<z.input<Schema>>
  submitLabel: string
  /** Sending it deletes something. */
  deletes?: boolean
  /** Fields that are never kept as a draft, e.g. passwords. */
  secrets?: readonly string[]
  /** Nobody has to write anything: only sending nothing is complained about, not leaving it empty. */
  mayStayEmpty?: boolean
  /** Asks before leaving with unsaved changes. */
  guard?: boolean
  /** What must be answered with yes before this is sent; undefined when nothing must. The same words are asked about once. */
  ask?(input: z.input<Schema>): string | undefined
  /** Title and buttons of that question, where it is not about saving. */
  askWords?: { readonly title: string; readonly confirm: string; readonly back: string }
  /** More buttons beside the one that sends. */
  actions?: ReactNode
  /** Longer than a window: the buttons stay in sight at its foot. */
  long?: boolean
  /** Words and buttons for a refusal that needs more than its text; `startOver` forgets what was typed. Undefined for the usual. */
  explain?(refusal: ApiRefusal, startOver: () => void): ReactNode
  children: ReactNode
}
const noFiles = {}

/**
 * The one form: checks on first touch by the contract's own rules, sends, puts the server's field errors at their fields in the
 * reader's language (I18N-06), keeps what was typed until it is accepted (SHR-02).
 */
export function FormShell<Schema extends z.ZodType<unknown, FieldValues>, Answer>(props: Props<Schema, Answer>) {
  const {
    name,
    schema,
    initial,
    files = noFiles,
    submit,
    onDone,
    saved,
    submitLabel,
    deletes = false,
    secrets,
    mayStayEmpty = false,
    guard = false,
    ask,
    askWords,
    actions,
    long = false,
    explain,
    children,
  } = props
  const t = useText()
  const wireText = useWireText()
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const done = useRef(false)
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const [progress, setProgress] = useState<number>()
  const [failures, setFailures] = useState(0)
  const [question, setQuestion] = useState<string>()
  const agreedTo = useRef<string>(undefined)
  // After saving nothing waits either, also where that empties the fields; until the next change.
  const [isAtRest, setAtRest] = useState(mayStayEmpty)
  const resolver = useMemo(() => formResolver(schema, files), [schema, files])
  const form = useForm<FieldValues>({
    mode: isAtRest ? 'onSubmit' : 'onTouched',
    resolver,
    defaultValues: initial as DefaultValues<FieldValues>,
    shouldFocusError: false,
  })
  const draft = useDraft<FieldValues>(name, [...(secrets ?? []), ...Object.keys(files)])
  const kept = useFormDraft(form, draft)
  const leavesOut = Object.keys(files).length > 0 || secrets?.includes('password')
  const { errors, isSubmitting, isDirty } = form.formState

  useEffect(() => {
    if (!isDirty) return
    done.current = false
    setAtRest(false)
  }, [isDirty])

  // The first wrong field, or else the words over the button; fields are marked as wrong only when the submission has ended.
  const focusedFor = useRef(0)
  useEffect(() => {
    if (isSubmitting || failures === focusedFor.current) return
    focusedFor.current = failures
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    first?.focus()
    // A field that has the focus already would stay out of sight.
    first?.scrollIntoView({ block: 'center' })
  }, [failures, isSubmitting])

  const send = form.handleSubmit(
    async (values) => {
      setRefusal(undefined)
      const words = ask?.(values as z.input<Schema>)
      if (words !== undefined && words !== agreedTo.current) return setQuestion(words)
      const chosen = filesOf(values, files)
      if (Object.values(chosen).some(Boolean)) setProgress(0)
      try {
        const answer = await submit(withoutFiles(values, files) as z.input<Schema>, {
          files: chosen,
          onProgress: setProgress,
        })
        done.current = true
        // What is saved is what counts from now on: only a later change is unsaved.
        form.reset(saved?.(answer) ?? values)
        setAtRest(true)
        kept.clear()
        onDone(answer)
      } catch (error) {
        const refused = asRefusal(error)
        for (const [field, [key]] of Object.entries(refused.errors))
          form.setError(field, { type: 'server', message: key ?? refused.code })
        // A refusal of fields stands at the fields, and goes with them.
        if (Object.keys(refused.errors).length === 0) setRefusal(refused)
        setFailures((count) => count + 1)
      } finally {
        setProgress(undefined)
      }
    },
    () => {
      setRefusal(undefined)
      setFailures((count) => count + 1)
    },
  )
  const dismiss = () => {
    setRefusal(undefined)
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
  const wrong = countErrors(errors)
  const summary =
    refusal && wrong === 0
      ? wireText(refusal.code)
      : failures > 0 && wrong > 0
        ? t('common.form_has_errors', { count: wrong })
        : undefined

  return (
    <FormProvider {...form}>
      <UploadContext value={progress}>
        <form ref={element} noValidate onSubmit={(event) => void send(event)}>
          <fieldset className={styles.fields} disabled={!hydrated}>
            <NeedsScript />
            {kept.restored && (
              <Notice>
                {t(leavesOut ? 'common.draft_restored_partly' : 'common.draft_restored')}
                <Button
                  tone="bare"
                  size="small"
                  onClick={() => {
                    kept.discard()
                    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
                  }}
                >
                  {t('common.draft_discard')}
                </Button>
              </Notice>
            )}
            {children}
            <UploadNews share={progress} />
            {summary && (
              <Notice tone="error" onDismiss={refusal && dismiss}>
                {(refusal && explain?.(refusal, kept.discard)) ?? summary}
              </Notice>
            )}
            {failures > 0 && wrong > 1 && <WrongFields form={element} settled={!isSubmitting} />}
            <div className={long ? styles.bar : styles.actions}>
              {/* The field keeps the focus: leaving it could show an error, and the button would move away under the pointer. */}
              <Button
                type="submit"
                tone={deletes ? 'danger' : 'main'}
                busy={isSubmitting}
                onMouseDown={(event) => event.preventDefault()}
              >
                {submitLabel}
              </Button>
              {actions}
            </div>
          </fieldset>
        </form>
        {ask && (
          <ConfirmDialog
            open={question !== undefined}
            title={askWords?.title ?? t('common.ask_title')}
            confirmLabel={askWords?.confirm ?? t('common.ask_confirm')}
            cancelLabel={askWords?.back ?? t('common.ask_back')}
            onConfirm={() => {
              agreedTo.current = question
              setQuestion(undefined)
              void send()
            }}
            onCancel={() => setQuestion(undefined)}
          >
            <p>{question}</p>
          </ConfirmDialog>
        )}
        {guard && <LeaveGuard when={isDirty} done={done} onDiscard={kept.discard} />}
      </UploadContext>
    </FormProvider>
  )
}

const heardShare = 0.25

/** Says how far an upload is, in quarters: each percent would be too much to hear (SHR-03). */
function UploadNews({ share }: { share: number | undefined }) {
  const t = useText()
  return (
    <p role="status" className="visually-hidden">
      {share !== undefined &&
        t('common.file_progress', { percent: Math.round(Math.floor(share / heardShare) * heardShare * 100) })}
    </p>
  )
}

/** Why nothing can be typed without JavaScript, and how to reach the company all the same. */
function NeedsScript() {
  const t = useText()
  const company = useCompany()
  return (
    company && (
      <noscript>
        <Notice>{t('common.needs_script', { email: company.email, phone: company.phone })}</Notice>
      </noscript>
    )
  )
}

function withoutFiles(values: FieldValues, files: Record<string, FileRule>): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in files)))
}

function filesOf(values: FieldValues, files: Record<string, FileRule>): Upload['files'] {
  return Object.fromEntries(Object.keys(files).map((name) => [name, values[name] as File | undefined]))
}

import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useContext, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { jpegEndings } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'
import { loadUpload } from '../client/call.ts'
import { fileSize } from '../i18n/file-size.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import { IconButton } from '../ui/button.tsx'
import { FileName } from '../ui/file-name.tsx'
import { FileSize } from '../ui/file-size.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import styles from './file-field.module.css'
import { fittingPicture } from './fitting-picture.ts'
import { UploadContext } from './upload-context.ts'
import { useField } from './use-field.ts'

/** A file to choose or drop. It stays chosen when the form is refused; an upload shows its progress (SHR-03). */
export function FileField({
  name,
  label,
  hint,
  optional,
  kinds,
  rule: ownRule,
}: FieldProps & {
  kinds: readonly string[]
  /** The rule for files, when the usual words do not say it. */
  rule?: string
}) {
  const t = useText()
  const rule = ownRule ?? t('common.file_rule', { kinds: kinds.join(', ') })
  const words = hint ? `${hint} ${rule}` : rule
  const { control, attributes, error, id } = useField(name, { hint: words, optional })
  const { field } = useController({ name, control })
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement | null>(null)
  const file = field.value as File | undefined
  const [fitting, setFitting] = useState(false)
  /** The size of the chosen picture before it was scaled down. */
  const [original, setOriginal] = useState<number>()
  const latest = useRef<File | undefined>(undefined)
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    void loadUpload().catch(() => undefined)
    latest.current = chosen
    setFitting(true)
    const taken = await fittingPicture(chosen, kinds, limits.upload.bytes)
    // While the picture was scaled, another file was chosen or this one removed.
    if (latest.current !== chosen) return
    setFitting(false)
    setOriginal(taken === chosen ? undefined : chosen.size)
    field.onChange(taken)
    field.onBlur()
  }
  const remove = () => {
    latest.current = undefined
    setOriginal(undefined)
    field.onChange(undefined)
    input.current?.focus()
  }
  return (
    <FieldFrame id={id} label={label} hint={words} optional={optional ?? false} error={error}>
      <div className={styles.zone} data-over={over || undefined} data-invalid={error ? true : undefined}>
        <input
          {...attributes}
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          type="file"
          className={styles.input}
          accept={[...kinds, ...(kinds.includes('jpg') ? jpegEndings : [])].map((kind) => `.${kind}`).join()}
          onChange={(event) => {
            void take(event.target.files?.[0])
            // Otherwise the same file could not be chosen again after its removal.
            event.target.value = ''
          }}
          onBlur={field.onBlur}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        {fitting ? <Fitting /> : file ? <Chosen file={file} original={original} onRemove={remove} /> : <Invitation />}
      </div>
      <Progress />
    </FieldFrame>
  )
}

function Invitation() {
  const t = useText()
  return (
    <span className={styles.words}>
      <IconUpload size={22} aria-hidden="true" />
      {t('common.file_choose')}
    </span>
  )
}

function Fitting() {
  const t = useText()
  return (
    <span className={styles.words} role="status">
      {t('common.file_fitting')}
    </span>
  )
}

function Chosen({ file, original, onRemove }: { file: File; original: number | undefined; onRemove(): void }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <span className={styles.words} role="status">
      <IconFileText size={22} aria-hidden="true" />
      <span className={styles.facts}>
        <span className={styles.name}>
          <FileName name={file.name} />
        </span>
        <span className={styles.size}>
          {original === undefined ? (
            <FileSize bytes={file.size} />
          ) : (
            t('common.file_made_smaller', { before: fileSize(original, language), now: fileSize(file.size, language) })
          )}
        </span>
      </span>
      <IconButton deletes label={t('common.file_remove')} className={styles.remove ?? ''} onClick={onRemove}>
        <IconTrash size={20} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

function Progress() {
  const t = useText()
  const share = useContext(UploadContext)
  if (share === undefined) return null
  const percent = Math.round(share * 100)
  return <progress className={styles.progress} max={100} value={percent} aria-label={t('common.file_progress', { percent })} />
}

import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type ReactNode, useContext, useRef, useState } from 'react'
import type { ControllerRenderProps, FieldValues } from 'react-hook-form'
import { jpegEndings } from '#domain/kernel/file-kinds.ts'
import { sendFilesBy } from '../client/call.ts'
import { sendUpload } from '../client/upload.ts'
import { fileSize } from '../i18n/file-size.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import { IconButton } from '../ui/button.tsx'
import { FileName } from '../ui/file-name.tsx'
import { FileSize } from '../ui/file-size.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import styles from './file-field.module.css'
import { withExtension } from './file-rule.ts'
import { UploadContext } from './upload-context.ts'
import { useField } from './use-field.ts'

sendFilesBy(sendUpload)

export interface FileZoneProps extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'optional'> {
  kinds: readonly string[]
  /** The rule for files, when the usual words do not say it. */
  rule?: string | undefined
}

/** The chosen file with words about it. */
interface ChosenFile {
  readonly name: string
  readonly facts: ReactNode
  onRemove(): void
  readonly removeLabel?: string | undefined
}

interface Props extends Omit<FileZoneProps, 'name'> {
  field: ControllerRenderProps<FieldValues, string>
  /** Whether several files may be chosen at once. */
  multiple?: boolean
  /** What happens to the chosen file now; undefined while nothing does. */
  working: string | undefined
  chosen: ChosenFile | undefined
  onChoose(files: readonly File[]): void
  /** What stands in one row with the zone, where both fit. */
  beside?: ReactNode
  /** What stands below the zone, inside the field. */
  children?: ReactNode
}

/** The zone of a file field: takes files by choosing or dropping, and shows what is chosen and the progress of an upload (SHR-03). */
export function FileZone(props: Props) {
  const { label, hint, optional, kinds, rule: ownRule, field, multiple, working, chosen, onChoose } = props
  const t = useText()
  const rule = ownRule ?? t('common.file_rule', { kinds: kinds.join(', ') })
  const words = hint ? `${hint} ${rule}` : rule
  const { attributes, error, id } = useField(field.name, { hint: words, optional })
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement | null>(null)
  const remove = () => {
    chosen?.onRemove()
    input.current?.focus()
  }
  return (
    <FieldFrame id={id} label={label} hint={words} optional={optional ?? false} error={error}>
      <div className={styles.row}>
        <div className={styles.zone} data-over={over || undefined} data-invalid={error ? true : undefined}>
          <input
            {...attributes}
            ref={(element) => {
              input.current = element
              field.ref(element)
            }}
            type="file"
            multiple={multiple}
            className={styles.input}
            accept={[...kinds, ...(kinds.includes('jpg') ? jpegEndings : [])].map((kind) => `.${kind}`).join()}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])].map(withExtension)
              if (files.length > 0) onChoose(files)
              // Otherwise the same file could not be chosen again after its removal.
              event.target.value = ''
            }}
            onBlur={field.onBlur}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          />
          {working ? (
            <span className={styles.words} role="status">
              {working}
            </span>
          ) : chosen ? (
            <span className={styles.words} role="status">
              <IconFileText size={22} aria-hidden="true" />
              <span className={styles.facts}>
                <span className={styles.name}>
                  <FileName name={chosen.name} />
                </span>
                <span className={styles.size}>{chosen.facts}</span>
              </span>
              <IconButton
                deletes
                label={chosen.removeLabel ?? t('common.file_remove')}
                className={styles.remove ?? ''}
                onClick={remove}
              >
                <IconTrash size={20} aria-hidden="true" />
              </IconButton>
            </span>
          ) : (
            <span className={styles.words}>
              <IconUpload size={22} aria-hidden="true" />
              <span>
                {t('common.file_choose')}
                <span className={styles.drop}> {t('common.file_drop')}</span>
              </span>
            </span>
          )}
        </div>
        {props.beside}
      </div>
      {props.children}
      <Progress />
    </FieldFrame>
  )
}

/** The size of a chosen file; `original` is the size of a picture before it was made smaller. */
export function ChosenSize({ bytes, original }: { bytes: number; original: number | undefined }) {
  const t = useText()
  const { language } = useLanguage()
  if (original === undefined) return <FileSize bytes={bytes} />
  return t('common.file_made_smaller', { before: fileSize(original, language), now: fileSize(bytes, language) })
}

function Progress() {
  const t = useText()
  const share = useContext(UploadContext)
  if (share === undefined) return null
  const percent = Math.round(share * 100)
  return <progress className={styles.progress} max={100} value={percent} aria-label={t('common.file_progress', { percent })} />
}

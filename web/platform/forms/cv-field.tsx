import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, type Ref, Suspense, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { MessageBox } from '../ui/message-box.tsx'
import styles from './cv-field.module.css'
import { unfinishedFile } from './file-rule.ts'
import { ChosenSize, FileZone, type FileZoneProps } from './file-zone.tsx'
import type { PhotoPage } from './photo-pages.ts'
import { usePhotoPages } from './use-photo-pages.ts'

const PageList = lazyPart(() => import('./page-list.tsx'))

/** A CV as a document, or as photos of its pages, which become one PDF in the browser (REG-08, ADR-0008). */
export function CvField({ hint, ...props }: FileZoneProps) {
  const t = useText()
  const { control } = useFormContext()
  const { field } = useController({ name: props.name, control })
  const { pages, isWorking, problems, choose, arrange, remove } = usePhotoPages(field, props.kinds)
  const file = field.value === unfinishedFile ? undefined : (field.value as File | undefined)
  const isDocument = file !== undefined && pages.length === 0
  const count = pages.length
  const addButton = useRef<HTMLButtonElement>(null)
  const camera = (
    <PhotoButton camera onChoose={choose} icon={<IconCamera size={18} aria-hidden="true" />}>
      {t(count > 0 ? 'common.page_photograph_next' : 'common.page_photograph')}
    </PhotoButton>
  )
  return (
    <FileZone
      {...props}
      hint={[hint, t('common.pages_hint', { count: limits.cvPages })].filter(Boolean).join(' ')}
      field={field}
      multiple
      working={isWorking ? t(count > 1 ? 'common.pages_making' : 'common.file_fitting') : undefined}
      chosen={
        file && {
          name: file.name,
          facts: <Facts file={file} pages={pages} />,
          onRemove: remove,
          removeLabel: count > 1 ? t('common.pages_remove') : undefined,
        }
      }
      onChoose={choose}
      beside={!isDocument && count === 0 && camera}
    >
      {problems.length > 0 && (
        <MessageBox tone="error">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </MessageBox>
      )}
      {count > 1 && (
        <Suspense>
          <PageList
            pages={pages}
            onArrange={(next) => {
              arrange(next)
              // The list disappears with the button that had the focus.
              if (next.length === 1) addButton.current?.focus()
            }}
          />
        </Suspense>
      )}
      {!isDocument && count > 0 && count < limits.cvPages && (
        <div className={styles.adding}>
          <PhotoButton ref={addButton} multiple onChoose={choose} icon={<IconPlus size={18} aria-hidden="true" />}>
            {t('common.page_add')}
          </PhotoButton>
          {camera}
        </div>
      )}
    </FileZone>
  )
}

/** The size of the document, and of how many pages it was made. */
function Facts({ file, pages }: { file: File; pages: readonly PhotoPage[] }) {
  const t = useText()
  const count = pages.length
  const [only] = pages
  const original = count === 1 && only && file !== only.file ? only.file.size : undefined
  return (
    <>
      {count > 1 && `${t('common.pages_count', { count })} · `}
      <ChosenSize bytes={file.size} original={original} />
    </>
  )
}

interface PhotoButtonProps {
  ref?: Ref<HTMLButtonElement>
  multiple?: boolean
  /** Opens the camera; shown on devices with a touch screen only, because others rarely have one for paper. */
  camera?: boolean
  icon: ReactNode
  onChoose(files: readonly File[]): void
  children: ReactNode
}

/** Phones open the camera at once; other browsers ignore the attribute and let people choose a file. */
const opensCamera = { capture: 'environment' } as const

function PhotoButton({ ref, multiple = false, camera = false, icon, onChoose, children }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={camera ? styles.camera : undefined}>
      <Button ref={ref} tone="quiet" size="small" icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        // Without HEIC in the list, an iPhone hands its photos over as JPEG.
        accept={camera ? 'image/*' : 'image/jpeg,image/png'}
        multiple={multiple}
        {...(camera && opensCamera)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          if (files.length > 0) onChoose(files)
          event.target.value = ''
        }}
      />
    </span>
  )
}

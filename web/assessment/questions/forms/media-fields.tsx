import { useWatch } from 'react-hook-form'
import type { MediaView } from '#domain/assessment/questions/questions.contract.ts'
import { mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import { mediaExtensions } from '#domain/kernel/file-kinds.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { FileName } from '../../../platform/ui/file-name.tsx'
import { MediaLink } from '../parts/media-link.tsx'

export const mediaFiles = { file: { kinds: mediaExtensions } }

/** The picture or sound of a question, with its alternative text or transcript (SPEC-60). */
export function MediaFields({ present }: { present: MediaView | null }) {
  const t = useText()
  const kind = useKind(present)
  return (
    <>
      {present && (
        <div>
          {t('questions.file_now')}: <FileName name={present.name} /> · <MediaLink media={present} />
          <CheckboxField name="remove_file" label={t('questions.remove_file')} />
        </div>
      )}
      <FileField
        name="file"
        label={t(present ? 'questions.file_replace' : 'questions.file_of_section')}
        hint={`${t('questions.file_hint')} ${t('questions.file_shown')}`}
        kinds={mediaExtensions}
        optional
      />
      {kind === 'picture' && (
        <TextAreaField
          name="alternative_text"
          label={t('questions.alternative_text')}
          hint={t('questions.alternative_text_hint')}
          rows={2}
        />
      )}
      {kind === 'audio' && (
        <TextAreaField name="transcript" label={t('questions.transcript')} hint={t('questions.transcript_hint')} />
      )}
    </>
  )
}

/** The kind of media that the question will have after saving. */
function useKind(present: MediaView | null) {
  const [file, removed] = useWatch({ name: ['file', 'remove_file'] }) as [File | undefined, boolean | undefined]
  if (file) return mediaKindOf(file.type)
  return removed ? undefined : present?.kind
}

import { Suspense } from 'react'
import { useController } from 'react-hook-form'
import { lazyPart } from '../ui/lazy-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import type { Insertions } from './rich-text-editor.tsx'
import { useField } from './use-field.ts'

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'))

/** Text with headings, emphasis and lists, and buttons that insert given words. The editor is loaded on demand. */
export function RichTextField({ name, label, hint, optional, insertions }: FieldProps & { insertions?: Insertions }) {
  const { control, attributes, error, id } = useField(name, { hint, optional })
  const { required, ...described } = attributes
  const { field } = useController({ name, control })
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <Suspense fallback={<Skeleton height="11rem" />}>
        <RichTextEditor
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          attributes={{ ...described, 'aria-required': required }}
          labelId={`${id}-label`}
          insertions={insertions}
        />
      </Suspense>
    </FieldFrame>
  )
}

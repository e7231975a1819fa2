import { useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../i18n/language.tsx'
import { ChosenSize, FileZone, type FileZoneProps } from './file-zone.tsx'
import { fittingPicture, truthfullyNamed } from './fitting-picture.ts'

/** A file to choose or drop. It stays chosen when the form is refused; a picture that is too large is made smaller. */
export function FileField(props: FileZoneProps) {
  const t = useText()
  const { control } = useFormContext()
  const { field } = useController({ name: props.name, control })
  const file = field.value as File | undefined
  const [fitting, setFitting] = useState(false)
  /** The size of the chosen picture before it was scaled down. */
  const [original, setOriginal] = useState<number>()
  const latest = useRef<File | undefined>(undefined)
  const take = async (chosen: File) => {
    latest.current = chosen
    setFitting(true)
    const taken = await fittingPicture(await truthfullyNamed(chosen), props.kinds, limits.upload.bytes)
    // While the picture was scaled, another file was chosen or this one removed.
    if (latest.current !== chosen) return
    setFitting(false)
    setOriginal(taken.size === chosen.size ? undefined : chosen.size)
    field.onChange(taken)
    field.onBlur()
  }
  const remove = () => {
    latest.current = undefined
    setOriginal(undefined)
    field.onChange(undefined)
  }
  return (
    <FileZone
      {...props}
      field={field}
      working={fitting ? t('common.file_fitting') : undefined}
      chosen={file && { name: file.name, facts: <ChosenSize bytes={file.size} original={original} />, onRemove: remove }}
      onChoose={([chosen]) => chosen && void take(chosen)}
    />
  )
}

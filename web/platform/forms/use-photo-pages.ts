import { useRef, useState } from 'react'
import { type ControllerRenderProps, type FieldValues, useFormContext } from 'react-hook-form'
import { conversionAdvice, hasExtension, namedKind } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'
import { loadPart } from '../client/new-version.ts'
import { useText } from '../i18n/language.tsx'
import { unfinishedFile } from './file-rule.ts'
import { fittingPicture, isPicture, truthfullyNamed } from './fitting-picture.ts'
import type { PhotoPage } from './photo-pages.ts'

/** Drawing pages is loaded when the first photo is chosen. */
const loadDrawing = () => loadPart(() => import('./photo-pages.ts'))
const none: readonly PhotoPage[] = []

/**
 * The file of a field that may be a document, a photo, or several photos, which become one PDF (ADR-0008). Photos are added to those
 * that are there; a document replaces them.
 */
export function usePhotoPages(field: ControllerRenderProps<FieldValues, string>, kinds: readonly string[]) {
  const t = useText()
  const { setValue, getValues } = useFormContext()
  const [pages, setPages] = useState(none)
  const [isWorking, setWorking] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  /** The pages for changes that follow each other before the next rendering. */
  const current = useRef(none)
  const turn = useRef(0)
  /** Not validated, because the field would report itself while it works. */
  const suspend = () => {
    setWorking(true)
    setValue(field.name, unfinishedFile, { shouldDirty: true })
  }
  const keep = (file: File | undefined) => {
    setWorking(false)
    field.onChange(file)
    field.onBlur()
  }
  const show = (next: readonly PhotoPage[]) => {
    current.current = next
    setPages(next)
  }

  /** Makes the file of these pages: a single photo stays a picture. */
  const make = async (next: readonly PhotoPage[]) => {
    show(next)
    turn.current += 1
    const mine = turn.current
    const [only] = next
    if (!only) return keep(undefined)
    suspend()
    const made = await fileOf(next, only).catch(() => undefined)
    if (turn.current !== mine) return
    if (made) return keep(made)
    setProblems([t('common.pages_failed')])
    show(none)
    keep(undefined)
  }
  const fileOf = async (next: readonly PhotoPage[], only: PhotoPage) => {
    if (next.length === 1) return fittingPicture(only.file, kinds, limits.upload.bytes)
    const { pdfOfPages } = await loadDrawing()
    return pdfOfPages(next, t('common.pages_name'), limits.upload.bytes)
  }

  const takeDocument = (file: File) => {
    setProblems([])
    turn.current += 1
    show(none)
    keep(file)
  }

  /** Reads photos one after another and adds those that can be drawn; the others are named with the reason. */
  const addPhotos = async (chosen: readonly File[]) => {
    const before = getValues(field.name) as File | undefined
    // A form that starts over empties the field.
    if (before === undefined) current.current = none
    suspend()
    const files = await Promise.all(chosen.map(truthfullyNamed))
    const unread: string[] = []
    const added: PhotoPage[] = []
    const room = limits.cvPages - current.current.length
    try {
      const { readPhoto } = await loadDrawing()
      for (const file of files.slice(0, room)) {
        const page = await readPhoto(file)
        if (page) added.push(page)
        else unread.push(problemOf(file))
      }
    } catch {
      unread.push(t('common.pages_failed'))
    }
    if (files.length > room) unread.push(t('common.pages_most', { count: limits.cvPages }))
    setProblems(unread)
    // Without new pages too: the file of those before may have been made meanwhile, or is still unfinished.
    if (added.length > 0 || current.current.length > 0) return make([...current.current, ...added])
    // The field's own rule explains a photo in another format.
    const [only] = files
    if (only && before === undefined && files.length === 1 && !hasExtension(only.name, kinds)) return takeDocument(only)
    keep(before)
  }
  const problemOf = (file: File) =>
    conversionAdvice(namedKind(file.name), kinds)
      ? t('common.page_unreadable', { name: file.name })
      : t('common.page_damaged', { name: file.name })

  const choose = (files: readonly File[]) => {
    setProblems([])
    if (files.every(isPicture)) return void addPhotos(files)
    const [only] = files
    if (only && files.length === 1) return takeDocument(only)
    setProblems([t('common.pages_mixed')])
  }

  return {
    /** Empty for a document and after the form has started over. */
    pages: field.value === undefined ? none : pages,
    isWorking,
    problems,
    choose,
    arrange: (next: readonly PhotoPage[]) => void make(next),
    remove: () => {
      setProblems([])
      void make(none)
    },
  }
}

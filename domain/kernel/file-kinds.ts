import { limits } from './limits.ts'

/** Extensions taken for CVs and portfolio files (decision 46). The server decides by content, the browser tells early. */
export const documentExtensions = ['png', 'jpg', 'jpeg', 'pdf', 'docx', 'doc', 'odt', 'odg'] as const

/** What is wrong with a chosen file as far as its name and size tell; undefined when nothing is. */
export function fileProblem(file: {
  name: string
  size: number
}): 'portfolio.error.cv_limit' | 'portfolio.error.file_kind' | undefined {
  if (file.size >= limits.upload.bytes) return 'portfolio.error.cv_limit'
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  return documentExtensions.some((taken) => taken === extension) ? undefined : 'portfolio.error.file_kind'
}

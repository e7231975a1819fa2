/** Extensions taken for CVs and portfolio files (SPEC-46). The server decides by content, the browser tells early. */
export const documentExtensions = ['png', 'jpg', 'jpeg', 'pdf', 'docx', 'doc', 'odt', 'odg'] as const
/** Extensions taken for media of questions and answers (SPEC-46). */
export const mediaExtensions = [...documentExtensions, 'mp3'] as const
/** Extensions taken for the company's logo. */
export const pictureExtensions = ['png', 'jpg', 'jpeg'] as const
/** Files that a bank of questions comes in. */
export const bankExtensions = ['zip', 'csv', 'gift', 'txt'] as const
export type FileExtension = (typeof mediaExtensions)[number] | (typeof bankExtensions)[number]

/** Other endings of JPEG: browsers on Windows save pictures as ".jfif". */
export const jpegEndings = ['jpeg', 'jpe', 'jfif']

/** The kind that a file's name says, by its usual ending. */
export function namedKind(name: string): string {
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : ''
  return jpegEndings.includes(ending) ? 'jpg' : ending
}

/** Whether a file's name ends in one of these extensions. */
export const hasExtension = (name: string, extensions: readonly string[]): boolean => extensions.includes(namedKind(name))

/** Formats that phones and writers save in and that are not taken, each with the message of what to do. */
export const convertible: Readonly<Record<string, 'portfolio.error.file_photo' | 'portfolio.error.file_rtf'>> = {
  ...{ heic: 'portfolio.error.file_photo', heif: 'portfolio.error.file_photo', avif: 'portfolio.error.file_photo' },
  ...{ webp: 'portfolio.error.file_photo', rtf: 'portfolio.error.file_rtf' },
}

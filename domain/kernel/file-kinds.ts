/** Extensions accepted for CVs and portfolio files (SPEC-46). The browser checks them early; the server decides by the content. */
export const documentExtensions = ['png', 'jpg', 'jpeg', 'pdf', 'docx', 'doc', 'odt', 'odg'] as const
/** Extensions accepted for media of questions and answers (SPEC-46). */
export const mediaExtensions = [...documentExtensions, 'mp3'] as const
/** Extensions accepted for the company's logo. The server draws an SVG as PNG, and keeps only that (BRA-01). */
export const logoExtensions = ['png', 'jpg', 'jpeg', 'svg'] as const
/** Extensions of files that hold a bank of questions. */
export const bankExtensions = ['zip', 'csv', 'gift', 'txt'] as const
/** Extensions of files that hold candidates to import. */
export const importExtensions = ['csv', 'xlsx', 'ods', 'zip', 'txt'] as const
/** Extensions of tables of clients and vacancies to import. */
export const tableExtensions = ['csv', 'xlsx', 'ods', 'txt'] as const
export type FileExtension =
  | (typeof mediaExtensions)[number]
  | (typeof logoExtensions)[number]
  | (typeof bankExtensions)[number]
  | (typeof importExtensions)[number]

/** The extension of documents and pictures by their media type. */
export const documentTypes: Readonly<Record<string, string>> = {
  ...{ 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'application/msword': 'doc' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  ...{ 'application/vnd.oasis.opendocument.text': 'odt', 'application/vnd.oasis.opendocument.graphics': 'odg' },
}

/** Other extensions of JPEG files: browsers on Windows save pictures as ".jfif". */
export const jpegEndings = ['jpeg', 'jpe', 'jfif']

/** The kind that a file's extension names, in its usual spelling. */
export function namedKind(name: string): string {
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : ''
  return jpegEndings.includes(ending) ? 'jpg' : ending
}

/** Whether a file's name ends in one of these extensions. */
export const hasExtension = (name: string, extensions: readonly string[]): boolean => extensions.includes(namedKind(name))

/** Refused formats that phones and word processors save in, each with the message that says how to convert it. */
const convertible: Readonly<Record<string, `portfolio.error.file_${'photo' | 'rtf' | 'web' | 'pages' | 'winmail'}`>> = {
  ...{ heic: 'portfolio.error.file_photo', heif: 'portfolio.error.file_photo', avif: 'portfolio.error.file_photo' },
  ...{ webp: 'portfolio.error.file_photo', rtf: 'portfolio.error.file_rtf' },
  ...{ htm: 'portfolio.error.file_web', html: 'portfolio.error.file_web', mht: 'portfolio.error.file_web' },
  ...{ mhtml: 'portfolio.error.file_web', pages: 'portfolio.error.file_pages', dat: 'portfolio.error.file_winmail' },
}

/** The message that says how to convert a refused format, where one of the accepted kinds can be made of it. */
export function conversionAdvice(kind: string, accepted: readonly string[]) {
  const advice = convertible[kind]
  return advice === 'portfolio.error.file_photo' || accepted.includes('pdf') ? advice : undefined
}

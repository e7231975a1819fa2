/** Extensions taken for CVs and portfolio files (decision 46). The server decides by content, the browser tells early. */
export const documentExtensions = ['png', 'jpg', 'jpeg', 'pdf', 'docx', 'doc', 'odt', 'odg'] as const
/** Extensions taken for media of questions and answers (decision 46). */
export const mediaExtensions = [...documentExtensions, 'mp3'] as const
/** Extensions taken for the company's logo. */
export const pictureExtensions = ['png', 'jpg', 'jpeg'] as const
/** Files that a bank of questions comes in. */
export const bankExtensions = ['zip', 'csv', 'gift', 'txt'] as const
export type FileExtension = (typeof mediaExtensions)[number] | (typeof bankExtensions)[number]

/** Whether a file's name ends in one of these extensions. */
export function hasExtension(name: string, extensions: readonly string[]): boolean {
  return extensions.includes(name.split('.').at(-1)?.toLowerCase() ?? '')
}

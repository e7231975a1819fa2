import type { Config } from '../../config.ts'

/** The place of the stored files, in words. */
export const placeOfFiles = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>) =>
  s3 ? `the bucket ${s3.bucket}` : `${dataDir}/files`

/** Why the file store failed, in words: it may wrap the error of its folder or bucket, whose message may lack the kind. */
export function reasonOfStore(error: unknown): string {
  const { code, name, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  const kind = code ?? name
  return kind === 'Error' || message.includes(kind) ? message : `${kind} ${message}`.trim()
}

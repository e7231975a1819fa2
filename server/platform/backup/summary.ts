import type { Config } from '../../config.ts'
import type { About, Manifest } from './archive-parts.ts'

/** Receives lines about the progress. */
export type Say = (line: string) => void

const whole = (number: number) => number.toLocaleString('en')
const counted = (number: number, noun: string) => `${whole(number)} ${noun}${number === 1 ? '' : 's'}`

/** What an archive has, in words. */
export function summaryOf({ company, made_at, version, engine, migrations }: About, { tables, files, notes }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const from = engine === 'embedded' ? 'the embedded database' : 'PostgreSQL'
  return `${company || 'no company'} as of ${made_at}, from ${from} of version ${version} (migration ${migrations.at(-1)?.[0] ?? ''}), with ${counted(rows, 'row')} in ${counted(Object.keys(tables).length, 'table')}, ${counted(files.count, 'file')} of ${counted(files.bytes, 'byte')} and ${counted(notes.count, 'note')}`
}

/** Whether the database names files and the store had none of them, as with the DATA_DIR or bucket of another site. */
export const lacksAllFiles = ({ files, missing }: Manifest) => missing.length > 0 && files.count === 0

/** What an archive lacks, in sentences. */
export function problemsOf(manifest: Manifest): string[] {
  const { missing, differing } = manifest
  const sentences: string[] = []
  if (lacksAllFiles(manifest))
    sentences.push(
      `None of the ${whole(missing.length)} files that the database names was in the file store: DATA_DIR or the settings S3_… of the backup were not those of the server, or the files are lost.`,
    )
  else if (missing.length > 0)
    sentences.push(
      `${missing.length} files that the database names were not in the file store, e.g. because they were deleted meanwhile: ${firstOf(missing)}.`,
    )
  if (differing.length > 0)
    sentences.push(`${differing.length} files in the store are not those that were uploaded: ${firstOf(differing)}.`)
  return sentences
}

const firstOf = (keys: readonly string[]) => `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ', …' : ''}`

/** The secrets that an archive does not contain. */
export function keptOutside({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string {
  const key = secretKey ? 'SECRET_KEY' : `the file ${dataDir}/secret.key`
  return `It contains no settings. Keep a copy of ${key} elsewhere: without that key second factors and the links in sent e-mails do not work. Keep the passwords of SMTP, IMAP, S3 and PostgreSQL there too.`
}

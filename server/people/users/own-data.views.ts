import path from 'node:path'
import { Readable } from 'node:stream'
import yazl from 'yazl'
import { timesScreens } from '#domain/hiring/interview-times/interview-times.screens.ts'
import { interviewScreens } from '#domain/hiring/interviews/interviews.screens.ts'
import { mailedAddress } from '#domain/kernel/languages.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OwnData, OwnFile } from './own-data.reads.ts'

/** A person's data as one zip: data.json and their files, which are read from the store one by one while the zip is sent. */
export function presentOwnData(
  { files: store, config }: Pick<Platform, 'files' | 'config'>,
  data: OwnData,
  files: readonly OwnFile[],
  now: Date,
): AsyncIterable<Uint8Array> {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const places = new Map(files.map((file, index) => [file.uuid, placeOf(file, index)]))
  const inZip = (signed: string | null) => (signed ? places.get(signed.split(/[/?]/)[2] ?? '') : undefined) ?? null
  const written = {
    exported_at: now.toISOString(),
    ...data,
    emails: data.emails.map((email) => ({ ...email, text: withoutTokens(email.text) })),
    cv: inZip(data.cv),
    portfolio: data.portfolio.map(({ description, link, file }) => ({ description, link, file: inZip(file) })),
    consents: data.consents.map((consent) => ({ ...consent, privacy_page: readAt(config.publicUrl, consent) })),
  }
  zip.addBuffer(Buffer.from(`${JSON.stringify(written, null, 2)}\n`), 'data.json', { mtime: now })
  for (const { uuid, storage_key } of files)
    zip.addReadStreamLazy(places.get(uuid) ?? uuid, { mtime: now, compress: false }, (open) => {
      store.read(storage_key).then(
        (bytes) => open(null, bytes ?? Readable.from([])),
        (error: unknown) => open(error, Readable.from([])),
      )
    })
  zip.end()
  return output
}

const { claim } = addedCandidatesScreens
const pathsWithToken = [...Object.values(accountScreens), claim, interviewScreens.answerInterview, timesScreens.pickTime]
  .map(({ path: pattern }) => pattern)
  .filter((pattern) => pattern.endsWith(':token'))
const tokens = new RegExp(`(${pathsWithToken.map((pattern) => pattern.slice(0, -':token'.length)).join('|')})[\\w.-]+`, 'g')

/**
 * Removes the tokens of links, because using a link proves that a person reads its address. The account's owner may have registered
 * with a stranger's address (SPEC-56, SPEC-72).
 */
const withoutTokens = (text: string): string => text.replace(tokens, '$1…')

/** The URL of the privacy policy that a consent refers to. */
function readAt(publicUrl: string, { privacy_version, language }: OwnData['consents'][number]): string | null {
  if (privacy_version === null) return null
  return mailedAddress(publicUrl, siteScreens.privacyVersion.to({ version: String(privacy_version) }), language)
}

/** The path of a file in the zip: its original name without characters that some systems refuse. */
function placeOf({ original_name, storage_key }: OwnFile, index: number): string {
  const { name } = path.parse(original_name)
  return `files/${index + 1}-${fileStem(name, 'file')}${path.extname(storage_key)}`
}

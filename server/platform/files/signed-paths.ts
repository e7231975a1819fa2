import { limits } from '#domain/kernel/limits.ts'
import { isStaff, type Viewer } from '../sessions/viewer.ts'
import { isSigned, sign } from '../signing.ts'

/**
 * A path that serves a file for at most ten minutes (FIL-01, SPEC-46). With a viewer of staff it says who opens the file, for the read log
 * (AUD-01).
 */
export function signedFilePath(secretKey: string, fileUuid: string, now: Date, viewer?: Viewer): string {
  // Counted from the whole minute, so that two reads of a list give the same addresses and the browser's cache works.
  const expires = Math.floor(now.getTime() / 60_000) * 60 + limits.filePathSeconds
  const by = viewer?.kind === 'person' && isStaff(viewer) ? viewer.uuid : undefined
  const path = `/files/${fileUuid}?expires=${expires}&signature=${sign(secretKey, textOf({ fileUuid, expires, by }))}`
  return by ? `${path}&by=${by}` : path
}

export interface SignedPath {
  readonly fileUuid: string
  /** Seconds since 1970. */
  readonly expires: number
  /** The uuid of the colleague for whom the path was signed. */
  readonly by?: string | undefined
}

export function isSignedFor(secretKey: string, path: SignedPath, signature: string, now: Date): boolean {
  return isSigned(secretKey, textOf(path), signature) && now.getTime() < path.expires * 1000
}

function textOf({ fileUuid, expires, by }: SignedPath): string {
  return by === undefined ? `file ${fileUuid} ${expires}` : `file ${fileUuid} ${expires} ${by}`
}

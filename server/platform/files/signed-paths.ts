import { limits } from '#domain/kernel/limits.ts'
import { isSigned, sign } from '../signing.ts'

/** A path that serves a file for at most ten minutes (FIL-01, SPEC-46). */
export function signedFilePath(secretKey: string, fileUuid: string, now: Date): string {
  // Counted from the whole minute, so that two reads of a list give the same addresses and the browser's cache works.
  const expires = Math.floor(now.getTime() / 60_000) * 60 + limits.filePathSeconds
  return `/files/${fileUuid}?expires=${expires}&signature=${sign(secretKey, textOf(fileUuid, expires))}`
}

export function isSignedFor(secretKey: string, fileUuid: string, expires: number, signature: string, now: Date): boolean {
  return isSigned(secretKey, textOf(fileUuid, expires), signature) && now.getTime() < expires * 1000
}

function textOf(fileUuid: string, expires: number): string {
  return `file ${fileUuid} ${expires}`
}

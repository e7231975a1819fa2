import { limits } from '#domain/kernel/limits.ts'
import { isSigned, sign } from '../signing.ts'

/** The path under which a file may be fetched for at most ten minutes, by whoever the API gave it to (FIL-01, SPEC-46). */
export function signedFilePath(secretKey: string, fileUuid: string, now: Date): string {
  // Counted from the whole minute, so that reading a list twice gives the same addresses and the browser's cache holds.
  const expires = Math.floor(now.getTime() / 60_000) * 60 + limits.filePathSeconds
  return `/files/${fileUuid}?expires=${expires}&signature=${sign(secretKey, textOf(fileUuid, expires))}`
}

export function isSignedFor(secretKey: string, fileUuid: string, expires: number, signature: string, now: Date): boolean {
  return isSigned(secretKey, textOf(fileUuid, expires), signature) && now.getTime() < expires * 1000
}

function textOf(fileUuid: string, expires: number): string {
  return `file ${fileUuid} ${expires}`
}

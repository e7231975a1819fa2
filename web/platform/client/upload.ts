import { ApiRefusal, refusalOf } from './api-refusal.ts'
import { noAnswer, uploadTimeoutMs } from './request-timeout.ts'

function multipartOf(body: unknown, files: Record<string, File | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file, file.name)
  return form
}

/** The refusal of a file that can no longer be read: it was changed, moved or deleted after it was chosen. Undefined when all can be. */
async function unreadableAmong(files: Upload['files']): Promise<ApiRefusal | undefined> {
  for (const [name, file] of Object.entries(files)) {
    const isReadable = await file
      ?.slice(0, 1)
      .arrayBuffer()
      .then(Boolean, () => false)
    if (isReadable === false) return new ApiRefusal(422, 'errors.fields', { errors: { [name]: ['portfolio.error.file_gone'] } })
  }
  return undefined
}

interface Upload {
  readonly method: string
  readonly address: string
  readonly headers: Record<string, string>
  readonly body: unknown
  readonly files: Record<string, File | undefined>
  readonly signal: AbortSignal | undefined
  readonly onProgress: ((share: number) => void) | undefined
}

/** Sends a form with XMLHttpRequest, because fetch does not report the progress of an upload (SHR-03). */
export function sendUpload({ method, address, headers, body, files, signal, onProgress }: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sender = new XMLHttpRequest()
    sender.open(method, address)
    sender.responseType = 'json'
    for (const [name, value] of Object.entries(headers)) sender.setRequestHeader(name, value)
    const timeoutMs = uploadTimeoutMs(Object.values(files).reduce((bytes, file) => bytes + (file?.size ?? 0), 0))
    let timer: ReturnType<typeof setTimeout>
    const waitAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        reject(noAnswer())
        sender.abort()
      }, timeoutMs)
    }
    sender.onloadend = () => clearTimeout(timer)
    sender.upload.onprogress = (event) => {
      waitAgain()
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    sender.onload = () => {
      if (sender.status >= 300) reject(refusalOf(sender.status, sender.response, sender.getResponseHeader('retry-after')))
      else if (sender.response === null) reject(new ApiRefusal(0, 'errors.network'))
      else resolve(sender.response)
    }
    sender.onerror = () => void unreadableAmong(files).then((gone) => reject(gone ?? new ApiRefusal(0, 'errors.network')))
    sender.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
    signal?.addEventListener('abort', () => sender.abort(), { once: true })
    sender.send(multipartOf(body, files))
    waitAgain()
  })
}

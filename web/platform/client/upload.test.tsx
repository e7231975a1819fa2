import { expect, test } from 'vitest'
import { ApiRefusal } from './api-refusal.ts'
import { sendUpload } from './upload.ts'

const request = {
  method: 'POST',
  address: 'http://127.0.0.1:1/',
  headers: {},
  body: {},
  signal: undefined,
  onProgress: undefined,
}

/** A file that was deleted after it was chosen: its size is known, its content is not. */
class GoneFile extends File {
  override slice(): Blob {
    return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) })
  }
}

test('REG-05 an upload that fails because its file is gone says so at the field', async () => {
  const failed = sendUpload({ ...request, files: { file: new GoneFile(['x'], 'cv.pdf') } })
  await expect(failed).rejects.toMatchObject({ errors: { file: ['portfolio.error.file_gone'] } })
})

test('SHR-02 an upload that fails with a readable file reports the connection', async () => {
  await expect(sendUpload({ ...request, files: { file: new File(['x'], 'cv.pdf') } })).rejects.toEqual(
    new ApiRefusal(0, 'errors.network'),
  )
})

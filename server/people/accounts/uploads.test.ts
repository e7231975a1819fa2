import { readdir, readFile, stat } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { registerEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { fileOf, pdf, pdfFile } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { phoneJpeg } from '../../testing/photos.ts'
import { ownNetwork, registrationForm, sendRegistration } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })

function send(file: File, body: Record<string, unknown> = registrationForm()) {
  return sendRegistration(site, body, { file })
}

async function everythingOnDisk(): Promise<string[]> {
  const { dataDir } = site
  return [...(await filesUnder(path.join(dataDir, 'tmp'))), ...(await filesUnder(path.join(dataDir, 'files')))]
}

/** A multipart body with parts that FormData would not send. */
function multipart(...parts: readonly (readonly [disposition: string, content: string])[]) {
  const body = parts
    .map(([disposition, content]) => `--edge\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`)
    .join('')
  return { body: `${body}--edge--\r\n`, headers: { 'content-type': 'multipart/form-data; boundary=edge', ...ownNetwork() } }
}

async function sendRaw({ body, headers }: { body: string | Buffer; headers: Record<string, string> }) {
  const response = await site.app.inject({ method: 'POST', url: registerEndpoint.path, headers, payload: body })
  return { status: response.statusCode, code: response.json().error_message, errors: response.json().errors }
}

test('UPL-07 a small photo of a CV is stored without the place where it was taken', async () => {
  const before = new Set(await everythingOnDisk())
  expect((await send(fileOf(phoneJpeg(), 'hoja.jpg', 'image/jpeg'))).status).toBe(200)
  const added = (await everythingOnDisk()).filter((file) => !before.has(file))
  expect(added).toHaveLength(1)
  const [{ size }, content] = [await stat(added[0] ?? ''), await readFile(added[0] ?? '')]
  expect(content.includes('secreta')).toBe(false)
  const { bytes } = await site.platform.db
    .selectFrom('files')
    .select('bytes')
    .where('original_name', '=', 'hoja.jpg')
    .executeTakeFirstOrThrow()
  expect(Number(bytes)).toBe(size)
})

describe('UPL-01 the limit', () => {
  test('UPL-01 a file of 1,048,575 bytes is accepted', async () => {
    expect((await send(pdfFile('cv.pdf', limits.upload.bytes - 1))).status).toBe(200)
  })

  test('UPL-01 a file of 1,048,576 bytes is refused and leaves nothing on disk', async () => {
    const before = await everythingOnDisk()
    const answer = await send(pdfFile('cv.pdf', limits.upload.bytes))
    expect([answer.status, answer.refusal]).toEqual([
      413,
      { error_message: 'portfolio.error.cv_limit', errors: { file: ['portfolio.error.cv_limit'] } },
    ])
    expect(await everythingOnDisk()).toEqual(before)
  })

  test('UPL-01 a file that is too large is reported together with the wrong fields', async () => {
    const answer = await send(pdfFile('cv.pdf', limits.upload.bytes), registrationForm({ name: '', email: 'ana' }))
    expect([answer.status, answer.refusal]).toEqual([
      422,
      {
        error_message: 'errors.fields',
        errors: { name: ['personal.error.name_required'], email: ['personal.error.email'], file: ['portfolio.error.cv_limit'] },
      },
    ])
  })

  test('UPL-01 an endless upload is cut on disk at the limit and refused', async () => {
    const [url, before] = [await registrationUrl(), await everythingOnDisk()]
    const head = multipart(['name="file"; filename="cv.pdf"', pdf().toString()])
    const status = new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(url, { method: 'POST', headers: head.headers }, (response) =>
        resolve(response.resume().statusCode),
      )
      request.on('error', reject)
      request.write(head.body.slice(0, head.body.lastIndexOf('--edge--') - 2))
      const chunk = Buffer.alloc(256 * 1024, 'a')
      let left = 32
      const more = () => {
        left -= 1
        if (left > 0) request.write(chunk, more)
        else request.end('\r\n--edge--\r\n')
      }
      more()
    })
    let largest = 0
    let answered = false
    status.finally(() => {
      answered = true
    })
    while (!answered) {
      for (const file of await filesUnder(path.join(site.dataDir, 'tmp')))
        largest = Math.max(largest, (await stat(file).catch(() => null))?.size ?? 0)
      await new Promise(setImmediate)
    }
    expect(await status).toBe(422)
    expect(largest).toBeLessThan(limits.upload.bytes)
    expect(await everythingOnDisk()).toEqual(before)
  })

  test('UPL-01 an aborted upload leaves nothing on disk', async () => {
    const [url, before] = [await registrationUrl(), await everythingOnDisk()]
    const { headers } = multipart()
    const request = httpRequest(url, { method: 'POST', headers: { ...headers, 'content-length': '500000' } })
    request.on('error', () => {})
    request.write(`--edge\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n${pdf(100_000)}`)
    await expect.poll(() => filesUnder(path.join(site.dataDir, 'tmp'))).toHaveLength(1)
    request.destroy()
    await expect.poll(() => everythingOnDisk()).toEqual(before)
  })
})

describe('REG-05 the kind', () => {
  test('UPL-02 a file of a refused kind, or with another content than its name says, leaves nothing', async () => {
    const before = await everythingOnDisk()
    for (const [name, code] of [
      ['cv.html', 'portfolio.error.file_web'],
      ['cv.odp', 'portfolio.error.file_kind'],
      ['cv.docx', 'portfolio.error.file_content'],
    ] as const) {
      const answer = await send(fileOf(pdf(), name, 'application/pdf'))
      expect([answer.status, answer.refusal]).toEqual([415, { error_message: code, errors: { file: [code] } }])
    }
    expect(await everythingOnDisk()).toEqual(before)
  })

  test('REG-05 a missing file is an error at its field', async () => {
    const missing = { file: ['portfolio.error.file_required'] }
    const withoutCv: Record<string, File>[] = [{}, { other: pdfFile() }]
    for (const files of withoutCv) {
      const answer = await sendRegistration(site, registrationForm(), files)
      expect([answer.status, answer.refusal.errors]).toEqual([422, missing])
    }
    // Browsers send this for a file field without a chosen file.
    const fields = Object.entries(registrationForm()).map(([name, value]) => [`name="${name}"`, String(value)] as const)
    for (const disposition of ['name="file"; filename=""', 'name="file"'])
      expect(await sendRaw(multipart(...fields, [`${disposition}\r\ncontent-type: application/octet-stream`, '']))).toMatchObject(
        { status: 422, errors: missing },
      )
  })

  test('REG-05 the declared content type of a file is ignored', async () => {
    expect((await send(fileOf(pdf(), 'cv.pdf', 'text/html'))).status).toBe(200)
    const { media_type } = await newestFile()
    expect(media_type).toBe('application/pdf')
  })
})

test('UPL-04 a hostile file name is cleaned, and the file is stored under a random name', async () => {
  expect((await send(fileOf(pdf(), '..\\../etc/cv\u202E<1>.pdf'))).status).toBe(200)
  const file = await newestFile()
  expect(file.original_name).toBe('cv1.pdf')
  expect(file.storage_key).toMatch(/^cv\/[0-9a-f-]{36}\.pdf$/)
  expect(await filesUnder(path.join(site.dataDir, 'files'))).toContain(path.join(site.dataDir, 'files', file.storage_key))
})

describe('INJ-07 malformed bodies', () => {
  test('INJ-07 a field named after a property of every object is refused', async () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(await sendRaw(multipart([`name="${name}"`, 'x']))).toMatchObject({ status: 400, code: 'errors.bad_request' })
    for (const name of ['__proto__', 'constructor'])
      expect((await sendRaw(multipart([`name="${name}"; filename="cv.pdf"`, pdf().toString()]))).status).toBe(400)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  test('INJ-07 a truncated body or one without a boundary is a bad request', async () => {
    const { body, headers } = multipart(['name="name"', 'Ana'], ['name="file"; filename="cv.pdf"', pdf(5000).toString()])
    expect(await sendRaw({ body: body.slice(0, -100), headers })).toMatchObject({ status: 400, code: 'errors.bad_request' })
    expect(await sendRaw({ body: body.slice(0, 40), headers })).toMatchObject({ status: 400, code: 'errors.bad_request' })
    expect(await sendRaw({ body, headers: { ...headers, 'content-type': 'multipart/form-data' } })).toMatchObject({
      status: 400,
      code: 'errors.bad_request',
    })
    expect(await readdir(path.join(site.dataDir, 'tmp'))).toEqual([])
  })

  test('INJ-07 too many files or fields are refused as too large', async () => {
    const file = ['name="file"; filename="cv.pdf"', pdf().toString()] as const
    expect(await sendRaw(multipart(file, file))).toMatchObject({ status: 413, code: 'errors.body_too_large' })
    const fields = Array.from({ length: 40 }, (_, index) => [`name="field${index}"`, 'x'] as const)
    expect(await sendRaw(multipart(...fields))).toMatchObject({ status: 413, code: 'errors.body_too_large' })
    expect(await readdir(path.join(site.dataDir, 'tmp'))).toEqual([])
  })

  test('INJ-07 a field that is sent twice counts once', async () => {
    const fields = Object.entries(registrationForm()).map(([name, value]) => [`name="${name}"`, String(value)] as const)
    const file = ['name="file"; filename="cv.pdf"', pdf().toString()] as const
    expect(await sendRaw(multipart(['name="name"', ''], ...fields, file))).toMatchObject({ status: 200 })
  })
})

async function newestFile() {
  return site.platform.db.selectFrom('files').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
}

/** Starts listening, if the server does not yet, and returns the URL of registrations. */
async function registrationUrl(): Promise<string> {
  if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}${registerEndpoint.path}`
}

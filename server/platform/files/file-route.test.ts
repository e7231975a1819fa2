import { describe, expect, test } from 'vitest'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { acceptedKinds, pdf, polyglots } from '../../testing/documents.ts'
import { receivedUpload } from '../../testing/uploads.ts'
import { signedFilePath } from './signed-paths.ts'
import { changeWithFile, releaseFiles } from './stored-files.ts'

const site = sharedTestApp()

/** Creates a person whose CV has this name and content. */
async function withCv(name: string, content: Buffer) {
  const person = await site.person()
  const upload = await receivedUpload(site.dataDir, name, content)
  const file = await changeWithFile(site.platform, upload, 'cv', async (tx, keep) => {
    const id = await keep()
    await tx.updateTable('users').set({ cv_file_id: id }).where('id', '=', person.id).execute()
    return tx.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  })
  return { person, file }
}

async function pathOf(person: TestPerson): Promise<string> {
  return (await site.call(getPersonalEndpoint, { token: person.token })).answer.data.file!
}

function fetchFile(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return site.app.inject({ method, url, headers })
}

describe('FIL-01 signed paths', () => {
  test('FIL-01 a signed path serves the file without a token', async () => {
    const { person } = await withCv('cv.pdf', pdf(3000))
    const response = await fetchFile(await pathOf(person))
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toEqual(pdf(3000))
    expect(response.headers['content-length']).toBe('3000')
  })

  test('ACC-02 a signed path works for at most ten minutes', async () => {
    const { person } = await withCv('cv.pdf', pdf())
    const address = await pathOf(person)
    site.passSeconds(520)
    expect((await fetchFile(address)).statusCode).toBe(200)
    site.passSeconds(80)
    const late = await fetchFile(address)
    expect([late.statusCode, late.json().error_message]).toEqual([404, 'errors.not_found'])
    expect((await fetchFile(await pathOf(person))).statusCode).toBe(200)
  })

  test('FIL-01 an expired link shows people a page and programs a refusal', async () => {
    const { person } = await withCv('cv.pdf', pdf())
    const address = await pathOf(person)
    site.passSeconds(600)
    const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const asked = await fetchFile(address, html)
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/expired-file'])
    expect((await fetchFile(address, { accept: 'image/avif,*/*' })).json().error_message).toBe('errors.not_found')
  })

  test('ACC-02 a signature is valid only for its own file and expiry', async () => {
    const mine = await withCv('cv.pdf', pdf())
    const other = await withCv('cv.pdf', pdf())
    const url = new URL(await pathOf(mine.person), 'http://host')
    const [expires, signature] = [url.searchParams.get('expires')!, url.searchParams.get('signature')!]
    const attempts = [
      `/files/${other.file.uuid}?expires=${expires}&signature=${signature}`,
      `/files/${mine.file.uuid}?expires=${Number(expires) + 60}&signature=${signature}`,
      `/files/${mine.file.uuid}?expires=${expires}`,
      `/files/${mine.file.uuid}?signature=${signature}`,
      `/files/${mine.file.uuid}`,
      `/files/${mine.file.uuid}?expires=${expires}&signature=`,
      `/files/${mine.file.uuid}?expires=${expires}&signature=${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `/files/${mine.file.uuid}?expires=NaN&signature=${signature}`,
      `/files/${mine.file.uuid}?expires=${expires}&signature=${signature}&signature=${signature}`,
      `/files/${mine.file.id}?expires=${expires}&signature=${signature}`,
      `/files/..%2f..%2fsecret.key?expires=${expires}&signature=${signature}`,
      `/files/${mine.file.storage_key}`,
    ]
    for (const attempt of attempts) expect([attempt, (await fetchFile(attempt)).statusCode]).toEqual([attempt, 404])
  })

  test('ACC-02 a signature made with another key is refused', async () => {
    const { file } = await withCv('cv.pdf', pdf())
    const { platform } = site
    expect((await fetchFile(signedFilePath('another key', file.uuid, platform.now()))).statusCode).toBe(404)
    expect((await fetchFile(signedFilePath(platform.secretKey, file.uuid, platform.now()))).statusCode).toBe(200)
  })

  test('FIL-01 a signed path of a removed file is not found', async () => {
    const { person, file } = await withCv('cv.pdf', pdf())
    const address = await pathOf(person)
    expect((await fetchFile(address)).statusCode).toBe(200)
    await site.platform.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ cv_file_id: null }).where('id', '=', person.id).execute()
      await releaseFiles(tx, site.platform, [file.id])
    })
    expect((await fetchFile(address)).statusCode).toBe(404)
  })
})

describe('UPL-05 how files are served', () => {
  test.each([
    ['png', 'image/png', 'inline'],
    ['jpg', 'image/jpeg', 'inline'],
    ['pdf', 'application/pdf', 'inline'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'attachment'],
    ['doc', 'application/msword', 'attachment'],
    ['odt', 'application/vnd.oasis.opendocument.text', 'attachment'],
    ['odg', 'application/vnd.oasis.opendocument.graphics', 'attachment'],
  ])('UPL-05 %s is served as %s, %s, sandboxed and not sniffed', async (extension, mediaType, disposition) => {
    const { person } = await withCv(`Mi 'CV' (1) ñ.${extension}`, acceptedKinds[extension]!)
    const { statusCode, headers, rawPayload } = await fetchFile(await pathOf(person))
    expect([statusCode, rawPayload]).toEqual([200, acceptedKinds[extension]])
    expect(headers['content-type']).toBe(mediaType)
    expect(headers['content-disposition']).toBe(`${disposition}; filename*=UTF-8''Mi%20%27CV%27%20%281%29%20%C3%B1.${extension}`)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/)
    expect(headers['content-security-policy']).not.toMatch(/script-src|allow-scripts|allow-same-origin|plugin-types/)
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect(headers['cache-control']).toMatch(/^private/)
  })

  test.each(polyglots)('UPL-02 a polyglot file is served as one kind and runs nothing: %s', async (name, content) => {
    const { person } = await withCv(name, content)
    const { headers, rawPayload } = await fetchFile(await pathOf(person))
    expect(rawPayload).toEqual(content)
    expect(headers['content-type']).toMatch(/^(?:image\/(?:png|jpeg)|application\/[\w.-]+)$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/)
    expect(headers['content-disposition']).toMatch(/\.(?:png|jpg|pdf)$/.test(name) ? /^inline;/ : /^attachment;/)
  })

  test('FIL-01 a browser that accepts compressed answers gets the document complete', async () => {
    const { person } = await withCv('cv.docx', acceptedKinds.docx!)
    const response = await fetchFile(await pathOf(person), { 'accept-encoding': 'gzip, br' })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.rawPayload).toEqual(acceptedKinds.docx)
  })

  test('FIL-01 a file whose bytes are missing is not found, for every kind of request', async () => {
    const { person, file } = await withCv('cv.pdf', pdf())
    const address = await pathOf(person)
    expect((await fetchFile(address, {}, 'HEAD')).statusCode).toBe(200)
    await site.platform.files.remove(file.storage_key)
    const gone = await fetchFile(address)
    expect([gone.statusCode, gone.json()]).toEqual([404, { error_message: 'errors.not_found', errors: {} }])
    expect((await fetchFile(address, {}, 'HEAD')).statusCode).toBe(404)
  })
})

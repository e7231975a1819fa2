import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { getPersonal } from '#domain/profile/personal.contract.ts'
import { sharedTestApp, startTestApp, type TestApp, type TestPerson } from '../../testing/app.ts'
import { pdf, takenKinds } from '../../testing/documents.ts'
import { detectKind } from './file-kinds.ts'
import { signedFilePath } from './signed-paths.ts'

const site = sharedTestApp()

/** Somebody whose CV has this name and content. */
async function withCv(app: TestApp, name: string, content: Buffer) {
  const person = await app.person()
  const source = path.join(app.dataDir, 'source')
  await writeFile(source, content)
  const kind = await detectKind(source, name)
  const file = await app.platform.db.transaction().execute(async (tx) => {
    const kept = await app.platform.files.keep(
      tx,
      { path: source, originalName: name, bytes: content.length, sha256: '00', kind: kind! },
      'cv',
    )
    await tx.updateTable('users').set({ cv_file_id: kept.id }).where('id', '=', person.id).execute()
    return tx.selectFrom('files').selectAll().where('id', '=', kept.id).executeTakeFirstOrThrow()
  })
  return { person, file }
}

async function pathOf(app: TestApp, person: TestPerson): Promise<string> {
  return (await app.call(getPersonal, { token: person.token })).answer.data.file!
}

function fetchFile(app: TestApp, url: string, headers: Record<string, string> = {}) {
  return app.app.inject({ method: 'GET', url, headers })
}

describe('FIL-01 signed paths', () => {
  test('FIL-01 the path that the API hands out gives the file, without a token', async () => {
    const { person } = await withCv(site, 'cv.pdf', pdf(3000))
    const response = await fetchFile(site, await pathOf(site, person))
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toEqual(pdf(3000))
    expect(response.headers['content-length']).toBe('3000')
  })

  test('ACC-02 a path works for ten minutes at most', async () => {
    const app = await startTestApp()
    const { person } = await withCv(app, 'cv.pdf', pdf())
    const address = await pathOf(app, person)
    app.passSeconds(9 * 60 - 1)
    expect((await fetchFile(app, address)).statusCode).toBe(200)
    app.passSeconds(61)
    const late = await fetchFile(app, address)
    expect([late.statusCode, late.json().error_message]).toEqual([404, 'errors.not_found'])
    expect((await fetchFile(app, await pathOf(app, person))).statusCode).toBe(200)
  })

  test('ACC-02 a signature holds for its own file and its own expiry only', async () => {
    const mine = await withCv(site, 'cv.pdf', pdf())
    const other = await withCv(site, 'cv.pdf', pdf())
    const url = new URL(await pathOf(site, mine.person), 'http://host')
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
    for (const attempt of attempts) expect([attempt, (await fetchFile(site, attempt)).statusCode]).toEqual([attempt, 404])
  })

  test('ACC-02 a signature made with another key is worth nothing', async () => {
    const { file } = await withCv(site, 'cv.pdf', pdf())
    const { platform } = site
    expect((await fetchFile(site, signedFilePath('another key', file.uuid, platform.now()))).statusCode).toBe(404)
    expect((await fetchFile(site, signedFilePath(platform.secretKey, file.uuid, platform.now()))).statusCode).toBe(200)
  })

  test('FIL-01 a signed path of a file that was removed is not found', async () => {
    const uuid = '00000000-0000-4000-8000-000000000000'
    expect((await fetchFile(site, signedFilePath(site.platform.secretKey, uuid, site.platform.now()))).statusCode).toBe(404)
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
  ])('UPL-05 %s goes out as %s, %s, sandboxed and not sniffed', async (extension, mediaType, disposition) => {
    const { person } = await withCv(site, `Mi 'CV' (1) ñ.${extension}`, takenKinds[extension]!)
    const { statusCode, headers, rawPayload } = await fetchFile(site, await pathOf(site, person))
    expect([statusCode, rawPayload]).toEqual([200, takenKinds[extension]])
    expect(headers['content-type']).toBe(mediaType)
    expect(headers['content-disposition']).toBe(`${disposition}; filename*=UTF-8''Mi%20%27CV%27%20%281%29%20%C3%B1.${extension}`)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/)
    expect(headers['content-security-policy']).not.toMatch(/script-src|allow-scripts|allow-same-origin|plugin-types/)
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect(headers['cache-control']).toMatch(/^private/)
  })

  test('FIL-01 a document is whole for a browser that takes compressed answers', async () => {
    const { person } = await withCv(site, 'cv.docx', takenKinds.docx!)
    const response = await fetchFile(site, await pathOf(site, person), { 'accept-encoding': 'gzip, br' })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.rawPayload).toEqual(takenKinds.docx)
  })

  test('FIL-01 a file whose bytes are gone is an error with an id, and the server goes on', async () => {
    const { person, file } = await withCv(site, 'cv.pdf', pdf())
    await site.platform.files.remove(file.storage_key)
    const response = await fetchFile(site, await pathOf(site, person))
    expect(response.statusCode).toBeGreaterThanOrEqual(404)
    expect(response.body).not.toContain(site.dataDir)
    expect((await fetchFile(site, '/healthz')).statusCode).toBe(200)
  })
})

import type { Language } from '#domain/kernel/languages.ts'
import type { ContentPart, Contents, contentEndpoints } from '#domain/site/contents.contract.ts'
import type { Request } from '../../platform/client/endpoint-input.ts'

/** Reads a part of what the company says, while a page is rendered. */
export async function loadContent<Part extends ContentPart>(
  send: Request,
  part: Part,
  language: Language,
): Promise<Contents[Part]> {
  const { data } = await send<(typeof contentEndpoints)[ContentPart]['read']>('GET', `/api/site/${part}/:lang`, {
    params: { lang: language },
  })
  return data.content as Contents[Part]
}

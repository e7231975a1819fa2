import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type {
  ContentPart,
  Contents,
  changeLogoEndpoint,
  contentEndpoints,
  getVersionEndpoint,
  listContentsEndpoint,
  listVersionsEndpoint,
  removeLogoEndpoint,
} from '#domain/site/site/contents.contract.ts'
import type { PolicyPart } from '#domain/site/site/site.screens.ts'
import type { Request } from '../../platform/client/endpoint-input.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import type { Upload } from '../../platform/forms/form-shell.tsx'

type Endpoints = (typeof contentEndpoints)[ContentPart]

/** Loads a part of the company's content while a page is rendered. */
export async function loadContent<Part extends ContentPart>(
  send: Request,
  part: Part,
  language: Language,
): Promise<Contents[Part]> {
  const { data } = await send<Endpoints['read']>('GET', `/api/site/${part}/:lang`, { params: { lang: language } })
  return data.content as Contents[Part]
}

/** Loads a policy with its versions, newest first: the present version, or the one with the given number. */
export async function loadPolicy(
  { request, language }: { request: Request; language: Language },
  part: PolicyPart,
  version: string | undefined,
) {
  const params = { lang: language }
  const path = `/api/site/${part}/:lang` as const
  const [{ data: policy }, { data: versions }] = await Promise.all([
    version === undefined
      ? request<(typeof contentEndpoints)[PolicyPart]['read']>('GET', path, { params })
      : request<typeof getVersionEndpoint>('GET', '/api/site/versions/:part/:lang/:version', {
          params: { ...params, part, version },
        }),
    request<typeof listVersionsEndpoint>('GET', '/api/site/versions/:part/:lang', { params: { ...params, part } }),
  ])
  return { ...policy, content: policy.content as Contents[PolicyPart], versions }
}
export type PublishedPolicy = Awaited<ReturnType<typeof loadPolicy>>

/** Every part in every language, with its last author. */
export const useContents = () => useRecord<typeof listContentsEndpoint>('/api/site/parts', {})

const useContent = (part: ContentPart, lang: Language) => useRecord<Endpoints['read']>(`/api/site/${part}/:lang`, { lang })
/** A part's present content in both languages; `data` is undefined until both are loaded. */
export function useContentInBoth(part: ContentPart) {
  const [es, en] = [useContent(part, 'es'), useContent(part, 'en')]
  return {
    data: es.data && en.data && { es: es.data, en: en.data },
    error: es.error ?? en.error,
    refetch: () => Promise.all([es.refetch(), en.refetch()]),
  }
}
export const useVersions = (part: ContentPart, lang: Language) =>
  useRecord<typeof listVersionsEndpoint>('/api/site/versions/:part/:lang', { part, lang })
export const useVersion = (part: ContentPart, lang: Language, version: number) =>
  useRecord<typeof getVersionEndpoint>('/api/site/versions/:part/:lang/:version', { part, lang, version: String(version) })

/** Changes a part of the company's content. */
export function useContentChanges(part: ContentPart) {
  const path = `/api/site/${part}/:lang` as const
  const send = useChanges(path, '/api/site/versions/:part/:lang', '/api/site/parts')
  return {
    save: (lang: Language, body: BodyInput<Endpoints['change']>) =>
      send<Endpoints['change']>('PUT', path, { params: { lang }, body }),
  }
}

/** Changes the logo. */
export function useLogoChanges() {
  const send = useChanges('/api/site/parts')
  return {
    change: ({ files, onProgress }: Upload) => send<typeof changeLogoEndpoint>('POST', '/api/site/logo', { files, onProgress }),
    remove: () => send<typeof removeLogoEndpoint>('DELETE', '/api/site/logo'),
  }
}

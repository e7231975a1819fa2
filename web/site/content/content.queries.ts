import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { ContentPart, Contents } from '#domain/kernel/site-contents.ts'
import { listStepsEndpoint } from '#domain/site/content/content.contract.ts'
import type { PolicyPart } from '#domain/site/content/content.screens.ts'
import {
  changeLogoEndpoint,
  contentEndpoints,
  getShippedPolicyEndpoint,
  getVersionEndpoint,
  listContentsEndpoint,
  listVersionsEndpoint,
  removeLogoEndpoint,
} from '#domain/site/content/contents.contract.ts'
import type { Call } from '../../platform/client/endpoint-input.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import type { Upload } from '../../platform/forms/form-shell.tsx'

/** Loads a part of the company's content while a page is rendered. */
export async function loadContent<Part extends ContentPart>(call: Call, part: Part, language: Language): Promise<Contents[Part]> {
  const { data } = await call(contentEndpoints[part].read, { params: { lang: language } })
  return data.content as Contents[Part]
}

/** Loads the steps of the selection process. */
export const loadSteps = async (call: Call, language: Language) =>
  (await call(listStepsEndpoint, { params: { lang: language } })).data

/** Loads a policy with its versions, newest first: the present version, or the one with the given number. */
export async function loadPolicy(
  { call, language }: { call: Call; language: Language },
  part: PolicyPart,
  version: string | undefined,
) {
  const params = { lang: language }
  const [{ data: policy }, { data: versions }] = await Promise.all([
    version === undefined
      ? call(contentEndpoints[part].read, { params })
      : call(getVersionEndpoint, {
          params: { ...params, part, version },
        }),
    call(listVersionsEndpoint, { params: { ...params, part } }),
  ])
  return { ...policy, content: policy.content as Contents[PolicyPart], versions }
}
export type PublishedPolicy = Awaited<ReturnType<typeof loadPolicy>>

/** Every part in every language, with its last author. */
export const useContents = () => useRecord(listContentsEndpoint, {})

const useContent = (part: ContentPart, lang: Language) => useRecord(contentEndpoints[part].read, { lang })
/** A part's present content in both languages; `data` is undefined until both are loaded. */
export function useContentInBoth(part: ContentPart) {
  const [es, en] = [useContent(part, 'es'), useContent(part, 'en')]
  return {
    data: es.data && en.data && { es: es.data, en: en.data },
    error: es.error ?? en.error,
    refetch: () => Promise.all([es.refetch(), en.refetch()]),
  }
}
export const useVersions = (part: ContentPart, lang: Language) => useRecord(listVersionsEndpoint, { part, lang })
export const useVersion = (part: ContentPart, lang: Language, version: number) =>
  useRecord(getVersionEndpoint, { part, lang, version: String(version) })

/** The privacy policy that comes with the product in both languages; undefined until both are loaded. */
export function useShippedPolicy() {
  const [es, en] = [useRecord(getShippedPolicyEndpoint, { lang: 'es' }), useRecord(getShippedPolicyEndpoint, { lang: 'en' })]
  return es.data && en.data && { es: es.data, en: en.data }
}

/** Changes a part of the company's content. */
export function useContentChanges(part: ContentPart) {
  const { read, change } = contentEndpoints[part]
  const send = useChanges(read, listVersionsEndpoint, listContentsEndpoint)
  return {
    save: (lang: Language, body: BodyInput<(typeof contentEndpoints)[ContentPart]['change']>) =>
      send(change, { params: { lang }, body }),
  }
}

/** Changes the logo. */
export function useLogoChanges() {
  const send = useChanges(listContentsEndpoint)
  return {
    change: ({ files, onProgress }: Upload) => send(changeLogoEndpoint, { files, onProgress }),
    remove: () => send(removeLogoEndpoint),
  }
}

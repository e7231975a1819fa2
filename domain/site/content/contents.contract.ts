import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { versionSeen } from '../../kernel/fields.ts'
import { logoExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { linkPicture } from '../../kernel/link-pictures.contract.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import { type ContentPart, contentParts, contentShapes } from '../../kernel/site-contents.ts'

const mayView = { module: 'roles', item: 'view' } as const
const mayChange = { module: 'roles', item: 'change' } as const
const versioned = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ content: shape, version: z.int(), changed_at: z.string() })
/** `changed_by` is for staff; null for others and for the initial content. */
const versionView = z.object({ version: z.int(), changed_at: z.string(), changed_by: z.string().nullable() })
export type VersionView = z.infer<typeof versionView>

function endpointsOf<Part extends ContentPart>(part: Part) {
  const path = `/api/site/${part}/:lang` as const
  const shape = contentShapes[part]
  const params = z.object({ lang: languageSchema })
  return {
    read: endpoint({
      method: 'GET',
      path,
      summary: `The company’s content in one language: ${part}`,
      access: 'anyone',
      replica: true,
      params,
      answer: recordOf(versioned(shape)),
    }),
    change: endpoint({
      method: 'PUT',
      path,
      summary: `Changes the content; 409 when \`version\` is outdated: ${part}`,
      access: mayChange,
      params,
      body: z.object({ content: shape, version: versionSeen }),
      answer: changeOf(versioned(shape)),
    }),
  }
}

/** The endpoints to read and change each part of the company's content. */
export const contentEndpoints = {
  company: endpointsOf('company'),
  home: endpointsOf('home'),
  about: endpointsOf('about'),
  steps: endpointsOf('steps'),
  faq: endpointsOf('faq'),
  privacy: endpointsOf('privacy'),
  terms: endpointsOf('terms'),
} as const

export const getShippedPolicyEndpoint = endpoint({
  method: 'GET',
  path: '/api/site/shipped-privacy/:lang',
  summary: 'The privacy policy that comes with the product, with the facts of the company, for staff to publish (PUB-05)',
  access: mayChange,
  params: z.object({ lang: languageSchema }),
  answer: recordOf(contentShapes.privacy),
})

/** The picture beside links to pages without one of their own. Its path is `sitePicturePath` (PUB-09). */
export const getSitePictureEndpoint = endpoint({
  method: 'GET',
  path: '/pictures/site',
  summary: 'The picture that messengers show beside a link to the site',
  ...linkPicture,
})

const versionNumber = z.coerce
  .number('errors.not_found')
  .pipe(z.int('errors.not_found').min(1, 'errors.not_found').max(1_000_000, 'errors.not_found'))
const ofPart = z.object({ part: z.enum(contentParts, 'errors.not_found'), lang: languageSchema })

export const listVersionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/site/versions/:part/:lang',
  summary: 'The versions of a part, newest first; public for privacy and terms, otherwise for staff with module 7',
  access: 'anyone',
  replica: true,
  params: ofPart,
  answer: listOf(versionView),
})

export const getVersionEndpoint = endpoint({
  method: 'GET',
  path: '/api/site/versions/:part/:lang/:version',
  summary: 'One version of a part, with the same access',
  access: 'anyone',
  replica: true,
  params: ofPart.extend({ version: versionNumber }),
  answer: recordOf(versioned(z.union(Object.values(contentShapes)))),
})

export const listContentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/site/parts',
  summary: 'Every part in every language, with its last author and time',
  access: mayView,
  answer: listOf(versionView.extend({ part: z.enum(contentParts), language: languageSchema })),
})

/** The address of the company's logo; null for the product's default logo. */
const logo = z.object({ logo: z.string().nullable() })

export const changeLogoEndpoint = endpoint({
  method: 'POST',
  path: '/api/site/logo',
  summary: 'Replaces the logo by a picture (multipart)',
  access: mayChange,
  files: { file: { kinds: logoExtensions, required: 'banks.error.file_required' } },
  answer: changeOf(logo),
})

export const removeLogoEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/site/logo',
  summary: 'Restores the product’s default logo',
  access: mayChange,
  answer: changeOf(logo),
})

import type { Language } from './languages.ts'

/** The size in pixels that messengers and social networks show beside a link without cutting it off. */
export const linkPictureSize = { width: 1200, height: 630 }

/** The path of the picture of pages that have none of their own. */
export const sitePicturePath = (language: Language): string => `/pictures/site?language=${language}`

/** How long caches may keep the picture of a public page, whose address stays when its content changes. */
export const linkPictureSeconds = 3600

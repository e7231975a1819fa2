import * as features from './features.ts'
import type { Feature, ListedMail } from './platform/feature.ts'

const all: readonly Feature[] = Object.values(features)

/** Every e-mail of the site by the name of its file. */
export const mails: Readonly<Record<string, ListedMail>> = Object.assign({}, ...all.map(({ mails }) => mails))

import type * as features from './features.ts'
import type { es as common } from './kernel/common.es.ts'
import type { es as fields } from './kernel/fields.form.es.ts'
import type { es as files } from './kernel/files.staff.es.ts'
import type { es as lists } from './kernel/lists.candidate.es.ts'
import type { es as staffLists } from './kernel/lists.staff.es.ts'
import type { es as mail } from './mail/mail.staff.es.ts'

type Features = typeof features
type KeyOf<One> = One extends { readonly texts: infer Texts } ? keyof Texts : never
type GroundTexts = typeof common & typeof fields & typeof files & typeof lists & typeof staffLists & typeof mail

/** The key of every text that a browser may show: those of the ground, and those that the features name. */
export type MessageKey = (KeyOf<Features[keyof Features]> | keyof GroundTexts) & string

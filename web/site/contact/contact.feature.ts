import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import type { Feature } from '../../platform/ui/feature.ts'
import { UnreadBadge } from './parts/unread-badge.tsx'

export const contactFeature: Feature = { menuBadge: { to: contactScreens.contactMessages.to(), part: UnreadBadge } }

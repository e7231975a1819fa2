import type { Feature } from '../../platform/feature.ts'
import { startAddressChanges } from './address-changes.writes.ts'
import { correctionRoutes } from './corrections.routes.ts'
import { addressChangeMail } from './mails/address-change.mail.ts'

export const correctionsFeature = {
  routes: [correctionRoutes],
  mails: {
    'address-change': {
      mail: addressChangeMail,
      sent: 'staff enter another address for somebody who can log in',
      to: 'the former address, which can stop it, and the new one, which confirms it',
    },
  },
  tasks: [startAddressChanges],
} satisfies Feature

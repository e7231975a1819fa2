import type { Translation } from '../../kernel/messages.ts'
import type { es } from './passport.candidate.es.ts'

export const en: Translation<typeof es> = {
  'passport.share_title': 'Share this result',
  'passport.share_text':
    'You can give this result to anybody, for example to another company. You get an address and a signed file that anybody can check without an account. Only people with the address or the file see this:',
  'passport.share_not': 'Your answers, your points and other data about you are not shared. You can stop sharing it at any time.',
  'passport.share_named': 'Include my name: {{name}}',
  'passport.share_named_hint': 'Without your name, nobody can check that the result is yours.',
  'passport.share': 'Share this result',
  'passport.shared': 'You share this result now',
  'passport.shared_title': 'Results that you share',
  'passport.shared_text': 'Anybody who has the address or the file can check this result.',
  'passport.shared_done': 'Done: your result can be checked at this address.',
  'passport.address': 'Address',
  'passport.address_gone':
    'The site changed its keys and can no longer show you the address. Stop sharing it, and share it again.',
  'passport.copy': 'Copy the address',
  'passport.own_replaced': 'Your result changed after you shared it, so what you shared is no longer valid.',
  'passport.stop': 'Stop sharing',
  'passport.stop_named': 'Stop sharing {{skill}}',
  'passport.stop_question':
    'The address and the downloaded files of {{skill}} will never be valid again. If you share it again later, it gets another address.',
  'passport.stopped': 'You no longer share this result',
  'passport.error.not_ready': 'This result cannot be shared yet.',
}

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
  'passport.shared_text': 'Anybody who has the address or the file of a result can check it.',
  'passport.shared_done': 'Done: your result can be checked at this address.',
  'passport.address': 'Address',
  'passport.address_gone':
    'The site changed its keys and can no longer show you the address. Stop sharing it, and share it again.',
  'passport.copy': 'Copy the address',
  'passport.own_replaced':
    'Your result changed, or you took another test after you shared it, so what you shared is no longer valid.',
  'passport.stop': 'Stop sharing',
  'passport.stop_named': 'Stop sharing {{skill}}',
  'passport.stop_question':
    'The address and the downloaded files of {{skill}} will never be valid again. If you share it again later, it gets another address.',
  'passport.stopped': 'You no longer share this result',
  'passport.none_shared': 'You share no result now.',
  'passport.error.not_ready': 'This result cannot be shared yet.',

  'passport.title': 'Verified result',
  'passport.valid': 'This result is authentic and valid.',
  'passport.valid_text': '{{issuer}} attests it. The person who took the test chose to share it.',
  'passport.ended_title': 'This result is no longer shared at this address',
  'passport.ended': 'The person stopped sharing it, or shares it at another address. If you need it, ask them for it.',
  'passport.replaced_title': 'This result is no longer valid',
  'passport.replaced':
    'The result changed, or the person took another test after sharing it. If you need it, ask them to share the current one.',
  'passport.unknown_title': 'We don’t know this result',
  'passport.unknown': 'This address leads to no shared result. Check that it is complete.',
  'passport.check_unknown': 'We don’t know this result: it no longer exists, or the address is not complete. It is not valid.',
  'passport.name': 'Person',
  'passport.skill': 'Skill',
  'passport.band': 'Result',
  'passport.error': 'Margin of error',
  'passport.error_points': '± {{points}} points out of 100',
  'passport.language': 'Language of the test',
  'passport.language.es': 'Spanish',
  'passport.language.en': 'English',
  'passport.date': 'Date of the test',
  'passport.questions': 'Questions seen',
  'passport.issuer': 'Attested by',
  'passport.scale': 'There are five possible results, from best to worst: {{bands}}. Each covers about 20 of the 100 points.',
  'passport.bands_hint':
    'With other questions of this kind, any of the named results could come out: that is the margin of error.',
  'passport.name_hint':
    'The name is the one in the person’s profile when they shared it. Check that they are who they say they are.',
  'passport.download': 'Download the signed file',
  'passport.check_another': 'Check another result',
  'passport.check_title': 'Check a result',
  'passport.check_text': 'Paste the address of a shared result, or the content of its signed file. You can also choose the file.',
  'passport.check_field': 'Address or content of the file',
  'passport.check_file': 'Choose the file',
  'passport.check_button': 'Check',
  'passport.check_unreadable': 'This is neither the address nor the file of a shared result.',
  'passport.check_foreign':
    'This result is from another site, and we haven’t checked it. Check it on the site of the company that signed it.',
  'passport.check_altered': 'This file is not authentic: it claims to be from this site, but its signature does not match.',
  'passport.file_failed': 'We couldn’t read that file. Choose the signed file that the person downloaded.',
  'passport.error.credential_required': 'Paste the address or the content of the file.',
  'passport.error.not_valid': 'This result is no longer valid.',
  'passport.badge_description': 'Result of a test of {{skill}}.',
  'passport.badge_criteria':
    'Finish a test of questions drawn at random from a bank. The result names every band that its standard error reaches.',
}

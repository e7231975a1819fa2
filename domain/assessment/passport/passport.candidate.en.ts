import type { Translation } from '../../kernel/messages.ts'
import type { es } from './passport.candidate.es.ts'

export const en: Translation<typeof es> = {
  'passport.share_title': 'Share this result',
  'passport.share_text':
    'You can give this result to anyone, such as another company. You get a link and a signed file that anyone can check without an account. Only people with the link or the file see this:',
  'passport.share_not': 'We don’t share your answers, score or any other data about you. You can stop sharing at any time.',
  'passport.share_named': 'Include my name: {{name}}',
  'passport.share_named_hint': 'Without your name, no one can check that the result is yours.',
  'passport.share': 'Share this result',
  'passport.shared': 'You’re sharing this result',
  'passport.shared_title': 'Results you’re sharing',
  'passport.shared_text': 'Anyone with the link or the file of a result can check it.',
  'passport.shared_done': 'Done: anyone can check your result at this link.',
  'passport.address': 'Link',
  'passport.address_gone':
    'The site changed its keys and can’t show you the link anymore. Stop sharing the result, then share it again.',
  'passport.copy': 'Copy the link',
  'passport.files': 'As a file or picture',
  'passport.files_text':
    'Every format says the same and stops being valid when you stop sharing. The picture has the result inside: send it as a file, because chats remove it when they shrink photos.',
  'passport.files_of_others': 'Every format says the same and stops being valid when the person stops sharing.',
  'passport.linkedin': 'Add to LinkedIn',
  'passport.wallet': 'For a digital wallet (JSON)',
  'passport.paper': 'PDF with QR code',
  'passport.picture_png': 'Picture (PNG)',
  'passport.picture_svg': 'Picture (SVG)',
  'passport.signed': 'Signed file (JWT)',
  'passport.own_replaced':
    'Your result changed, or you took another test after sharing it, so what you shared is no longer valid.',
  'passport.stop': 'Stop sharing',
  'passport.stop_named': 'Stop sharing {{skill}}',
  'passport.stop_question':
    'The link and any downloaded files of {{skill}} will stop being valid for good. If you share the result again later, it gets a new link.',
  'passport.stopped': 'You’re no longer sharing this result',
  'passport.none_shared': 'You aren’t sharing any results.',
  'passport.error.not_ready': 'This result can’t be shared yet.',

  'passport.title': 'Verified result',
  'passport.valid': 'This result is authentic and valid.',
  'passport.valid_text': 'Verified by {{issuer}}. The person who took the test chose to share it.',
  'passport.ended_title': 'This result is no longer shared',
  'passport.ended': 'The person stopped sharing it, or shares it at another link. If you need it, ask them.',
  'passport.replaced_title': 'This result is no longer valid',
  'passport.replaced':
    'The result changed, or the person took another test after sharing it. If you need it, ask them to share the current one.',
  'passport.unknown_title': 'We don’t know this result',
  'passport.unknown': 'This link doesn’t lead to a shared result. Check that it’s complete.',
  'passport.check_unknown': 'We don’t know this result: it no longer exists, or the link is incomplete. It isn’t valid.',
  'passport.name': 'Person',
  'passport.skill': 'Skill',
  'passport.band': 'Result',
  'passport.adjusted_void':
    'The result was adjusted for the language of the test by a table that was voided later. Don’t compare it with results in another language.',
  'passport.adjusted': 'Language adjustment',
  'passport.error': 'Margin of error',
  'passport.error_points': '± {{points}} points out of 100',
  'passport.language': 'Language of the test',
  'passport.language.es': 'Spanish',
  'passport.language.en': 'English',
  'passport.date': 'Date of the test',
  'passport.questions': 'Questions seen',
  'passport.issuer': 'Verified by',
  'passport.scale': 'There are five possible results, from best to worst: {{bands}}. Each covers about 20 of the 100 points.',
  'passport.bands_hint': 'The margin of error reaches every result named here: so few questions can’t say which of them it is.',
  'passport.name_hint':
    'The name is the one in the person’s profile when they shared it. Check that they are who they say they are.',
  'passport.check_another': 'Check another result',
  'passport.check_title': 'Check a result',
  'passport.check_text': 'Paste the link to a shared result, or the contents of its signed file. You can also choose the file.',
  'passport.check_field': 'Link or contents of the file',
  'passport.check_file': 'Choose the file',
  'passport.check_button': 'Check',
  'passport.check_unreadable': 'This is neither the link nor the file of a shared result.',
  'passport.check_foreign':
    'This result is from another site, so we can’t check it here. Check it on the site of the company that signed it.',
  'passport.check_altered': 'We couldn’t verify it: it claims to be from this site, but the signature doesn’t match.',
  'passport.file_failed': 'We couldn’t read that file. Choose one of the files that the person downloaded.',
  'passport.file_empty':
    'This picture has no result inside. Chats and social networks remove it: ask for the original file or the link.',
  'passport.file_ambiguous':
    'We didn’t use this picture: it’s damaged, too large or has more than one result inside. Ask for the link.',
  'passport.error.credential_required': 'Paste the link or the contents of the file.',
  'passport.error.not_valid': 'This result is no longer valid.',
  'passport.paper_check': 'Check this result',
  'passport.paper_check_text':
    'Paper can be copied or changed. Scan the code, make sure that the address begins with {{site}}, and compare what the page shows with this sheet. Only that page says whether the result is still valid.',
  'passport.paper_code': 'QR code with the link to this result',
  'passport.paper_shared': 'The person has shared it since {{date}}.',
  'passport.badge_description': 'Result of a test of {{skill}}.',
  'passport.badge_criteria':
    'Finish a test of questions drawn at random from a bank. The result names every level that its margin of error reaches.',
}

import type { Translation } from '../../kernel/messages.ts'
import type { es } from './language-links.staff.es.ts'

export const en: Translation<typeof es> = {
  'language_links.title': 'Can results in the two languages be compared?',
  'language_links.none': 'There is no signed table yet, so results aren’t adjusted for language, and each one says so.',
  'language_links.lack.unknown':
    'It can’t be signed yet either: there aren’t enough answers to know how hard paired questions are in both languages.',
  'language_links.lack.few':
    'It can’t be signed yet either: it takes {{least}} or more pairs with {{answers}} answers in each language and no large difference.',
  'language_links.lack.unsure':
    'It can’t be signed yet either: the pairs differ too much from each other to say which language is harder. Review the translations.',
  'language_links.proposed': 'Proposed table',
  'language_links.harder.en': 'The English questions are harder: {{constant}} ± {{error}} logits.',
  'language_links.harder.es': 'The Spanish questions are harder: {{constant}} ± {{error}} logits.',
  'language_links.harder.none': 'The questions of both languages are equally hard: 0 ± {{error}} logits.',
  'language_links.from_one': 'It is calculated from {{count}} pair of questions that works the same in both languages.',
  'language_links.from_other': 'It is calculated from {{count}} pairs of questions that work the same in both languages.',
  'language_links.left_out_one': '{{count}} pair is left out because it differs a lot or has too few answers.',
  'language_links.left_out_other': '{{count}} pairs are left out because they differ a lot or have too few answers.',
  'language_links.limit':
    'The table assumes that those pairs are equally hard. If all translations were harder, it couldn’t show.',
  'language_links.table': 'Equivalent points',
  'language_links.english': 'In English',
  'language_links.spanish': 'Equals in Spanish',
  'language_links.sign': 'Sign the table',
  'language_links.sign_hint':
    'Tests that end from now on use it for their levels, and say so. Points and earlier results don’t change.',
  'language_links.note': 'Why you sign it',
  'language_links.signed': 'The table is signed',
  'language_links.current': 'Table {{number}}, in use',
  'language_links.former': 'Table {{number}}, replaced',
  'language_links.ended': 'Table {{number}}, withdrawn',
  'language_links.signed_by': 'Signed by {{name}}:',
  'language_links.withdrawn_by': 'Withdrawn by {{name}}:',
  'language_links.withdraw': 'Withdraw the table',
  'language_links.withdraw_question': 'Tests that end from now on won’t be adjusted for language. Earlier results don’t change.',
  'language_links.withdrawn': 'The table is withdrawn',
  'language_links.error.note': 'Write why you sign it.',
  'language_links.error.lack': 'The table can’t be signed: there aren’t enough answers yet.',
  'audit.action.bank.link_signed': 'Signed the table between languages of a bank',
  'audit.action.bank.link_withdrawn': 'Withdrew the table between languages of a bank',
}

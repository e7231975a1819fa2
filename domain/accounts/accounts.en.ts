import type { Translation } from '../kernel/messages.ts'
import type { es } from './accounts.es.ts'

export const en: Translation<typeof es> = {
  'personal.register_title': 'Create your account',
  'personal.register_intro': 'Sign up with your CV. It takes a couple of minutes.',
  'personal.register_page_description': 'Create your {{site}} account, upload your CV and apply to the vacancies you like.',
  'personal.register_for': 'When you finish, we apply you to {{name}}.',
  'personal.register_vacancy_gone': 'This vacancy is no longer available. You can create your account and look for others.',
  'personal.register_button': 'Create my account',
  'personal.register_anyway': 'Create my account without applying',
  'personal.register_and_apply': 'Create my account and apply',
  'personal.register_success': 'Your account is ready. Welcome.',
  'personal.register_applied': 'Your account is ready and you have applied to the vacancy.',
  'personal.register_have_account': 'Already have an account?',
  'personal.register_go_login': 'Log in',

  'personal.name': 'First name',
  'personal.lastname': 'Last name',
  'personal.email': 'E-mail',
  'personal.email_help': 'We write there about how your process is going.',
  'personal.password': 'Password',
  'personal.repeat_password': 'Repeat the password',
  'personal.password_rules': 'Your password needs:',
  'personal.password_rule.length': 'At least 8 characters',
  'personal.password_rule.lower': 'A lower case letter',
  'personal.password_rule.upper': 'An upper case letter',
  'personal.password_rule.digit': 'A number',
  'personal.password_rule.special': 'One of these signs: @ . $ ! % * ? & # / ¿ ¡ + -',
  'personal.password_rule_met': 'Done',
  'personal.password_rule_unmet': 'Missing',
  'personal.cv': 'CV',

  'personal.consent_text':
    'I agree that {{site}} keeps the data of this form and my CV to handle my applications, and that the people in charge of hiring see them, as the privacy policy explains.',
  'personal.consent_link': 'Read the privacy policy (opens in a new tab)',

  'personal.error.name_required': 'Write your first name.',
  'personal.error.name_pattern': 'The first name can only have letters, with one space between words.',
  'personal.error.last_required': 'Write your last name.',
  'personal.error.lastname_pattern': 'The last name can only have letters, with one space between words.',
  'personal.error.email_required': 'Write your e-mail.',
  'personal.error.email': 'Write a valid e-mail, for example name@example.com.',
  'personal.error.email_duplicate': 'This e-mail is already registered. Log in or use another one.',
  'personal.error.password_required': 'Write the password.',
  'personal.error.password_pattern':
    'The password needs at least 8 characters, with a lower case letter, an upper case letter, a number and one of these signs: @ . $ ! % * ? & # / ¿ ¡ + -',
  'personal.error.password_common': 'That password is one of the most used ones and easy to guess. Choose another.',
  'personal.error.password_not_match': 'The passwords do not match.',
  'personal.error.consent_required': 'We need your consent to register you.',
  'personal.error.phone': 'Write a numeric phone of 7 to 15 digits; it may have +, spaces, hyphens and parentheses.',
  'portfolio.error.file_required': 'Upload your CV.',
  'portfolio.error.cv_limit': 'The file exceeds the 1 MB limit.',
  'portfolio.error.file_content':
    'The content of this file is not what its name says, or it is damaged. Open it, save it again and upload that.',
  'portfolio.error.file_kind': 'This kind of file is not accepted. Use PNG, JPG, PDF, DOCX, DOC, ODT or ODG.',

  'personal.language_saved': 'We saved your language. We will use it in e-mails too.',

  'personal.confirm_title': 'Confirm your address',
  'personal.confirm_intro': 'This tells us that the address is yours and that our messages reach you.',
  'personal.confirm_button': 'Confirm my address',
  'personal.confirm_success': 'Done: your address is confirmed.',
  'personal.confirm_go': 'See jobs',
  'personal.error.confirm_link':
    'This link does not work: perhaps you changed your address, or part of the link is missing. Open it from the latest message.',
}

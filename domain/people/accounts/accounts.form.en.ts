import type { Translation } from '../../kernel/messages.ts'
import type { es } from './accounts.form.es.ts'

export const en: Translation<typeof es> = {
  'personal.register_intro': 'All you need is your CV and a couple of minutes.',
  'personal.register_page_description': 'Create your {{site}} account, upload your CV and apply for the jobs you like.',
  'personal.register_for': 'You’re applying for {{name}}. We’ll submit your application as soon as your account is ready.',
  'personal.register_vacancy_gone':
    'This job is no longer available. You can still create your account and look for another one.',
  'personal.register_button': 'Create account',
  'personal.register_anyway': 'Create my account without applying',
  'personal.register_and_apply': 'Create account and apply',
  'personal.register_success': 'Welcome! Your account is ready.',
  'personal.register_applied': 'Your account is ready, and we’ve received your application.',
  'personal.register_have_account': 'Already have an account?',
  'personal.register_go_login': 'Log in',

  'personal.name': 'First name',
  'personal.lastname': 'Last name',
  'personal.email': 'Email',
  'personal.email_help': 'We’ll use it to tell you how your application is going.',
  'personal.password': 'Password',
  'personal.repeat_password': 'Confirm password',
  'personal.phone_to_call': 'Mobile phone',
  'personal.phone_to_call_help': 'So that we can call or text you about this application.',
  'personal.password_rules': 'Your password needs:',
  'personal.password_rule.length': 'at least 8 characters',
  'personal.password_rule.lower': 'a lowercase letter',
  'personal.password_rule.upper': 'an uppercase letter',
  'personal.password_rule.digit': 'a number',
  'personal.password_rule.special': 'a symbol: @ . $ ! % * ? & # / ¿ ¡ + -',
  'personal.password_rule.guess': 'nothing common, nor a name',
  'personal.password_rule_met': 'Done',
  'personal.password_rule_unmet': 'Missing',
  'personal.cv': 'CV',

  'personal.consent_text':
    'I agree to {{site}} keeping this information and my CV to process my applications, and to the hiring team seeing them, as described in the privacy policy.',
  'personal.consent_name': 'Your consent',
  'personal.suggestions_help': 'Only if you like. Each email has a link to stop them.',
  'personal.consent_link': 'Read the privacy policy (opens in a new tab)',

  'personal.error.name_required': 'Enter your name.',
  'personal.error.name_pattern': 'A name can only contain letters, spaces, hyphens and apostrophes.',
  'personal.error.last_required': 'Enter your last name.',
  'personal.error.lastname_pattern': 'A last name can only contain letters, spaces, hyphens and apostrophes.',
  'personal.error.email_required': 'Enter an email address.',
  'personal.error.email': 'Enter a valid email, for example name@example.com.',
  'personal.error.email_duplicate': 'There’s already an account with this email. Log in or use a different one.',
  'personal.error.password_required': 'Enter a password.',
  'personal.error.password_pattern':
    'Your password must have at least 8 characters, including a lowercase letter, an uppercase letter, a number and one of these symbols: @ . $ ! % * ? & # / ¿ ¡ + -',
  'personal.error.password_common': 'That password is very common and easy to guess. Choose another one.',
  'personal.error.password_name': 'That password is your name, the name in your email or the company’s. Choose another one.',
  'personal.error.password_not_match': 'The passwords don’t match.',
  'personal.error.consent_required': 'We need your consent to create your account.',
  'personal.error.phone_required': 'Enter your mobile phone number.',
  'personal.error.phone': 'Enter a phone number with 7 to 15 digits.',
  'portfolio.error.file_required': 'Upload your CV.',
  'portfolio.error.cv_limit': 'The file exceeds the 1 MB limit.',
  'portfolio.error.file_empty': 'The file is empty: it may still be downloading. Open it on your device and choose it again.',
  'portfolio.error.file_gone': 'The file has changed or is no longer where you chose it. Choose it again.',
  'portfolio.error.file_content': 'This file is damaged, or its content doesn’t match its name. Save it and upload it again.',
  'portfolio.error.file_photo':
    'We can’t accept this photo: it’s HEIC, WebP or similar. Save it as JPG; on an iPhone, choose Settings, Camera, Formats, “Most Compatible” and take it again.',
  'portfolio.error.file_rtf': 'This is an RTF document. Open it, save it as PDF or DOCX and upload that file.',
  'portfolio.error.file_web':
    'This is a web page saved as a document. Open it in Word or in a browser, save or print it as PDF and upload that file.',
  'portfolio.error.file_pages': 'This is a Pages document. In Pages, choose File, Export To, PDF and upload that file.',
  'portfolio.error.file_winmail': 'Outlook put the files into “winmail.dat”. Upload the CV itself as PDF or DOCX.',
  'portfolio.error.file_locked':
    'This document has a password, so nobody else could open it. Remove the password, save it and upload it again.',
  'portfolio.error.file_kind': 'We can’t accept this type of file. The accepted types are listed next to the field.',
}

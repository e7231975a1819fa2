import type { Translation } from '../../kernel/messages.ts'
import type { es } from './content.es.ts'

export const en: Translation<typeof es> = {
  'site.old_browser':
    'Your browser is too old for this site: you can read it, but not everything works. Update it or use a newer one ({{browsers}} or later).',
  'site.skip_to_content': 'Skip to content',
  'site.main_navigation': 'Main',
  'site.staff_navigation': 'Administration',
  'site.account_navigation': 'Your account',
  'site.open_menu': 'Open menu',
  'site.close_menu': 'Close menu',
  'site.switch_language': 'Español',
  'site.language_failed':
    'We couldn’t change the language. Check your connection and choose it again; if that doesn’t work, reload the page.',
  'site.scheme_to_dark': 'Switch to dark colors',
  'site.scheme_to_light': 'Switch to light colors',
  'site.footer_contact': 'Company details',
  'site.footer_links': 'Information',
  'site.footer_privacy': 'Privacy',
  'site.footer_terms': 'Terms',
  'site.footer_rights': 'Open source under the AGPL-3.0 license.',
  'site.footer_source': 'View the source code',

  'menu.recruitment': 'Recruitment',
  'menu.register': 'Sign up',
  'menu.jobs': 'Search jobs',
  'menu.about': 'About us',
  'menu.login': 'Log in',
  'menu.logout': 'Log out',
  'menu.applications': 'My applications',
  'menu.profile': 'My profile',
  'menu.account': 'My account',
  'menu.dashboard': 'Dashboard',
  'menu.public_site': 'Go to the public site',
  'menu.hiring_process': 'Hiring process',
  'menu.faq': 'FAQ',
  'menu.contact': 'Contact us',
  'menu.privacy': 'Privacy policy',
  'menu.terms': 'Terms and conditions',
  'menu.404': 'Page not found',
  'menu.error_mesagge': 'Oops! Sorry, the page you are looking for does not exist. It could have been moved or removed.',
  'menu.error_token': 'Oops! Sorry, this link isn’t valid and leads to no page. Request a new one.',
  'site.expired_file_title': 'The link to this file has expired',
  'site.expired_file_text':
    'For your security, each link to a file works for ten minutes. Close this tab, go back to the previous page and open the file again.',
  'menu.back_home': 'Back to home page',

  'session.idle_ended':
    'You were logged out because you’d been inactive for a while. What you typed is still saved on this device.',
  'session.idle_back': 'Log in and pick up where you left off',
  'session.checking': 'Checking your session…',
}

import { publicScreens } from '../../kernel/screens.ts'

/** Parts whose former versions are public, so that people can read what they agreed to (SPEC-53, SPEC-59). */
export const policyParts = ['privacy', 'terms'] as const
export type PolicyPart = (typeof policyParts)[number]

export const siteScreens = publicScreens('site/content', {
  home: { path: '/', listed: true },
  homeAlias: { path: '/home', page: 'home' },
  about: { path: '/aboutus', listed: true, menu: { menu: 'header', place: 4, label: 'menu.about' } },
  // The header's "recruitment" explains how the company selects, because two doors to the list of vacancies confuse visitors.
  hiringProcess: {
    path: '/hiring/process',
    listed: true,
    menu: { menu: 'footer', place: 1, label: 'menu.hiring_process' },
    alsoIn: { menu: 'header', place: 1, label: 'menu.recruitment' },
  },
  faq: { path: '/question', listed: true, menu: { menu: 'footer', place: 2, label: 'menu.faq' } },
  privacy: { path: '/privacy', listed: true, menu: { menu: 'footer', place: 4, label: 'menu.privacy' } },
  terms: { path: '/terms', listed: true, menu: { menu: 'footer', place: 5, label: 'menu.terms' } },
  privacyVersion: { path: '/privacy/:version', page: 'privacy' },
  termsVersion: { path: '/terms/:version', page: 'terms' },
  notFound: { path: '/error404' },
  expiredFile: { path: '/expired-file' },
})

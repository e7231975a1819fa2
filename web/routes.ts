import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The table of contents: public pages, pages for guests, for logged-in people, and for staff. */
export default [
  index('features/site/pages/home.tsx'),
  route('home', 'features/site/pages/home.tsx', { id: 'home' }),
  route('jobs', 'features/vacancies/pages/jobs.tsx'),
  route('jobs/:keyword/:city', 'features/vacancies/pages/jobs-search.tsx'),
  route('info/vacancies', 'features/vacancies/pages/vacancy-landing.tsx'),
  route('info/vacancies/detail/:uuid', 'features/vacancies/pages/vacancy.tsx'),

  route('aboutus', 'features/site/pages/about.tsx'),
  route('hiring/process', 'features/site/pages/hiring-process.tsx'),
  route('question', 'features/site/pages/faq.tsx'),
  route('privacy', 'features/site/pages/privacy.tsx'),
  route('terms', 'features/site/pages/terms.tsx'),
  route('contactus', 'features/contact/pages/contact.tsx'),

  layout('platform/shell/guest-layout.tsx', [
    route('login', 'features/sessions/pages/login.tsx'),
    route('register', 'features/accounts/pages/register.tsx'),
    route('register/vacancies/:uuid?', 'features/accounts/pages/register-and-apply.tsx'),
  ]),

  layout('platform/shell/private-layout.tsx', [
    route('profile', 'features/profile/pages/profile-layout.tsx', [
      index('features/profile/pages/personal.tsx'),
      route('Dashboard', 'features/applications/pages/my-applications.tsx'),
      ...['skills', 'work', 'portfolio', 'professional', 'references'].map((section) =>
        route(section, 'features/profile/pages/later-section.tsx', { id: `profile-${section}` }),
      ),
    ]),
  ]),

  layout('platform/shell/staff-layout.tsx', [
    route('dashboard/admin', 'features/dashboard/pages/dashboard.tsx'),
    route('vacancies/admin', 'features/vacancies/pages/staff-vacancies.tsx'),
    route('vacancies/admin/add-jobs', 'features/vacancies/pages/add-vacancy.tsx'),
    route('vacancies/admin/edit/:uuid', 'features/vacancies/pages/edit-vacancy.tsx'),
    route('vacancies/admin/delete/:uuid', 'features/vacancies/pages/delete-vacancy.tsx'),
    route('dropDrag/:id/:name?', 'features/board/pages/board.tsx'),
    route('contact/admin', 'features/contact/pages/contact-messages.tsx'),
    route('mailbox', 'features/mailbox/pages/mailbox.tsx'),
    route('mailbox/:name', 'features/mailbox/pages/kept-email.tsx'),
  ]),

  route('error404', 'features/site/pages/not-found.tsx', { id: 'error404' }),
  route('*', 'features/site/pages/not-found.tsx'),
] satisfies RouteConfig

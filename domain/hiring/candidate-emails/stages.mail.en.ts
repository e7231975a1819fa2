import type { Translation } from '../../kernel/messages.ts'
import type { es } from './stages.mail.es.ts'

export const en: Translation<typeof es> = {
  'apply.subject': 'We received your application: {{job}}',
  'apply.title': 'Thank you for applying!',
  'apply.message':
    'We’ve received your CV for {{job}}.\n\nWe’ll read it carefully. In the meantime, check that your profile is up to date. If the job asks for tests, you’ll find them under “My applications”.\n\nWe’ll write to you as soon as there’s news.',
  'makeTest.subject': 'Next step for {{job}}',
  'makeTest.title': 'Time to show what you know',
  'makeTest.message':
    'We liked your profile for {{job}} and would like to know more about what you can do.\n\nOpen “My applications”. If tests are waiting there, take them: each one says before you start how many questions it has. Find a quiet place with a good connection. If there are none, there’s nothing to do: we’ll write to tell you what comes next.\n\nGood luck!',
  'firstInterview.subject': 'We’d like to interview you: {{job}}',
  'firstInterview.title': 'Let’s talk',
  'firstInterview.message':
    'Your application for {{job}} has moved forward and we’d like to meet you. The interview is on {{date}}, from {{from}} to {{to}}.\n\nYou’ll talk with {{sender}}. The calendar invitation is in this email.\n\nHave your CV at hand and think of examples of what you’ve done. Confirm with the button in this email, or ask for another time if you can’t make it.',
  'secondInterview.subject': 'Second interview: {{job}}',
  'secondInterview.title': 'One step further',
  'secondInterview.message':
    'Our first conversation left us wanting to know more. We’d like to invite you to a second interview for {{job}} on {{date}}, from {{from}} to {{to}}.\n\nThis time you’ll talk with {{sender}}. The calendar invitation is in this email.\n\nBring your questions too: we want you to know what you’d be joining. Confirm with the button in this email, or ask for another time if you can’t make it.',
  'approved.subject': 'Congratulations! You’ve been selected for {{job}}',
  'approved.title': 'The job is yours!',
  'approved.message':
    'We’ve finished the hiring process for {{job}}, and we’re very happy to tell you that you’ve been selected.\n\nWe’ll contact you in the next few days to agree on your start date and tell you which documents we need.\n\nWelcome!',
  'reject.subject': 'About your application for {{job}}',
  'reject.title': 'Thank you for your time',
  'reject.message':
    'We’ve reviewed all the applications for {{job}}, and this time we’re going ahead with someone else.\n\nThank you for the time you gave us. Your profile stays with us, and you can apply for other jobs whenever you like.\n\nWe wish you all the best in your search.',
  'included.apply.subject': 'We included you in a job: {{job}}',
  'included.apply.title': 'We thought of you',
  'included.apply.message':
    'We included you in the hiring process for {{job}}, because we think it may interest you.\n\nWe’ll read your CV carefully. In the meantime, check that your profile is up to date. If the job asks for tests, you’ll find them under “My applications”.\n\nWe’ll write to you as soon as there’s news. If it doesn’t interest you, you can leave the process from your profile.',
  'included.firstInterview.subject': 'We’d like to interview you: {{job}}',
  'included.firstInterview.title': 'Let’s talk',
  'included.firstInterview.message':
    'We included you in the hiring process for {{job}} and would like to meet you. The interview is on {{date}}, from {{from}} to {{to}}.\n\nYou’ll talk with {{sender}}. The calendar invitation is in this email.\n\nHave your CV at hand and think of examples of what you’ve done. Confirm with the button in this email, or ask for another time if you can’t make it.',
  'included.reject.subject': 'About the job {{job}}',
  'included.reject.title': 'Thank you for your time',
  'included.reject.message':
    'We had included you in the hiring process for {{job}}. We’ve now reviewed all the profiles, and this time we’re going ahead with someone else.\n\nThank you for the time you gave us. Your profile stays with us, and you can apply for other jobs whenever you like.\n\nWe wish you all the best in your search.',
}

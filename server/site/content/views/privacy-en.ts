import { limits } from '#domain/kernel/limits.ts'
import type { privacyEs } from './privacy-es.ts'

/** The privacy policy that comes with the product, in English. */
export const privacyEn: typeof privacyEs = ({ name, identity, contact }) => ({
  intro:
    'This policy says what we know about you, what we use it for, who we share it with, and what you can ask of us. It follows Colombia’s Law 1581 of 2012 and Decree 1377 of 2013, and the General Data Protection Regulation (GDPR) for people in the European Union.',
  sections: [
    {
      title: 'Who is responsible for your data',
      text: `${[name, ...identity].join(', ')} is the controller of your data.\nFor queries, claims and anything else about it, write to us ${contact ? `at ${contact} or ` : ''}through the contact page. The hiring team will answer.`,
    },
    {
      title: 'What we keep',
      text: 'When you sign up: your first and last name, email, phone, date of birth, address, CV and password (only a hash, which can’t be read back).\nIn your profile: education, experience, skills, portfolio and references. If you name somebody as a reference, let them know first.\nIn your applications: which jobs you applied for, the stage you’re at, interviews, the emails we sent you and your replies, and the team’s notes and tags.\nIn your tests: your answers, how long each one took, your points, whether you copy or paste text, leave the window, or change device or network, whether you start on a phone or a computer, and whether you have extra time. We tell you before you start, and afterwards you see it and can explain it.\nIf you show a result from another company, we keep what it says and when we checked it.\nYour open sessions, with the system and browser you logged in from.\nIf the team added you, it tells you where it got your data. We don’t ask for sensitive data (health, origin, religion, orientation, biometrics): answering about it is always optional, and it’s better to leave it out of your CV.',
    },
    {
      title: 'What we use it for',
      text: 'To receive your applications, assess them, run tests and interviews, write to you about them, and hire. If you agree, also to suggest other jobs to you: you can stop that with one click in each email or under “My account”.\nTo know how hiring goes, with figures that don’t name you, and to keep the site secure.\nThe points of a test are the sum of your answers; a statistical model only helps choose questions that are about equally hard. No program decides by itself: a person reads your case and decides, and you can ask them to review it.\nWe don’t sell your data, show ads, or use other companies’ trackers.',
    },
    {
      title: 'Our legal basis',
      text: 'Your prior, express and informed consent. We keep the date, the exact text and the version of this policy that you agreed to. If you had given it to us in another way, we keep when and how. You can withdraw it at any time, without affecting what was done before.\nUnder the GDPR, also: to take the steps you ask for before a contract (Article 6(1)(b)), to meet legal obligations (c), and for our legitimate interest in protecting the site and remembering a refusal (f).',
    },
    {
      title: 'Who sees it',
      text: 'The hiring team, each member according to their permissions. What they change and read about you is recorded, and you can download it. Other applicants never see your data.\nThe hiring company, when you move forward in one of its processes: it gets what it needs to decide, such as a summary of your results.\nCompanies that provide services to the site on our behalf (servers, email), only for that and under contract. If one is in another country, the transfer has the safeguards that the law requires; ask us which.\nWhoever you choose, if you share a result: they see what it says and, if you decide so, your name. If you show a result from another company here, we ask its site whether the result is still valid, and send it nothing else about you.\nAuthorities, where the law orders it.',
    },
    {
      title: 'How long we keep it',
      text: `As long as you have an account. If you delete it, your data and files are erased after ${limits.deletionGraceDays} days, in case you change your mind.\nAn unused account whose email nobody confirms is erased after ${limits.unconfirmedAccounts.days} days. If the team added you and you don’t answer, your data is erased at the end of the period stated in the email. If you say no, it’s erased right away, and we only remember a hash of your address, which can’t be read back, so that we don’t write to you again.\nThe mark of your device and network during a test is erased when it ends. The log of reads is kept for ${limits.readLog.keptDays} days, and the log of changes has no end, as proof. Backups are replaced and then no longer hold what was erased.`,
    },
    {
      title: 'Your rights',
      text: 'See, update and correct your data in your profile; download a copy of everything and delete your account under “My account”; withdraw an application under “My applications”; ask for proof of your consent, withdraw it, object, restrict the use of your data, take it with you, and ask for a person to review a decision. It’s free.\nIf you write to us, we answer queries within 10 business days (5 more if we explain the delay) and claims within 15 business days (8 more if we explain the delay). Under the GDPR, within one month.\nIf our answer isn’t good enough, you can go to the data protection authority: in Colombia, the Superintendence of Industry and Commerce (SIC), after making your claim to us; in the European Union, the one of the country where you live or work.',
    },
    {
      title: 'Your browser, and changes to this policy',
      text: 'Your browser remembers the language and colors you choose, your session while it’s open, a marker that lets us recognize it the next time you log in, and forms you leave half-finished. None of it can be used to follow you on other sites.\nThis policy is in force since the date above. If it changes, we publish the new version here, and earlier ones can still be read; if what we use your data for changes, we ask for your consent again.',
    },
  ],
})

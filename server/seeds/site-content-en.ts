import type { Contents } from '#domain/kernel/site-contents.ts'

/** What the company says in English until somebody changes it. */
export const en: Omit<Contents, 'privacy'> = {
  company: {
    name: 'Cantera',
    tagline: 'Where talent finds its place',
    description: 'Find your next job and follow your applications in one place with Cantera.',
    legal_name: '',
    tax_id: '',
    address: '',
    map: null,
    phone: '',
    email: '',
    colour: '',
    links: [],
  },
  home: {
    title: 'Where talent finds its place',
    intro: 'Jobs at companies that look after their people. Sign up with your CV, apply, and see where you stand at every step.',
    cards: {
      agency: {
        title: 'An agency on your side',
        text: 'We know the companies and the people behind them. Every application gets an answer, even when it’s a no.',
      },
      remote: {
        title: 'Work from anywhere',
        text: 'Remote jobs with clear hours and open salaries. Where you live is not a limit.',
      },
      contact: {
        title: 'Let’s talk',
        text: 'Hiring for your team, or wondering how your application is going? A real person will get back to you.',
      },
    },
  },
  about: {
    intro:
      'In Spanish, a cantera is a quarry, and also the academy where a club trains its young players. That’s what we want to be: a place where talent proves itself and companies find it.',
    services: [
      {
        title: 'Recruitment',
        text: 'We advertise the job, find the people who fit, and support them from application to decision.',
      },
      {
        title: 'Skills assessment',
        text: 'If a job calls for it, we assess skills in Spanish or English. Everyone gets to show what they know, wherever they’re from.',
      },
      {
        title: 'Remote teams',
        text: 'We find talent across Latin America for companies that hire people, not places.',
      },
      {
        title: 'Advice for employers',
        text: 'We help define the role, the salary, and the interview questions that really matter.',
      },
    ],
    principles: {
      title: 'Fair hiring',
      text: 'We never charge job seekers. We follow the International Labour Organization’s principles of fair recruitment.',
    },
    link: {
      label: 'Read the ILO’s principles (opens another site)',
      url: 'https://www.ilo.org/topics/labour-migration/fair-recruitment',
    },
  },
  steps: {
    steps: [
      'Create your account and upload your CV.',
      'Complete your profile and add your skills.',
      'Apply, and track your application from your profile.',
      'Show what you know, if the job asks for a test.',
      'Meet the team in the interviews.',
      'Ready! You start your new job.',
    ],
  },
  faq: {
    questions: [
      {
        question: 'Does it cost anything to apply?',
        answer:
          'No. Creating an account, applying, and taking a test if a job asks for one are all free. If anyone charges you in our name, let us know through the contact page.',
      },
      {
        question: 'What do I need to apply for a job?',
        answer:
          'An account and your CV: a PDF, Word or OpenDocument file, or an image, under 1 MB. You can sign up and apply in one go from the job itself.',
      },
      {
        question: 'How do I know how my application is going?',
        answer:
          'Under “My applications” in your profile you can see the stage of each one and when it last changed. We also email you when there’s news.',
      },
      {
        question: 'What are the interviews like?',
        answer:
          'There are one or two. You’ll get an email with the date, the time and its time zone, and a file to add it to your calendar.',
      },
      {
        question: 'Can I apply for more than one job?',
        answer:
          'Yes, as many as you like, once each. If you’ve already applied for one, we’ll tell you, and your application stays where it was.',
      },
    ],
  },
  terms: {
    intro: 'By using this site you agree to these rules. There are only a few.',
    sections: [
      {
        title: 'Your account',
        text: 'One person, one account, with true information. Look after your password: what is done with your account counts as done by you. If you think someone else is using it, change it and tell us.',
      },
      {
        title: 'Applying',
        text: 'Applying is free and doesn’t commit you to accepting an offer. Posting a job doesn’t commit the company to hire either, but it does commit it to reply.',
      },
      {
        title: 'Tests',
        text: 'If a job asks for a test, take it yourself, without help and without copying the questions. We record whether text is copied or pasted, whether you leave the window or change device or network, and how long each question takes; a person looks at that along with everything else, and it never rules anyone out by itself.',
      },
      {
        title: 'What you upload',
        text: 'Your CV and files remain yours. You allow us to show them to the hiring team for as long as you have an account. Don’t upload other people’s data or harmful files.',
      },
      {
        title: 'What you can expect',
        text: 'We work to keep the site running and your data safe, but we can’t promise that nothing will ever fail. If something goes wrong, we’ll tell you and fix it.',
      },
      {
        title: 'Changes and governing law',
        text: 'If these rules change, we’ll publish the new version here. They are governed by the law of the country of the company that runs the site, without limiting the rights you have under your own country’s law.',
      },
    ],
  },
}

import type { Translation } from '../../kernel/messages.ts'
import type { es } from './workshop.staff.es.ts'

export const en: Translation<typeof es> = {
  'workshop.title': 'What this bank needs',
  'workshop.draws': 'Does everybody get an equally hard test?',
  'workshop.draws.guessed':
    'There aren’t enough answers yet, so tests are balanced by the difficulty that the questions’ authors expect. Two tests differ by at most about {{largest}} of 100 points in what the same person can expect, if the authors are roughly right. With questions chosen by chance alone it would be about {{plain}}.',
  'workshop.draws.balanced':
    'As far as is known today, two tests from this bank differ by at most about {{largest}} of 100 points in what the same person can expect. The figure falls with more answers, because each question’s difficulty is known better. With questions chosen by chance alone it would be about {{plain}}.',
  'workshop.draws.uneven':
    'As far as is known today, two tests from this bank can differ by about {{largest}} of 100 points in what the same person can expect. With questions chosen by chance alone it would be about {{plain}}. Add questions of the difficulties that are missing.',
  'workshop.draws.same':
    'Yes: everybody gets the same questions. With {{least}} or more multiple-choice questions, people would see different ones.',
  'workshop.draws.few':
    'No: two tests can differ by about {{largest}} of 100 points, because there are very few questions to choose from. With {{least}} or more multiple-choice questions they can be balanced.',
  'workshop.draws.unknown':
    'Not known yet: there are not enough answers. Questions are chosen by chance until their difficulty is known, from {{enough}} answers per question on.',
  'workshop.draws.accuracy': 'In 9 of 10 simulated banks the true figure was at most 1.4 times the one stated.',
  'workshop.guessing': 'How much does guessing give?',
  'workshop.guessing.level': 'Somebody who answers everything by chance gets about {{points}} points on average.',
  'workshop.guessing.unknown': 'Whether guessing distorts the difficulties isn’t known yet: there are not enough answers.',
  'workshop.guessing.distorts':
    'The answers show guessing: people who fail easier questions get hard ones right more often than expected. Hard questions are harder than they look.',
  'workshop.guessing.unnoticed':
    'The answers don’t show that guessing distorts the difficulties. It can go unnoticed: in simulations where one guess in four was right, it was found in 30 of 100 banks with 300 tests and in 75 with 1,000; where nobody guessed, in fewer than 5.',
  'workshop.targets': 'Which questions are missing?',
  'workshop.targets.hint':
    'A result decides most where one level ends and the next begins. Two in ten questions should be of the difficulty that separates those levels.',
  'workshop.targets.missing_one': '{{count}} more question needs a known difficulty.',
  'workshop.targets.missing_other': '{{count}} more questions need a known difficulty.',
  'workshop.targets.waiting':
    'Not enough answers yet: this is known once at least {{least}} multiple-choice questions have a difficulty.',
  'workshop.targets.unknown_one': '{{count}} question has no difficulty yet and may be one of those missing.',
  'workshop.targets.unknown_other': '{{count}} questions have no difficulty yet and may be among those missing.',
  'workshop.target': '{{band}}, from {{points}} points',
  'workshop.target.missing_one': '{{count}} question missing',
  'workshop.target.missing_other': '{{count}} questions missing',
  'workshop.target.enough': 'Enough',
  'workshop.target.has_one': 'There is {{count}} question of that difficulty: {{word}} ({{difficulty}}).',
  'workshop.target.has_other': 'There are {{count}} questions of that difficulty: {{word}} ({{difficulty}}).',
  'workshop.target.gain':
    'With ten more of these, a test would tell people near {{points}} points apart about as well as one of {{worth}} questions does today.',
  'workshop.worn': 'Which questions are worn out?',
  'workshop.worn.hint':
    'Signs that a question is known outside the test. None of them changes a score: review the question and replace it if needed.',
  'workshop.worn.waiting': 'Not enough answers yet: this is known once a question has at least {{enough}}.',
  'workshop.worn.none': 'No question shows signs of being worn out.',
  'workshop.worn.capped': 'Only the {{count}} oldest questions of the bank are checked.',
  'workshop.worn.exposure': 'The question asked most often was in {{share}} of every 100 recent tests.',
  'workshop.worn.exposed': 'With so few questions the bank wears out quickly: add more.',
  'workshop.worn.answers_one': '{{count}} answer',
  'workshop.worn.answers_other': '{{count}} answers',
  'workshop.sign.easier':
    'It became easier than the others: {{before}} of every 100 used to get it right, and now {{after}} do. It may have leaked.',
  'workshop.sign.too_fast': '{{share}} of every 100 answers came before there was time to read it.',
  'workshop.sign.copied': '{{share}} of every 100 people copied the question.',
  'workshop.sign.known': '{{share}} of every 100 answers are from people who had answered it before.',
  'workshop.resting': 'Which questions are resting?',
  'workshop.resting.hint':
    'Tests leave them out while there are enough others: at least fifteen of each kind, and half of the bank, always remain.',
  'workshop.resting.none': 'None: no question shows signs of wear or comes up much more often than the others.',
  'workshop.rest.worn': 'Worn: rests until you change it',
  'workshop.rest.exposed': 'Came up much more often than the others: returns when they catch up',
  'workshop.languages': 'Are any questions harder in one language?',
  'workshop.languages.hint':
    'We compare both versions of each question among people with the same score in the test. It changes no score: review the translation.',
  'workshop.languages.no_pairs': 'No questions are paired in both languages yet.',
  'workshop.languages.pair': 'Pair questions',
  'workshop.languages.alike_one': 'In {{count}} pair of questions no difference between languages was found.',
  'workshop.languages.alike_other': 'In {{count}} pairs of questions no difference between languages was found.',
  'workshop.languages.missed':
    'A difference can go unnoticed. In simulations with 400 tests in each language, one of 22 in 100 people was found in at least 9 of 10 cases, and one of 12 in about 6.',
  'workshop.languages.waiting_one':
    '{{count}} pair doesn’t have enough answers yet: it needs {{least}} in each language, of people with the same score.',
  'workshop.languages.waiting_other':
    '{{count}} pairs don’t have enough answers yet: they need {{least}} in each language, of people with the same score.',
  'workshop.languages.class.B': 'Moderate difference',
  'workshop.languages.class.C': 'Large difference',
  'workshop.languages.harder.es':
    'Harder in Spanish: among people with the same score, {{share}} fewer of every 100 get it right than in English.',
  'workshop.languages.harder.en':
    'Harder in English: among people with the same score, {{share}} fewer of every 100 get it right than in Spanish.',
  'workshop.languages.answers': 'Answers: {{es}} in Spanish and {{en}} in English.',
}

/** What a member of staff read: a person, their CV or result, their correspondence, or a list or a file with several people (AUD-01). */
export const readKinds = ['person', 'cv', 'result', 'messages', 'list', 'export'] as const
export type ReadKind = (typeof readKinds)[number]

/** The lists with people, each by the name in the read log. */
export const listsOfPeople = [
  'agenda',
  'agendaFeed',
  'applicants',
  'board',
  'candidates',
  'contactMessages',
  'deletedUsers',
  'duplicates',
  'failedEmails',
  'figurePeople',
  'hiresToPlace',
  'holders',
  'importedPeople',
  'largestPeople',
  'mailbox',
  'placements',
  'presented',
  'replyMailbox',
  'results',
  'search',
  'shortlists',
  'suggestions',
  'unansweredReplies',
  'uncheckedConsents',
  'users',
  'waitingPeople',
  'withdrawn',
] as const
export type ListOfPeople = (typeof listsOfPeople)[number]

/** A record whose person is read. */
export type ReadRecord = 'user' | 'application' | 'user_skill'

/** What an endpoint of staff shows of people. A read of records names the fields of the request with their ids. */
export type StaffRead =
  | { readonly what: 'list' | 'export'; readonly list: ListOfPeople }
  | { readonly what: 'person' | 'result' | 'messages'; readonly of: ReadRecord; readonly by: readonly string[] }

/** The features that add to the screens of others, one line each. Loaded only for staff. */

export { passportFeature } from './assessment/passport/passport.feature.ts'
export { resultsFeature } from './assessment/results/results.feature.ts'
export { searchFeature } from './desk/search/search.feature.ts'
export { updatesFeature } from './desk/updates/updates.feature.ts'
export { placementsFeature } from './hiring/placements/placements.feature.ts'
export { repliesFeature } from './hiring/replies/replies.feature.ts'
export { personNotesFeature } from './people/person-notes/person-notes.feature.ts'
export { secondFactorFeature } from './people/second-factor/second-factor.feature.ts'
export { sessionsFeature } from './people/sessions/sessions.feature.ts'
export { tagsFeature } from './people/tags/tags.feature.ts'
export { usersFeature } from './people/users/users.feature.ts'
export { contactFeature } from './site/contact/contact.feature.ts'

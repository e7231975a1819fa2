import { whenNeeded } from '../client/call.ts'

/**
 * Loads the code of a login, which most visits do not need.
 * @throws ApiRefusal when it cannot be loaded
 */
export const loadLogIn = () => whenNeeded(() => import('./log-in.ts'))

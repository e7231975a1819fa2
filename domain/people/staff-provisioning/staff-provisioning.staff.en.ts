import type { Translation } from '../../kernel/messages.ts'
import type { es } from './staff-provisioning.staff.es.ts'

export const en: Translation<typeof es> = {
  'audit.action.user.provisioned': 'The company directory created a person’s account',
  'audit.action.user.provisioning_changed': 'The company directory changed a person’s details',
  'audit.action.user.provisioning_closed': 'The company directory closed a person’s account',
  'audit.action.user.provisioning_reopened': 'The company directory reopened a person’s account',
  'scim.error.token': 'The token of SCIM_TOKEN is missing or wrong.',
  'scim.error.value': 'An attribute is missing, or its value cannot be used.',
  'scim.error.path': 'The path of an operation cannot be understood.',
  'scim.error.filter': 'This site searches by userName, externalId or id with the operator eq.',
  'scim.error.address': 'The userName must be an email address at a domain of OIDC_ALLOWED_DOMAINS.',
  'scim.error.taken': 'There is already an account with this address.',
  'scim.error.role': 'There is no team role for the values of roles: see SCIM_ROLES and SCIM_DEFAULT_ROLE.',
  'scim.error.closed_here': 'A colleague closed this account on the site; only the team can reopen it.',
  'scim.error.protected': 'This is the account of the administrator of OIDC_PASSWORD_ADMIN, which the directory does not change.',
  'scim.error.address_kept':
    'The directory did not create this account and cannot give its role, so it cannot change the address. The person can change it in their account on the site.',
}

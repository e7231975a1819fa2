/** Sentences of the audit, and reasons that the directory of the company receives. */
export const es = {
  'audit.action.user.provisioned': 'El directorio de la empresa creó la cuenta de una persona',
  'audit.action.user.provisioning_changed': 'El directorio de la empresa cambió los datos de una persona',
  'audit.action.user.provisioning_closed': 'El directorio de la empresa cerró la cuenta de una persona',
  'audit.action.user.provisioning_reopened': 'El directorio de la empresa reabrió la cuenta de una persona',
  'scim.error.token': 'Falta el token de SCIM_TOKEN, o no coincide.',
  'scim.error.value': 'Falta un atributo o su valor no sirve.',
  'scim.error.path': 'No se entiende el path de una operación.',
  'scim.error.filter': 'Este sitio busca por userName, externalId o id con el operador eq.',
  'scim.error.address': 'El userName debe ser un correo de un dominio de OIDC_ALLOWED_DOMAINS.',
  'scim.error.taken': 'Ya hay una cuenta con este correo.',
  'scim.error.role': 'No existe un rol del equipo para los valores de roles: revisa SCIM_ROLES y SCIM_DEFAULT_ROLE.',
  'scim.error.closed_here': 'Una persona del equipo cerró esta cuenta en el sitio; solo el equipo puede reabrirla.',
  'scim.error.protected': 'Esta es la cuenta del administrador de OIDC_PASSWORD_ADMIN, que el directorio no cambia.',
  'scim.error.address_kept':
    'El directorio no creó esta cuenta ni puede dar su rol, así que no cambia su correo. La persona lo cambia en su cuenta del sitio.',
} as const

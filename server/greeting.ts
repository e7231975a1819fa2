import type { Config } from './config.ts'
import type { NewAdministrator } from './people/users/first-administrator.writes.ts'
import { openLog } from './platform/log.ts'
import { demoLogins, demoPassword } from './seeds/demo-cast.ts'

/**
 * Says where the server answers, and the generated logins that the reader cannot know otherwise: as lines of the log in production (OBS-02),
 * else as text for the person at the console.
 */
export function greet(
  config: Config,
  { administrator, hasDemo }: { readonly administrator: NewAdministrator | undefined; readonly hasDemo: boolean },
): void {
  const lines = [`Cantera answers at ${config.publicUrl}`]
  if (config.production && !config.sourceUrl)
    lines.push(
      'SOURCE_URL is not set: the pages name the license without a link to the source. Whoever runs a changed version must offer its source (AGPL-3.0, section 13).',
    )
  if (hasDemo) lines.push(`Demo logins, password ${demoPassword}:`, ...demoLogins.map((email) => `  ${email}`))
  if (administrator?.password)
    lines.push(
      `First administrator: ${administrator.email}, password ${administrator.password} (shown this once; change it after the first login)`,
    )
  if (!config.production) {
    console.log(lines.join('\n'))
    return
  }
  // Whatever LOG_LEVEL says: the password is shown only this once.
  const log = openLog({ logLevel: 'info' })
  for (const line of lines) log.info(line)
}

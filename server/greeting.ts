import type { Config } from './config.ts'
import type { NewAdministrator } from './people/users/first-administrator.writes.ts'
import { demoLogins, demoPassword } from './seeds/demo-cast.ts'

/** Prints the address, and the generated logins that the reader cannot know otherwise. */
export function greet(config: Config, administrator: NewAdministrator | undefined): void {
  const lines = [`Cantera answers at ${config.publicUrl}`]
  if (config.production && !config.sourceUrl)
    lines.push(
      'SOURCE_URL is not set: the pages name the license without a link to the source. Whoever runs a changed version must offer its source (AGPL-3.0, section 13).',
    )
  if (config.demo) lines.push(`Demo logins, password ${demoPassword}:`, ...demoLogins.map((email) => `  ${email}`))
  if (administrator?.password)
    lines.push(
      `First administrator: ${administrator.email}, password ${administrator.password} (shown this once; change it after the first login)`,
    )
  console.log(lines.join('\n'))
}

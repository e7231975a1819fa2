import { ensureInstalled } from './install.mjs'
import { become, projectNode } from './toolchain.mjs'

// `npm run mails`: writes every e-mail in both languages, from sample facts, to build/mails/.
await ensureInstalled()
become(projectNode, ['server/write-mails.ts'])

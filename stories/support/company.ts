export { firstContents } from '#server/database/seeds/site-content.ts'

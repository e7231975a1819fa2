import { addressesOf, explainConnectionError, parseDatabaseUrl } from './postgres-address.ts'
import { ServerWatch } from './server-watch.ts'

/**
 * A sentence for each of several servers that cannot be used. Nothing else shows a wrong certificate or password of a standby before it has
 * to take over.
 */
export async function unusableServers(databaseUrl = ''): Promise<string[]> {
  const addresses = addressesOf(databaseUrl)
  if (addresses.length < 2) return []
  const sentences = await Promise.all(addresses.map(troubleOf))
  return sentences.filter((sentence) => sentence !== undefined)
}

async function troubleOf(address: string): Promise<string | undefined> {
  const server = new ServerWatch(address, () => {})
  try {
    await server.timeline()
    return undefined
  } catch (error) {
    return `Of the servers of DATABASE_URL one cannot take over: ${explainConnectionError(error, parseDatabaseUrl(address))}`
  } finally {
    server.close()
  }
}

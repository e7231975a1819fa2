import { createServer } from 'node:http'
import v8 from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/*
 * Loaded into a measured server before its own program (node --import), never by the product. On its own port it answers the memory of
 * the process, in bytes, after a garbage collection.
 */
const port = Number(process.env.MEMORY_PORT)

if (isMainThread && port > 0) {
  v8.setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const server = createServer((_request, response) => {
    collect()
    response.end(JSON.stringify(process.memoryUsage()))
  })
  server.listen(port, '127.0.0.1').unref()
}

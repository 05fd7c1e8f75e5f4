import { createServer, type Server } from 'node:http'
import type { Metrics } from '#platform/process/metrics.ts'

/** Listens for Prometheus on a port of its own, at /metrics; returns the listening server. */
export async function serveMetrics(metrics: Metrics, at: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end('Only GET /metrics\n')
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end('The metrics could not be read\n'),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at.port, at.host, resolve))
  return server
}

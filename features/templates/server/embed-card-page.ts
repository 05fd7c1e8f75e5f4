import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const FILE = new URL('../../../dist/studio/embed-card.html', import.meta.url)
/** Served when the studio is not built. */
const BARE = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body></body></html>'

/**
 * Any site may frame the page. `sandbox` gives it an origin of its own, out of reach of our cookies, storage and calls.
 */
const POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  // For the worker that warms up the graphics of the card.
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** Serves `/embed/card`, which draws a card from the framing site's config (docs/embed.md). */
export function embedCardPage(app: FastifyInstance): void {
  app.get('/embed/card', async (_, reply) =>
    reply
      .type('text/html')
      .header('content-security-policy', POLICY)
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header('cache-control', 'no-cache')
      .send(await readFile(FILE, 'utf8').catch(() => BARE)),
  )
}

import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const FILE = new URL('../../../dist/studio/embed-card.html', import.meta.url)
/** What is answered where the studio was not built. */
const BARE = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body></body></html>'

/**
 * Any site may frame the page, and whatever that site makes of it has an origin of its own (`sandbox`): no cookie, no
 * storage and no call of ours is within its reach.
 */
const POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  // Starts the machine's graphics for the card.
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** Serves `/embed/card`, which draws a card from a config of the framing site (docs/embed.md). */
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

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { EXAMPLE_PICTURES } from '#card/example-pictures.ts'
import { addressOf, CHARGE, LOGO, PICTURES } from './sheet-cards.ts'

const STUDIO = join('dist', 'studio')
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}
const DRAWN: Record<string, string> = { [LOGO]: EXAMPLE_PICTURES.peaks, [CHARGE]: EXAMPLE_PICTURES.charge }

/** Serves the built page that shows a card, and the sheet's pictures at their server addresses; `stop` ends it. */
export async function serveCards() {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://card').pathname
    const [body, type] = await answer(path).catch(() => [undefined, ''] as const)
    response.statusCode = body ? 200 : 404
    response.setHeader('content-type', type).end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function answer(path: string): Promise<[Buffer, string]> {
  const named = path.replace('/ipfs/', '')
  if (named !== path) return [await pictureOf(named), 'image/png']
  const file = path === '/embed/card' ? 'embed-card.html' : path
  return [await readFile(join(STUDIO, file)), TYPES[extname(file)] ?? 'application/octet-stream']
}

async function pictureOf(address: string): Promise<Buffer> {
  const svg = DRAWN[address]
  if (svg) return sharp(Buffer.from(svg)).png().toBuffer()
  const name = Object.values(PICTURES).find((each) => addressOf(each) === address)
  return readFile(join('dist', 'gallery', `${name}.png`))
}

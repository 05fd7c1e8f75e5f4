import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#base/escape-html.ts'
import { COMMON_PROBLEMS } from '#base/problem.ts'
import { errorPage, isForMachines, isVisit } from './error-page.ts'
import { firstParts } from './first-parts.ts'

const MARK = new URL('../../../ui/drawings/mark.svg', import.meta.url)
const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))

type Options = {
  /** Where a visitor of a page is redirected first. */
  elsewhereOf?: (request: FastifyRequest, path: string) => string | undefined
  /** Values for the scripts, as meta elements of the index by name; empty ones are left out. */
  notes?: Record<string, string>
}

/**
 * Serves a browser app's built files; every other page path returns its index, which routes in the browser, unless
 * `elsewhereOf` redirects the visitor first.
 */
export async function appFiles(
  app: FastifyInstance,
  name: 'studio' | 'wallet',
  { elsewhereOf = () => undefined, notes = {} }: Options = {},
): Promise<void> {
  const root = join(DIST, name)
  const metas = Object.entries(notes)
    .filter(([, content]) => content !== '')
    .map(([note, content]) => `<meta name="${note}" content="${escapeHtml(content)}" />`)
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      // The framed card has an opaque origin, and requests its scripts and fonts cross-origin.
      if (isHashed) reply.header('access-control-allow-origin', '*')
    },
  })
  const sendIndex = async (request: FastifyRequest, reply: FastifyReply) => {
    const elsewhere = elsewhereOf(request, pathOf(request))
    if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere)
    const index = await readFile(join(root, 'index.html'), 'utf8')
    const links = await linksOf(name, request)
    return reply
      .type('text/html')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .send(index.replace('</title>', (end) => [end, ...metas, ...links].join('\n    ')))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    // A claim token contains dots, and a mail program may have cut off its end.
    const isFile = /\.\w{1,5}$/.test(path) && !path.startsWith('/claim/')
    const isPage = ['GET', 'HEAD'].includes(request.method) && !isForMachines(path) && !isFile
    if (isPage) return sendIndex(request, reply)
    reply.code(404)
    return isVisit(request)
      ? reply.type('text/html; charset=utf-8').send(errorPage(request, 'notFound'))
      : reply.send({ code: COMMON_PROBLEMS.notFound.code, message: 'notFound' })
  })
  // Pages without an app use it too; the wallet has it among its files.
  if (name === 'studio') {
    const mark = await readFile(MARK)
    for (const path of ['/mark.svg', '/favicon.ico']) {
      app.get(path, (_, reply) => reply.type('image/svg+xml').header('cache-control', 'max-age=86400').send(mark))
    }
  }
  // The folder itself is not a file, so the root has a route of its own.
  app.get('/', (request, reply) => sendIndex(request, reply))
}

/** Links for the head of an app's page, to the files that it loads first. */
export function linksOf(name: 'studio' | 'wallet', request: FastifyRequest): Promise<string[]> {
  return firstParts(join(DIST, name), pathOf(request), request.headers['accept-language'])
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}

import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { escapeHtml } from '#base/escape-html.ts'
import { drawFrame } from '#features/legal/server/draw-frame.ts'
import type { Config } from '#platform/settings/config.ts'
import { isLocalServer } from '#platform/settings/is-local-server.ts'
import { isLoopbackHost } from '#platform/settings/is-loopback-host.ts'

const NEWEST = 100

/** `/dev/outbox`: e-mails that were written instead of sent; only while listening on loopback, for loopback clients. */
export function outboxRoutes(app: FastifyInstance, config: Config): void {
  if (config.smtpUrl || !isLocalServer(config)) return
  const folder = join(config.dataDir, 'outbox')
  const assertLocal = async (request: FastifyRequest) => {
    const peer = (request.socket.remoteAddress ?? '').replace('::ffff:', '')
    if (!isLoopbackHost(peer)) throw Object.assign(new Error('Not a loopback peer'), { statusCode: 404 })
  }
  app.get('/dev/outbox', { onRequest: assertLocal }, async (_, reply) => {
    const mails = await listMails(folder)
    return reply
      .type('text/html')
      .send(page('Outbox', mails.length === 0 ? EMPTY : `<ul>${mails.map(entry).join('')}</ul>`))
  })
  app.get<{ Params: { name: string } }>('/dev/outbox/:name', { onRequest: assertLocal }, async (request, reply) => {
    const { name } = request.params
    const raw = /^[\w.@-]+\.eml$/.test(name) ? await readFile(join(folder, name)).catch(() => undefined) : undefined
    if (!raw) return reply.code(404).type('text/html').send(page('Outbox', '<p>This mail is not here.</p>'))
    const mail = await PostalMime.parse(raw)
    return reply.type('text/html').send(page(mail.subject ?? '', show(mail)))
  })
}

const EMPTY = '<p>No mail yet. What Blazon sends appears here, because no SMTP_URL is configured.</p>'

const WRITTEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

type Listed = { name: string; mail: Email; at: number }

async function listMails(folder: string): Promise<Listed[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  const newest = dated.sort((a, b) => b.at - a.at).slice(0, NEWEST)
  return Promise.all(
    newest.map(async ({ name, at }) => ({
      name,
      at,
      mail: await PostalMime.parse(await readFile(join(folder, name))),
    })),
  )
}

function entry({ name, mail, at }: Listed): string {
  const to = mail.to?.map((address) => address.address ?? '').join(', ') ?? ''
  return `<li><a href="/dev/outbox/${encodeURIComponent(name)}">${escapeHtml(mail.subject ?? '')}</a>
    <span>${escapeHtml(to)}</span> <time datetime="${new Date(at).toISOString()}">${escapeHtml(WRITTEN.format(at))}</time></li>`
}

function show(mail: Email): string {
  const to = mail.to?.map((address) => address.address ?? '').join(', ') ?? ''
  return `<p><a href="/dev/outbox">All mails</a></p><p>${escapeHtml(to)}</p>
    <iframe title="Mail" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(withPictures(mail))}"></iframe>`
}

/** Links open in the whole window, and embedded pictures are shown. */
function withPictures(mail: Email): string {
  let html = (mail.html ?? '').replace(/<a(?=\s)/g, '<a target="_top"')
  for (const { contentId, mimeType, content } of mail.attachments) {
    if (!contentId) continue
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
    html = html.replaceAll(
      `cid:${contentId.replace(/[<>]/g, '')}`,
      `data:${mimeType};base64,${bytes.toString('base64')}`,
    )
  }
  return html
}

const STYLE = `
main { padding: 0; background: none }
ul { list-style: none; padding: 0 }
li { margin: 0; padding: 12px 0; border-bottom: 1px solid var(--line) }
li a { display: block; font-weight: 600 }
span, time { color: var(--ink2); font-size: 14px; line-height: 20px }
span::after { content: '\\00a0\\00a0' }
iframe { box-sizing: border-box; width: 100%; height: 900px; border: 1px solid var(--line); border-radius: 14px; background: #FFFFFF }`

function page(title: string, body: string): string {
  const main = `<main><h1>${escapeHtml(title)}</h1>${body}</main>`
  return drawFrame({ language: 'en', title, style: STYLE, body: main })
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#base/escape-html.ts'
import { isLanguage, type Language, say } from '#base/text.ts'
import type { Context } from '#platform/context.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { isLegalPage, LEGAL_PAGES } from '../rules.ts'
import { legalFrame } from '../texts.ts'
import { drawPage, pageHref } from './draw-page.ts'
import { pageFonts } from './page-fonts.ts'
import { type PageName, readDocument } from './read-document.ts'
import { renderMarkdown } from './render-markdown.ts'

/** `/legal/{lang}/{page}`, for anyone and without a script. */
export function legalPages(app: FastifyInstance, world: PageWorld): void {
  pageFonts(app)
  app.get<{ Params: { lang: string; page: string } }>('/legal/:lang/:page', async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    const { lang, page } = request.params
    return isLanguage(lang) && isLegalPage(page) ? sendPage(ctx, reply, lang, page) : sendMissing(ctx, reply)
  })
  app.get('/legal/*', async (request, reply) => sendMissing(await world.contextOf(request, reply), reply))
  app.get('/legal', async (request, reply) => sendMissing(await world.contextOf(request, reply), reply))
}

async function sendPage(ctx: Context, reply: FastifyReply, language: Language, page: PageName): Promise<FastifyReply> {
  const { markdown, isDefault } = await readDocument(ctx, language, page)
  const title = /^#[ \t]+(.+)$/m.exec(markdown)?.[1]?.trim() ?? say(legalFrame[page], language)
  const host = new URL(ctx.config.publicUrl).host
  const note = isDefault ? say(legalFrame.defaultText, language, { host }) : undefined
  return send(reply, drawPage(ctx.config, { language, title, body: renderMarkdown(markdown), page, note }))
}

function sendMissing(ctx: Context, reply: FastifyReply): FastifyReply {
  const { language } = ctx
  const words = (key: keyof typeof legalFrame) => say(legalFrame[key], language)
  const title = words('missing')
  const pages: PageName[] = [...LEGAL_PAGES, 'help']
  const links = pages.map((page) => `<li><a href="${pageHref(language, page)}">${escapeHtml(words(page))}</a></li>`)
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(words('missingText'))}</p><ul>${links.join('')}</ul>`
  return send(reply.code(404), drawPage(ctx.config, { language, title, body }))
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
}

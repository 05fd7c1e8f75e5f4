import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#base/escape-html.ts'
import { isLanguage, type Language, say } from '#base/text.ts'
import { drawPage } from '#features/legal/server/draw-page.ts'
import { readDocument } from '#features/legal/server/read-document.ts'
import { headingId } from '#features/legal/server/render-markdown.ts'
import type { Context } from '#platform/context.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { ALL_GUIDES, type Guide, HELP_PATH, isGuide } from '../rules.ts'
import { helpWords } from '../texts.ts'
import { drawContents, drawGuide, drawResults, helpHref, PICTURE_FILES } from './draw-guide.ts'
import { helpStyle } from './help-style.ts'
import { readGuide } from './read-guides.ts'
import { type HelpPart, searchGuides } from './search-guides.ts'

type Asked = { Querystring: { lang?: unknown; q?: unknown } }

const PICTURES = new URL('../../../docs/guide/', import.meta.url)
/** As many characters of a search as its field takes. */
const LONGEST_SEARCH = 100

/**
 * `/help` and `/help/{guide}` (in the language of `?lang=`, else the browser's), with `?q=` a search of their words, for
 * anyone and without a script. With HELP_URL set, all of them redirect to it.
 */
export function helpPages(app: FastifyInstance, world: PageWorld): void {
  app.get<Asked>(HELP_PATH, async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return answer(ctx, reply, async () => {
      const { lang, q } = request.query
      const language = isLanguage(lang) ? lang : ctx.language
      const question = typeof q === 'string' ? q.trim().slice(0, LONGEST_SEARCH) : ''
      return question === '' ? contents(ctx, language) : results(ctx, language, question)
    })
  })
  app.get<Asked & { Params: { guide: string } }>(`${HELP_PATH}/:guide`, async (request, reply) => {
    const ctx = await world.contextOf(request, reply)
    return answer(ctx, reply, async () => {
      const { guide } = request.params
      const language = isLanguage(request.query.lang) ? request.query.lang : ctx.language
      if (isGuide(guide)) return page(ctx, language, guide)
      reply.code(404)
      return contents(ctx, language)
    })
  })
  app.get<{ Params: { file: string } }>(`${HELP_PATH}/pictures/:file`, (request, reply) => {
    const { file } = request.params
    if (!PICTURE_FILES.has(file)) return reply.callNotFound()
    const path = fileURLToPath(new URL(file, PICTURES))
    return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(createReadStream(path))
  })
}

async function answer(ctx: Context, reply: FastifyReply, draw: () => Promise<string>): Promise<FastifyReply> {
  const { helpUrl } = ctx.config
  if (helpUrl !== HELP_PATH) return reply.redirect(helpUrl)
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language' }).type('text/html; charset=utf-8')
  return reply.send(await draw())
}

async function contents(ctx: Context, language: Language): Promise<string> {
  const questions = (await readDocument(ctx, language, 'help')).markdown
    .replace(/^#[ \t]+.*\n/, '')
    .replace(/^## /gm, '### ')
  return drawPage(ctx.config, {
    language,
    title: say(helpWords.title, language),
    page: 'help',
    style: helpStyle,
    body: drawContents(language, (guide) => readGuide(ctx.config, language, guide), questions),
  })
}

async function page(ctx: Context, language: Language, guide: Guide): Promise<string> {
  const read = (one: Guide) => readGuide(ctx.config, language, one)
  const { title, summary: description } = read(guide)
  const body = drawGuide(language, guide, read)
  const hrefIn = (other: Language) => helpHref(other, guide)
  return drawPage(ctx.config, { language, title, description, page: 'help', hrefIn, style: helpStyle, body })
}

async function results(ctx: Context, language: Language, question: string): Promise<string> {
  const found = searchGuides(await partsOf(ctx, language), question)
  const { supportEmail } = ctx.config
  const none = `<p role="status">${escapeHtml(say(helpWords.none, language))}</p><p><a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a></p>`
  return drawPage(ctx.config, {
    language,
    title: say(helpWords.resultsFor, language, { words: question }),
    page: 'help',
    hrefIn: (other) => `${helpHref(other)}&q=${encodeURIComponent(question)}`,
    style: helpStyle,
    body: drawResults(language, question, found, none),
  })
}

/** Each page of the guide, and each question with its answer. */
async function partsOf(ctx: Context, language: Language): Promise<HelpPart[]> {
  const guides = ALL_GUIDES.map((guide) => {
    const { title, markdown } = readGuide(ctx.config, language, guide)
    return { href: helpHref(language, guide), title, text: markdown.replace(/^# .*\n+/, '') }
  })
  const [, ...questions] = (await readDocument(ctx, language, 'help')).markdown.split(/^## /m)
  return [
    ...guides,
    ...questions.map((question) => {
      const [title = '', ...lines] = question.split('\n')
      return { href: `${helpHref(language)}#${headingId(title)}`, title, text: lines.join('\n').trim() }
    }),
  ]
}

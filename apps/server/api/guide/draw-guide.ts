import { readFileSync } from 'node:fs'
import { escapeHtml } from '#base/escape-html.ts'
import type { Scope } from '#base/scopes.ts'
import { type Language, say } from '#base/text.ts'
import { ANSWER_HOURS, CALLS_PER_MINUTE, IDEMPOTENCY_KEY_MAX } from '#features/developers/rules.ts'
import { scopeWords } from '#features/developers/scope-texts.ts'
import { renderMarkdown } from '#features/legal/server/render-markdown.ts'
import { KINDS } from '#features/webhooks/rules.ts'
import { guide, SECTIONS } from './guide-texts.ts'
import { KIND_TEXTS } from './kind-texts.ts'

type Facts = { origin: string; calls: [Scope, number][] }

const read = (file: URL) => readFileSync(file, 'utf8')
/** The programs of the guide, which a test runs as they are. */
const FILES = {
  'first-badge.sh': read(new URL('./first-badge.sh.txt', import.meta.url)),
  'first-badge.ts': read(new URL('./first-badge.ts.txt', import.meta.url)),
  'receive-webhook.ts': read(new URL('./receive-webhook.ts.txt', import.meta.url)),
}
export type GuideFile = keyof typeof FILES

/** A program of the guide as it is shown for a server. */
export function guideFile(name: GuideFile, origin: string): string {
  return FILES[name].replaceAll('ORIGIN', origin)
}

/** The sections of the guide as HTML, with the ids that its contents link to. */
export function drawGuide(language: Language, facts: Facts): string {
  const numbers = { longest: IDEMPOTENCY_KEY_MAX, hours: ANSWER_HOURS, calls: CALLS_PER_MINUTE, origin: facts.origin }
  const sections = SECTIONS.map((section) => {
    const html = renderMarkdown(say(section, language, numbers).trim())
    const whole = html.replace(/<p>\[\[([\w.-]+)\]\]<\/p>/g, (_, name: string) => drawPart(name, language, facts))
    return `<section class="guide" id="${section.id}">${whole}</section>`
  })
  return sections.join('\n')
}

/** The headings of the guide, for its contents. */
export function guideHeadings(language: Language): { id: string; title: string }[] {
  return SECTIONS.map((section) => ({
    id: section.id,
    title: /^## (.+)$/m.exec(say(section, language))?.[1] ?? section.id,
  }))
}

function drawPart(name: string, language: Language, { origin, calls }: Facts): string {
  if (name in FILES) return code(guideFile(name as GuideFile, origin))
  if (name === 'scopes') return drawScopes(language, calls)
  if (name === 'kinds') return drawKinds(language)
  const snippets: Record<string, string> = {
    check: `curl ${origin}/api/v1/managers/templates -H 'Token: YOUR_KEY'`,
    download: `curl -O ${origin}/api/client.ts\nKEY=YOUR_KEY node first-badge.ts`,
    error: '{ "code": 4040, "message": "notFound" }',
    idempotency: `curl ${origin}/api/v1/sessions -H 'Token: YOUR_KEY' -H 'Idempotency-Key: order-1234' \\
  -H 'Content-Type: application/json' -d '{"templateId":"TEMPLATE","emails":["lea@example.org"]}'`,
  }
  return code(snippets[name] ?? '')
}

function drawScopes(language: Language, calls: [Scope, number][]): string {
  const count = new Map(calls)
  const rows = Object.entries(scopeWords).map(([scope, says]) => {
    const listed = count.get(scope as Scope)
    const link = listed ? `<a href="#${scope.replace(':', '-')}">${listed}</a>` : ''
    return `<tr><td><code>${scope}</code></td><td>${escapeHtml(say(says, language))}</td><td>${link}</td></tr>`
  })
  return table(
    [guide.scope, guide.permits, guide.callsColumn].map((head) => say(head, language)),
    rows,
  )
}

function drawKinds(language: Language): string {
  const rows = KINDS.map(
    (kind) => `<tr><td><code>${kind}</code></td><td>${escapeHtml(say(KIND_TEXTS[kind], language))}</td></tr>`,
  )
  return table(
    [guide.kind, guide.sentWhen].map((head) => say(head, language)),
    rows,
  )
}

function table(heads: string[], rows: string[]): string {
  const head = heads.map((one) => `<th>${escapeHtml(one)}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead>${rows.join('')}</table>`
}

function code(text: string): string {
  return `<pre tabindex="0">${escapeHtml(text.trim())}</pre>`
}

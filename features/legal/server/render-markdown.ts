import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '#base/escape-html.ts'
import { plainText } from '#base/plain-text.ts'

const SAFE_LINK = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i

/** Pages load and run nothing: HTML appears as text, a picture as its alternative text, other links as text. */
const markdown = new Marked({
  renderer: {
    heading({ depth, text, tokens }: Tokens.Heading) {
      const id = depth > 1 ? ` id="${headingId(text)}"` : ''
      return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
    image: ({ text }: Tokens.Image) => escapeHtml(text),
    link({ href, tokens }: Tokens.Link) {
      const words = this.parser.parseInline(tokens)
      return SAFE_LINK.test(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words
    },
  },
})

/** The anchor of a heading: its words without accents, joined by hyphens. */
export function headingId(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Markdown (GitHub's flavour) as HTML in which nothing runs, regardless of its author. */
export function renderMarkdown(text: string): string {
  return markdown.parse(text, { async: false })
}

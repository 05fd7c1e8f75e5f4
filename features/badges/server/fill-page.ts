import { escapeHtml } from '#base/escape-html.ts'

export type PageHead = {
  title: string
  description: string
  /** The page's own address. */
  url: string
  /** Address of a picture of 1200 by 630. */
  image?: string
  /** Additional elements, as markup. */
  links?: string[]
  /** Whether search engines may list it. */
  isFindable?: boolean
}

/** Writes a page's metadata for other sites and screen readers into the head of the studio's page. */
export function fillPage(html: string, { title, description, url, image, links = [], isFindable }: PageHead): string {
  const tags = [
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    isFindable ? `<link rel="canonical" href="${escapeHtml(url)}">` : '<meta name="robots" content="noindex">',
    ...(image ? pictureTags(image, title) : []),
    ...links,
  ]
  // Function replacements, because `$` in a title is special in a replacement string.
  return html
    .replace(/<meta\s+name="description"[^>]*>/i, '')
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<\/head>/i, () => `<meta name="description" content="${escapeHtml(description)}">${tags.join('')}</head>`)
}

function pictureTags(image: string, title: string): string[] {
  return [
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

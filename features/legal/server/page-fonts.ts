import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

type PageFont = { name: string; family: string; weights: string; address: string }

/** The product's fonts on pages without an app, with the Latin letters that English and French need. */
export const PAGE_FONTS: PageFont[] = [
  {
    name: 'text.woff2',
    family: 'Instrument Sans Variable',
    weights: '400 700',
    address: import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  },
  {
    name: 'display.woff2',
    family: 'Bricolage Grotesque Variable',
    weights: '200 800',
    address: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    ),
  },
]

/** The font for hashes and code, on pages that show some. */
export const CODE_FONT: PageFont = {
  name: 'code.woff2',
  family: 'Geist Mono Variable',
  weights: '100 900',
  address: import.meta.resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
}

/** The CSS rule of a font. */
export function fontFace({ name, family, weights }: PageFont): string {
  const source = `url('/legal/fonts/${name}') format('woff2')`
  return `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: swap; src: ${source} }`
}

/** `/legal/fonts/{name}`: the font files, from our own origin. */
export function pageFonts(app: FastifyInstance): void {
  for (const { name, address } of [...PAGE_FONTS, CODE_FONT]) {
    const path = fileURLToPath(address)
    app.get(`/legal/fonts/${name}`, (_, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(createReadStream(path)),
    )
  }
}

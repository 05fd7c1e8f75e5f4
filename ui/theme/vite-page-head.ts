import { readFileSync } from 'node:fs'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const SCHEME = 'color-scheme.js'
const FACES = /(instrument-sans-latin-wght|bricolage-grotesque-latin-opsz)-normal.*\.woff2$/

/**
 * For an app's Vite config: serves and builds `/color-scheme.js` (the content policy allows no inline script), puts it
 * in the head before everything else, and preloads the text and the display face.
 */
export function pageHead(): Plugin {
  const source = readFileSync(new URL(`./${SCHEME}`, import.meta.url), 'utf8')
  return {
    name: 'blazon-page-head',
    configureServer(server) {
      server.middlewares.use(`/${SCHEME}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: SCHEME, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        { tag: 'script', attrs: { src: `/${SCHEME}` }, injectTo: 'head-prepend' },
        ...Object.keys(bundle ?? {})
          .filter((file) => FACES.test(file))
          .map(preload),
      ],
    },
  }
}

function preload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
    injectTo: 'head',
  }
}

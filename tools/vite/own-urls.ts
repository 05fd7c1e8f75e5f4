import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets modules that are joined into one file of `folder` find what lies beside their source: `import.meta.url` is the
 * source's own address, relative to the joined file, so that the whole may be moved.
 */
export function ownUrls(folder: string): Plugin {
  return {
    name: 'own-urls',
    transform: (code, id) => {
      if (id.includes('/node_modules/') || !code.includes('import.meta.url')) return
      const path = relative(folder, id).replaceAll('\\', '/')
      return { code: code.replaceAll('import.meta.url', `new URL('${path}', import.meta.url).href`), map: null }
    },
  }
}

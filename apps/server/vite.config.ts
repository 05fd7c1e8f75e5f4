import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { ownUrls } from '../../tools/vite/own-urls.ts'

const OUT = fileURLToPath(new URL('../../dist/server', import.meta.url))

/** Packages of many small modules, which are only code: none of them looks for a file beside it. */
const JOINED = [/^@noble\//, /^@scure\//, 'abitype', 'drizzle-orm', 'jose', 'multiformats', 'ox', 'viem', 'zod']

/**
 * Joins the server's sources into one file, because Node looks for each of a thousand modules, and with them the
 * packages that have as many again; the others stay apart.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [ownUrls(OUT)],
  ssr: { noExternal: JOINED },
  build: {
    ssr: 'main.ts',
    outDir: OUT,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
})

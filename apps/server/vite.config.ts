import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { ownUrls } from '../../tools/vite/own-urls.ts'

const OUT = fileURLToPath(new URL('../../dist/server', import.meta.url))

/** Joins the server's sources into one file, because Node looks for each of a thousand modules; packages stay apart. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [ownUrls(OUT)],
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

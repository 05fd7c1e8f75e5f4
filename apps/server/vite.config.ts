import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { OPERATOR_PROGRAMS } from '../../tools/commands.mjs'
import { ownUrls } from '../../tools/vite/own-urls.ts'
import { runAtBuild } from '../../tools/vite/run-at-build.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OUT = join(ROOT, 'dist', 'server')

/** Packages of many small modules, which are only code: none of them looks for a file beside it. */
const JOINED = [/^@noble\//, /^@scure\//, 'abitype', 'drizzle-orm', 'jose', 'multiformats', 'ox', 'viem', 'zod']

/** The server and the commands of operators: `dist/server/backup.mjs` is `apps/server/commands/backup.ts`. */
const INPUT = Object.fromEntries(
  ['apps/server/main.ts', ...OPERATOR_PROGRAMS].map((file) => [basename(file, '.ts'), join(ROOT, file)]),
)

/**
 * Joins the server's sources into one file, because Node looks for each of a thousand modules, and with them the
 * packages that have as many again; the others stay apart.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [runAtBuild(), ownUrls(OUT, ROOT)],
  ssr: { noExternal: JOINED },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    copyPublicDir: false,
    ssrEmitAssets: true,
    rolldownOptions: { input: INPUT, output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared-[hash].mjs' } },
  },
})

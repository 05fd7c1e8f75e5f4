import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compressFiles } from '../../tools/vite/compress-files.ts'
import { firstGroups } from '../../tools/vite/first-groups.ts'
import { type FirstPage, firstParts } from '../../tools/vite/first-parts.ts'
import { leanContracts } from '../../tools/vite/lean-contracts.ts'
import { leanIcons } from '../../tools/vite/lean-icons.ts'
import { splitTexts } from '../../tools/vite/split-texts.ts'
import { pageHead } from '../../ui/theme/vite-page-head.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const WORKER = 'service-worker'
/** The placeholder in the service worker for the list of files that the app needs offline. */
const PLACEHOLDER = '__SHELL_FILES__'
const SHELL = /\.(js|css|woff2|svg|png|webmanifest)$/

/** The first pages of most visits. */
const FIRST_PAGES: FirstPage[] = [
  { path: '/claim', modules: ['shell/claim-route.tsx'] },
  { path: '/', modules: ['shell/wallet-frame.tsx', 'shell/badges-route.tsx'] },
]

/** What is opened on a first visit besides: its scripts hold nothing that only the first pages need. */
const OTHER_ENTRIES: FirstPage[] = [{ path: '/signin', modules: ['shell/sign-in-route.tsx'] }]

const wallet = (codeSplitting?: Rolldown.CodeSplittingOptions) => ({
  root: at('.'),
  base: '/',
  plugins: [
    react(),
    leanIcons(),
    leanContracts(),
    splitTexts(),
    pageHead(),
    shellFiles(),
    firstParts(FIRST_PAGES),
    compressFiles(),
  ],
  build: {
    outDir: at('../../dist/wallet'),
    emptyOutDir: true,
    target: 'es2022',
    // The content policy has no data: for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: at('./index.html'), [WORKER]: at('./service-worker.ts') },
      output: {
        ...(codeSplitting && { codeSplitting }),
        entryFileNames: ({ name }: Rolldown.PreRenderedChunk) =>
          name === WORKER ? `${WORKER}.js` : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' as const },
})

/**
 * Builds the wallet to dist/wallet, a script per route besides what first pages share, with its service worker at the root of
 * the origin.
 */
export default defineConfig(async ({ command }) =>
  command === 'build' ? wallet(await firstGroups(wallet(), [...FIRST_PAGES, ...OTHER_ENTRIES])) : wallet(),
)

/** Writes the names of the built files to the service worker, so that it changes whenever one of them does. */
function shellFiles(): Plugin {
  return {
    name: 'blazon-shell-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[`${WORKER}.js`]
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built')
        const built = Object.keys(bundle).filter((file) => file !== `${WORKER}.js`)
        const files = [...built, ...readdirSync(at('./public'))].filter((file) => SHELL.test(file))
        const json = JSON.stringify(files.map((file) => `/${file}`).sort())
        if (!worker.code.includes(PLACEHOLDER)) throw new Error('The service worker has no place for its files')
        worker.code = worker.code.replace(new RegExp(`(["'\`])${PLACEHOLDER}\\1`), JSON.stringify(json))
      },
    },
  }
}

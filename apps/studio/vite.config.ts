import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { compressFiles } from '../../tools/vite/compress-files.ts'
import { drawAtBuild } from '../../tools/vite/draw-at-build.ts'
import { firstGroups } from '../../tools/vite/first-groups.ts'
import { type FirstPage, firstParts } from '../../tools/vite/first-parts.ts'
import { galleryVersion } from '../../tools/vite/gallery-version.mjs'
import { leanContracts } from '../../tools/vite/lean-contracts.ts'
import { leanIcons } from '../../tools/vite/lean-icons.ts'
import { splitTexts } from '../../tools/vite/split-texts.ts'
import { pageHead } from '../../ui/theme/vite-page-head.ts'

const CACHE = '../../ui/calls/query-frame.tsx'
/** The first pages of most visits. */
const FIRST_PAGES: FirstPage[] = [
  {
    path: '/signin',
    modules: ['entrance/sign-in-screen.tsx', '../../features/sign-in/by-wallet/studio/wallet-code.tsx'],
  },
  { path: '/templates', modules: ['shell/studio-frame.tsx', 'shell/templates-screen.tsx', CACHE] },
  { path: '/verify', modules: ['shell/verify-screen.tsx', CACHE] },
  { path: '/share', modules: ['shell/share-screen.tsx', CACHE] },
  { path: '/c', modules: ['promote/community-screen.tsx', CACHE] },
]

/** What else is opened from an e-mail or a code, or on a first visit: its scripts hold nothing that only others need. */
const OTHER_ENTRIES: FirstPage[] = [
  { path: '/consent', modules: ['legal/cookie-consent.tsx'] },
  {
    path: '/mailed',
    modules: [
      'entrance/auth-screen.tsx',
      'entrance/expired-screen.tsx',
      'entrance/gate-screen.tsx',
      'team/invite-screen.tsx',
      'team/stop-screen.tsx',
      'team/undo-screen.tsx',
    ],
  },
  // Pages of links for helpers share one entry: each more doubles the parts into which the common code is cut.
  {
    path: '/steward',
    modules: ['shell/steward-screen.tsx', 'presenting/verifier-screen.tsx', 'shell/kiosk-screen.tsx'],
  },
]

const studio = (codeSplitting?: Rolldown.CodeSplittingOptions) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  define: {
    'import.meta.env.GALLERY_VERSION': JSON.stringify(galleryVersion(fileURLToPath(new URL('../..', import.meta.url)))),
  },
  plugins: [
    react(),
    leanIcons(),
    leanContracts(),
    drawAtBuild(),
    splitTexts(),
    pageHead(),
    firstParts(FIRST_PAGES),
    compressFiles(),
  ],
  build: {
    outDir: fileURLToPath(new URL('../../dist/studio', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The content policy has no data: for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: codeSplitting ? { codeSplitting } : {},
      input: {
        index: fileURLToPath(new URL('./index.html', import.meta.url)),
        'embed-card': fileURLToPath(new URL('./embed-card.html', import.meta.url)),
      },
    },
  },
  worker: { format: 'es' as const },
})

/** Builds the studio to dist/studio, a script per route besides what first pages share; served from the root of its origin. */
export default defineConfig(async ({ command }) =>
  command === 'build' ? studio(await firstGroups(studio(), [...FIRST_PAGES, ...OTHER_ENTRIES])) : studio(),
)

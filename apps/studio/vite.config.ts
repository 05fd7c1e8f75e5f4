import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from '../../tools/vite/compress-files.ts'
import { drawAtBuild } from '../../tools/vite/draw-at-build.ts'
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
    modules: ['shell/sign-in-screen.tsx', '../../features/sign-in/studio/wallet-code.tsx'],
  },
  { path: '/templates', modules: ['shell/studio-frame.tsx', 'shell/templates-screen.tsx', CACHE] },
  { path: '/verify', modules: ['shell/verify-screen.tsx', CACHE] },
  { path: '/share', modules: ['shell/share-screen.tsx', CACHE] },
]

/** Builds the studio to dist/studio, one chunk per route; it is served from the root of its origin. */
export default defineConfig({
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
      input: {
        index: fileURLToPath(new URL('./index.html', import.meta.url)),
        'embed-card': fileURLToPath(new URL('./embed-card.html', import.meta.url)),
      },
    },
  },
  worker: { format: 'es' },
})

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from '../../tools/vite/compress-files.ts'
import { galleryVersion } from '../../tools/vite/gallery-version.mjs'
import { leanIcons } from '../../tools/vite/lean-icons.ts'
import { splitTexts } from '../../tools/vite/split-texts.ts'
import { pageHead } from '../../ui/vite-page-head.ts'

/** Builds the studio to dist/studio, one piece of code a route; it is served from the root of its origin. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  define: {
    'import.meta.env.GALLERY_VERSION': JSON.stringify(galleryVersion(fileURLToPath(new URL('../..', import.meta.url)))),
  },
  plugins: [react(), leanIcons(), splitTexts(), pageHead(), compressFiles()],
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

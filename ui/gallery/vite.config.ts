import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageHead } from '../theme/vite-page-head.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pageHead()],
  server: { fs: { allow: ['../..'] } },
  build: { outDir: '../../dist/gallery', emptyOutDir: true },
})

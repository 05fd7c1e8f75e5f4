import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BlazonProvider } from '../blazon-provider.tsx'
import { FrameDemo } from '../frame.demo.tsx'
import { PartsPage } from './parts-page.tsx'

const caller = { origin: '' }
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BlazonProvider caller={caller}>{location.search === '?frame' ? <FrameDemo /> : <PartsPage />}</BlazonProvider>
    </StrictMode>,
  )
}

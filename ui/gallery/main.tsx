import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BlazonProvider } from '../blazon-provider.tsx'
import { FrameDemo } from '../frame.demo.tsx'
import { QueryFrame } from '../query-frame.tsx'
import { PartsPage } from './parts-page.tsx'

const caller = { origin: '' }
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BlazonProvider caller={caller}>
        <QueryFrame>{location.search === '?frame' ? <FrameDemo /> : <PartsPage />}</QueryFrame>
      </BlazonProvider>
    </StrictMode>,
  )
}

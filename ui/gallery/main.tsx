import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BlazonProvider } from '../blazon-provider.tsx'
import { QueryFrame } from '../calls/query-frame.tsx'
import { FrameDemo } from '../frames/frame.demo.tsx'
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

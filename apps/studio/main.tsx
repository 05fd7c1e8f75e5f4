import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { takeLinkToken } from '#features/sign-in/studio/link-token.ts'
import { BlazonProvider } from '#ui/blazon-provider.tsx'
import { studioCaller } from './callers.ts'
import { createStudioRouter } from './routes.tsx'

takeLinkToken()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <BlazonProvider caller={studioCaller}>
    <RouterProvider router={createStudioRouter()} />
  </BlazonProvider>,
)

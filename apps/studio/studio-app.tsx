import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { BlazonProvider } from '#ui/blazon-provider.tsx'
import { studioCaller } from './callers.ts'
import { createStudioRouter } from './routes.tsx'
import { useStudioLanguage } from './shell/studio-language.ts'

/** The studio: language, cache, caller, and the page of the address. */
export function StudioApp() {
  const [router] = useState(() => createStudioRouter())
  return (
    <BlazonProvider caller={studioCaller} {...useStudioLanguage()}>
      <RouterProvider router={router} />
    </BlazonProvider>
  )
}

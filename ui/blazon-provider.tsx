import './global.css'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Caller } from '#base/call.ts'
import { CallerContext } from './caller.tsx'
import { colorSchemeManager, printInLight } from './color-scheme.ts'
import { type LanguageChoice, LanguageProvider, useLanguageState } from './language.tsx'
import { createQueryClient } from './query-client.ts'
import { resolveVariables, theme } from './theme.ts'

const ToastHost = lazy(() => import('./toast-host.tsx').then((module) => ({ default: module.ToastHost })))

const TOASTS_AFTER_MS = 1500

type Props = Partial<LanguageChoice> & { caller: Caller; queryClient?: QueryClient; children: ReactNode }

/**
 * What every page of ours stands in: theme, language, cache, toasts and the caller of the server. Without `language` and
 * `setLanguage` the language is detected and kept on the device. Keep `caller` the same object between renders.
 */
export function BlazonProvider({ language, setLanguage, caller, queryClient, children }: Props) {
  const own = useLanguageState()
  const [client] = useState(() => queryClient ?? createQueryClient())
  useEffect(printInLight, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <LanguageProvider language={language ?? own.language} setLanguage={setLanguage ?? own.setLanguage}>
        <QueryClientProvider client={client}>
          <CallerContext value={caller}>
            {children}
            <LateToasts />
          </CallerContext>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  )
}

// After the page can be used, and well before a toast has to say that the server is out of reach.
function LateToasts() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TOASTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return null
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  )
}

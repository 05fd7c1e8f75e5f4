import './global.css'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Caller } from '#base/call.ts'
import { CallerContext } from './caller.tsx'
import { colorSchemeManager } from './color-scheme.ts'
import { type LanguageChoice, LanguageProvider, useLanguageState } from './language.tsx'
import { createQueryClient } from './query-client.ts'
import { resolveVariables, theme } from './theme.ts'

const ToastHost = lazy(() => import('./toast-host.tsx').then((module) => ({ default: module.ToastHost })))

type Props = Partial<LanguageChoice> & { caller: Caller; queryClient?: QueryClient; children: ReactNode }

/**
 * What every page of ours stands in: theme, language, cache, toasts and the caller of the server. Without `language` and
 * `setLanguage` the language is detected and kept on the device. Keep `caller` the same object between renders.
 */
export function BlazonProvider({ language, setLanguage, caller, queryClient, children }: Props) {
  const own = useLanguageState()
  const [client] = useState(() => queryClient ?? createQueryClient())
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
            <Suspense>
              <ToastHost />
            </Suspense>
          </CallerContext>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  )
}

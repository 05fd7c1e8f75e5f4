import './theme/global.css'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { Caller } from '#base/call.ts'
import { CallerContext } from './calls/caller.tsx'
import { ToastHost } from './calls/toast-host.tsx'
import { colorSchemeManager, printInLight } from './theme/color-scheme.ts'
import { resolveVariables, theme } from './theme/theme.ts'
import { type LanguageChoice, LanguageProvider, useLanguageState } from './words/language.tsx'

type Props = Partial<LanguageChoice> & { caller: Caller; children: ReactNode }

/**
 * The root of every page: theme, language, toasts and the caller of the server. Without `language` and `setLanguage`
 * the language is detected and kept on the device. Keep `caller` the same object between renders.
 */
export function BlazonProvider({ language, setLanguage, caller, children }: Props) {
  const own = useLanguageState()
  useEffect(printInLight, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <LanguageProvider language={language ?? own.language} setLanguage={setLanguage ?? own.setLanguage}>
        <CallerContext value={caller}>
          {children}
          <ToastHost />
        </CallerContext>
      </LanguageProvider>
    </MantineProvider>
  )
}

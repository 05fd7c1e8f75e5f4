import { useEffect, useRef } from 'react'
import { useCaller } from '#ui/calls/caller.tsx'
import { useMailLink } from '#ui/fields/use-mail-link.ts'
import { useLanguage } from '#ui/words/language.tsx'
import { RESEND_SECONDS } from '../rules.ts'
import { browserSecret } from './browser-secret.ts'

type Calls = ReturnType<typeof import('./mail-link-calls.ts').createMailLinkCalls>

/** Requests the link to sign up or sign in to the studio. Its server calls are loaded on first use. */
export function useStudioLink(signup: boolean) {
  const loadCalls = useLazyCalls()
  const { language } = useLanguage()
  const load = async () => {
    const { captcha, request } = await loadCalls()
    const ask = (email: string, pass: string) =>
      request({ email, signup, browser: browserSecret(), lang: language }, pass)
    return { captcha, request: ask }
  }
  const link = useMailLink({ load, againAfter: RESEND_SECONDS })
  const prepare = () => {
    // Loads the next step early, so that the card is never empty.
    import('./mail-sent.tsx').catch(() => undefined)
    link.prepare()
  }
  return { ...link, prepare }
}

/** Loads the form's calls once, on first use; a failed load can be retried. */
function useLazyCalls(): () => Promise<Calls> {
  const caller = useCaller()
  const loading = useRef<Promise<Calls>>(undefined)
  useEffect(
    () => () => {
      loading.current?.then((calls) => calls.captcha.reset()).catch(() => undefined)
    },
    [],
  )
  return () => {
    loading.current ??= import('./mail-link-calls.ts').then((module) => module.createMailLinkCalls(caller))
    loading.current.catch(() => {
      loading.current = undefined
    })
    return loading.current
  }
}

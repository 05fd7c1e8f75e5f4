// Runs in the head, before the first paint, as a file of its own because the content policy allows no inline script.
// Keys and attribute names are the ones of color-scheme.ts and language.tsx.
;(() => {
  const root = document.documentElement
  let scheme = null
  let language = null
  try {
    scheme = localStorage.getItem('color-scheme')
    language = localStorage.getItem('language')
  } catch {
    // Storage can be forbidden; the system's choice then holds.
  }
  if (scheme !== 'light' && scheme !== 'dark')
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.setAttribute('data-mantine-color-scheme', scheme)
  if (language === 'en' || language === 'fr') root.lang = language
  // The content policy forbids making code from text. Zod would try it once, and browsers would report a violation.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
})()

import type { Provider } from '#features/outside-accounts/rules.ts'

/** A provider's page that asks whether the person allows the sign-in, for journeys: two buttons. */
export function signInPage(provider: Provider, asked: URLSearchParams): string {
  const hidden = [...asked]
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')
  return `<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in with ${provider}</h1>
<form method="post">${hidden}
<button name="answer" value="allow">Allow</button>
<button name="answer" value="no">No</button></form></html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

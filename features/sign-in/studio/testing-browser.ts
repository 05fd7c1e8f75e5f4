/** A stand-in for the browser's `document.cookie`, meta elements, storage and address in tests. */
export function fakeBrowser(globals: Record<string, unknown>) {
  const cookies = new Map<string, string>()
  const stored = new Map<string, string>()
  const metas = new Map<string, string>()
  globals.document = {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ')
    },
    querySelector: (selector: string) => {
      const content = metas.get(/^meta\[name="(.+)"\]$/.exec(selector)?.[1] ?? '')
      return content === undefined ? null : { content }
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      if (/Max-Age=0\b/.test(text)) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
  globals.localStorage = storageOf(stored)
  globals.sessionStorage = storageOf(new Map())
  globals.history = { state: null, replaceState: (_: unknown, __: string, address: string) => goTo(address) }
  const goTo = (address: string) => {
    globals.location = new URL(address, 'https://studio.example.org')
  }
  goTo('/')
  return { cookies, stored, metas, goTo }
}

function storageOf(stored: Map<string, string>) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
}

/** A token as the browser reads it, unsigned: only the server checks signatures. */
export function tokenOf(claims: object): string {
  const hour = Math.floor(Date.now() / 1000) + 3600
  return `e30.${Buffer.from(JSON.stringify({ aud: 'studio', exp: hour, ...claims })).toString('base64url')}.c2ln`
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { type Caller, call } from '#base/call.ts'
import { createIssuer } from '#features/issuers/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { finalizeLink, requestLink } from '#features/sign-in/contract.ts'
import { askProof, confirmProof } from '#features/sign-in/proof/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { captchaPass, ISSUER, picture, TEMPLATE } from '#testing/stories.ts'

const PATIENCE_MS = 300_000
const EMAIL = 'issuer@example.org'

export type Community = Awaited<ReturnType<typeof signUpCommunity>>

/** Signs up a community on a running server as a browser would, with the outbox in `dataDir`, and publishes a template. */
export async function signUpCommunity(origin: string, dataDir: string, email = EMAIL) {
  const caller = (token?: string): Caller => ({ origin, token: () => token })
  const ask: Parameters<typeof captchaPass>[0]['call'] = (endpoint, input, options = {}) =>
    call(caller(options.token), endpoint, input)
  const browser = Buffer.alloc(32, 7).toString('base64url')
  await ask(requestLink, { email, browser, captchaSolution: await captchaPass({ call: ask }) })
  const link = /token=([\w-]+)/.exec(await firstMail(dataDir, 'link-', email))?.[1] ?? ''
  const { token } = await ask(finalizeLink, { token: link })
  await ask(createIssuer, { ...ISSUER, tags: [...ISSUER.tags], contactEmail: email }, { token })
  const { templateId } = await ask(
    createTemplate,
    { category: 'basic', ...TEMPLATE, image: await picture() },
    { token },
  )
  const send = async (emails: string[]) =>
    (await ask(createSessions, { templateId, emails, sessionNumber: emails.length }, { token })).links
  /** Proves that the person of the session is there, for calls that need it. */
  const prove = async () => {
    const { request } = await ask(askProof, {}, { token })
    const code = /\n(\d{6})\n/.exec(await firstMail(dataDir, 'proof-', email))?.[1] ?? ''
    await ask(confirmProof, { request, code }, { token })
  }
  return { send, ask, caller, token, templateId, prove }
}

/** Waits until the outbox has a number of badge e-mails and returns their file names. */
export function badgeMails(dataDir: string, count: number): Promise<string[]> {
  return mailsOf(dataDir, count, (name) => name.startsWith('claim.'))
}

/** Waits for the first e-mail of a kind to an address and returns its text. */
export async function firstMail(dataDir: string, kind: string, email: string): Promise<string> {
  const read = new Set<string>()
  for (;;) {
    for (const name of await mailsOf(dataDir, read.size + 1, (name) => name.startsWith(kind))) {
      if (read.has(name)) continue
      read.add(name)
      const { to, text = '' } = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', name)))
      if (to?.[0]?.address === email) return text
    }
  }
}

async function mailsOf(dataDir: string, count: number, isWanted: (name: string) => boolean): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const names = list(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml') && isWanted(name))
    if (names.length >= count) return names
    if (performance.now() > end) throw new Error(`Of ${count} mails ${names.length} arrived`)
    await wait(20)
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

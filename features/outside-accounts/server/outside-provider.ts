import type { ProviderSettings } from '#platform/settings/outside-providers.ts'
import type { OutsideCheck } from '../rules.ts'

/** A person at a provider. */
export type Person = { id: string; name: string }

/** What a sign-in gave: the token, and the claims of an ID token where the provider makes one. */
export type SignedIn = { token: string; claims: Record<string, unknown> }

/** A question about an account, by `token`, which is '' where the check needs none. */
export type Question<C = OutsideCheck> = { token: string; account: Person; check: C; now: Date }

/**
 * A provider over HTTP: where people sign in, who they are there, and what it can be asked. `identify` and `answer` throw
 * `Unanswered` and `TokenRefused`; `answer` is false only for a real refusal.
 */
export type OutsideProvider<S extends ProviderSettings = ProviderSettings> = {
  issuer: (settings: S) => string
  authorization: (settings: S) => string
  tokens: (settings: S) => string
  scopes: (settings: S) => string[]
  clientAuth: 'basic' | 'post'
  /** LinkedIn knows PKCE for native apps only, and refuses a verifier beside a secret. */
  hasPkce: boolean
  /** Identity comes from an ID token, because there is no call for it. */
  hasIdToken: boolean
  identify: (settings: S, signedIn: SignedIn, now: Date) => Promise<Person>
  answer: (settings: S, question: Question) => Promise<boolean>
}

/** Whether a post contains a message, however it is spaced, composed and capitalised. */
export function contains(post: string, message: string): boolean {
  return plain(post).includes(plain(message))
}

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase()
}

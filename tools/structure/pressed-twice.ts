import { isBeside, type SourceFile } from './source-files.ts'
import { INSIDE } from './sub-features.ts'

const BROWSER = new RegExp(`^(?:features/[^/]+/${INSIDE}(?:studio|wallet)|apps/(?:studio|wallet)|ui)/`)
const ENDPOINT = /export const (\w+) = endpoint\(\{[^}]*?method: '(?!GET)\w+'/g
const DIRECT = /\bcall\((?:[^()]|\{[^}]*\})*?,\s*(?:contract\.)?(\w+),/g

/** Files whose calls nobody presses, may be made twice, or are pressed in a file that guards them with `useOnce`. */
const GUARDED: Record<string, string> = {
  'apps/studio/entrance/sign-up-screen.tsx': 'ends a session',
  'features/channel/reactions/wallet/use-send-reaction.ts': 'reactions are queued, and the same one twice is one',
  'features/door/wallet/use-ticket-code.ts': 'binds a ticket to this device, also if asked again',
  'features/holders/keys/wallet/open-own-wallet.ts': 'opens a wallet that exists, also if asked again',
  'features/holders/wallet/wallet.ts': 'renews and ends a session',
  'features/issuing/wallet/keep-badge.ts': 'pressed in use-keep.ts',
  'features/issuing/wallet/use-entry.ts': 'pressed in entry-dialog.tsx and use-keep.ts',
  'features/presenting/studio/asking.ts': 'use-request.ts ends a request before it makes another',
  'features/presenting/wallet/send-shown.ts': 'pressed in use-show.ts',
  'features/push/wallet/use-kept-push.ts': 'subscribes a device, also if asked again',
  'features/sign-in/studio/mail-link-calls.ts': 'pressed in ui/fields/use-mail-link.ts',
  'features/sign-in/by-wallet/studio/use-wallet-sign-in.ts': 'asks as the page opens',
}

/**
 * Screens that call an endpoint which changes something without `useCall` or `useOnce`: a second press in the same moment
 * would do it twice.
 */
export function pressedTwiceOffences(files: SourceFile[]): string[] {
  const changing = new Set(
    files
      .filter(({ path }) => /contract[.]ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(ENDPOINT)].map(([, name]) => name)),
  )
  return files
    .filter(
      ({ path, text }) => BROWSER.test(path) && !isBeside(path) && !(path in GUARDED) && !/\buseOnce\(/.test(text),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(DIRECT)]
        .filter(([, name]) => changing.has(name))
        .map(([, name]) => `${path}: calls ${name} directly; two presses would do it twice. Use useCall or useOnce`),
    )
}

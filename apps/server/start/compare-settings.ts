import { deriveKey, hashText, signings } from '#platform/access/derive-key.ts'
import type { Log } from '#platform/process/log.ts'
import type { Services } from '../http/context.ts'

const CHANNEL = 'settings'
/** Characters of a mark: enough to tell two values apart, and of no use for finding them. */
const MARK_CHARS = 8

type Compared = Pick<Services, 'config' | 'notices'> & { log: Pick<Log, 'error'> }

/** What goes wrong between processes of one database that differ in a setting. */
const CONSEQUENCES: Record<string, string> = {
  SECRET: 'sessions and links of one are not valid at the other, those in e-mails included',
  BLOBS_URL: 'one does not find the pictures and imported lists of the other',
  WALLET_URL: 'links lead to two wallets',
}

/**
 * Tells the other processes of this database what has to be the same in all of them, and logs what is not: without it nobody
 * would notice before people meet links that are not valid. A process that starts hears from those that run.
 */
export function compareSettings({ config, notices, log }: Compared): void {
  const own = marksOf(config)
  notices.subscribe(CHANNEL, (detail) => {
    if (detail === undefined) return
    const [event, ...marks] = detail.split(' ')
    const different = marks.flatMap((text) => differenceOf(own, text) ?? [])
    for (const name of different)
      log.error({ setting: name }, `another process of this database has another ${name}: ${CONSEQUENCES[name]}`)
    if (event === 'starts' && different.length > 0) notices.notify(CHANNEL, announce('runs', own))
  })
  notices.notify(CHANNEL, announce('starts', own))
}

/** The name of a setting that has no value in common with ours; versions may compare different settings. */
function differenceOf(own: Record<string, string[]>, text: string): string | undefined {
  const [name = '', values = ''] = text.split('=')
  const theirs = values.split(',')
  return own[name] && !own[name].some((mark) => theirs.includes(mark)) ? name : undefined
}

/** A changed SECRET accepts what the previous one signed, so both count. */
function marksOf(config: Compared['config']): Record<string, string[]> {
  return {
    SECRET: signings(config).map(({ secret }) => deriveKey(secret, 'mark').toString('hex').slice(0, MARK_CHARS)),
    BLOBS_URL: [hashText(config.s3?.address ?? 'folder').slice(0, MARK_CHARS)],
    WALLET_URL: [hashText(config.walletUrl).slice(0, MARK_CHARS)],
  }
}

function announce(event: 'starts' | 'runs', marks: Record<string, string[]>): string {
  return [event, ...Object.entries(marks).map(([name, values]) => `${name}=${values.join(',')}`)].join(' ')
}

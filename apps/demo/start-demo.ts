import { randomBytes } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { type Services, systemContext } from '#apps/server/http/context.ts'
import { claims } from '#features/claims/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { claimUrl } from '#features/mailing/server/claim-token.ts'
import { makeLink } from '#features/sign-in/server/links/make-link.ts'
import { type Config, ConfigError } from '#platform/settings/config.ts'
import { COMMUNITY } from './community.ts'
import { fillDemo } from './fill-demo.ts'
import { PEOPLE } from './people.ts'
import { AWA } from './team.ts'

/** How long the printed sign-in link is valid; the next start prints another. */
const LINK_MINUTES = 24 * 60

/** The settings of a demo: e-mails always go to the outbox. Throws a `ConfigError` in production. */
export function demoConfig(config: Config): Config {
  if (config.production) {
    throw new ConfigError('The demo is no production: leave --demo out, or NODE_ENV=production.')
  }
  return { ...config, smtpUrl: undefined }
}

/**
 * Throws a `ConfigError` where made-up people would get e-mails: a demo's database, started without --demo but with
 * SMTP.
 */
export async function assertNoDemo({ db, config }: Services): Promise<void> {
  if (!config.smtpUrl) return
  const [demo] = await db.select({ id: issuers.id }).from(issuers).where(eq(issuers.isDemo, true)).limit(1)
  if (!demo) return
  throw new ConfigError(
    'This database holds the demo, whose people do not exist. Start it with --demo, or without SMTP_URL; for your own community set DATA_DIR (and DATABASE_URL, if you use it) to a new place.',
  )
}

/**
 * Fills the demo unless it is filled, and returns the text to print: that it is made up, a sign-in link, and a badge to
 * collect.
 */
export async function openDemo(services: Services): Promise<string> {
  const started = Date.now()
  const isNew = await fillDemo(services)
  const ctx = systemContext(services, 'demo')
  const browser = randomBytes(32).toString('base64url')
  const email = COMMUNITY.contactEmail
  const made = { purpose: 'signin', email, browser, language: COMMUNITY.lang, minutes: LINK_MINUTES } as const
  const { token } = await makeLink(ctx, made)
  const filled = isNew ? `Filled in ${Math.round((Date.now() - started) / 1000)} seconds. ` : ''
  return [
    `Demo data: the community "${COMMUNITY.name}" and its ${PEOPLE.length} people are made up; no e-mail and no webhook leaves this machine.`,
    `${filled}Sign in as ${COMMUNITY.contactFirstName}, who leads it (for a day, once):`,
    `  ${services.config.publicUrl}/auth?token=${token}`,
    `To see the studio as a contributor, ask there for a link to ${AWA} and open it in the outbox.`,
    ...(await waitingBadge(services)),
  ].join('\n  ')
}

/** An uncollected badge of the first of the made-up people. */
async function waitingBadge({ db, config }: Services): Promise<string[]> {
  const [claim] = await db
    .select()
    .from(claims)
    .where(and(eq(claims.email, PEOPLE[0]?.email ?? ''), eq(claims.taken, 0)))
    .orderBy(desc(claims.createdAt))
    .limit(1)
  return claim ? ['A badge to collect, as its recipient sees it:', `  ${claimUrl(config, claim.id, claim.linkN)}`] : []
}

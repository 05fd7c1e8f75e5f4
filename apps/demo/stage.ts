import { JOBS } from '#apps/server/features.ts'
import { type Services, systemContext } from '#apps/server/http/context.ts'
import type { IssuerId } from '#base/ids.ts'
import {
  type Actor,
  type AdminContext,
  type Context,
  type HolderContext,
  onCommit,
  type TeamContext,
} from '#platform/context.ts'
import { COMMUNITY } from './community.ts'
import { demoMail } from './demo-mail.ts'

export const DAY_MS = 24 * 60 * 60 * 1000
const ACTOR = 'demo'

/** An action at one time; it may schedule later ones. */
export type Act = (stage: Stage) => Promise<void>

/** The stage of the demo: contexts for the current time, and results of acts for later ones. */
export type Stage = {
  /** Now, by the real clock: nothing happens later. */
  end: Date
  issuerId: IssuerId
  /** Ids of templates by their key. */
  templates: Map<string, string>
  /** Ids of folders by their key. */
  folders: Map<string, string>
  /** Wallets of the members, by the address. */
  members: Map<string, string>
  /** Collected tickets, by their template's key. */
  tickets: Map<string, { badgeId: string; holderId: string }[]>
  context: <A extends Actor>(actor: A) => Context<A>
  admin: () => AdminContext
  /** A contributor by the address, or the leader without one. */
  member: (contributor?: string) => TeamContext
  holder: (holderId: string) => HolderContext
  /** Schedules an act a number of days before the end. */
  play: (daysAgo: number, act: Act) => void
  /** Plays all scheduled acts in chronological order, each with its jobs. */
  run: () => Promise<void>
}

/** A stage on services whose worker has not started: the clock is that of each act, and its jobs run right after it. */
export function openStage(services: Services): Stage {
  const end = services.now()
  let at = new Date(0)
  let acts: { at: number; act: Act }[] = []
  const jobs: (() => Promise<void> | undefined)[] = []
  const later = (name: string, data: Record<string, string>) =>
    void jobs.push(() => JOBS[name]?.(systemContext(staged, name), data))
  const staged: Services = {
    ...services,
    now: () => at,
    mail: demoMail(services.mail, { end, now: () => at }),
    jobs: {
      ...services.jobs,
      send: (ctx, name, data) => onCommit(ctx, () => later(name, data)),
      sendAll: (ctx, name, data) =>
        onCommit(ctx, () => {
          for (const one of data) later(name, one)
        }),
    },
  }
  const context = <A extends Actor>(actor: A) =>
    ({ ...systemContext(staged, ACTOR), actor, network: `demo ${at.getTime()}` }) as unknown as Context<A>
  const stage: Stage = {
    end,
    issuerId: '' as IssuerId,
    templates: new Map(),
    folders: new Map(),
    members: new Map(),
    tickets: new Map(),
    context,
    admin: () => {
      const { issuerId } = stage
      const email = COMMUNITY.contactEmail
      return context({ kind: 'admin', sessionId: ACTOR, issuerId, email, mainAdmin: true })
    },
    member: (email) => {
      if (email === undefined) return stage.admin()
      const { issuerId } = stage
      return context({ kind: 'contributor', sessionId: ACTOR, issuerId, email, mainAdmin: false })
    },
    holder: (holderId) => context({ kind: 'holder', sessionId: ACTOR, holderId, isProven: true }),
    play: (daysAgo, act) => {
      acts.push({ at: Math.min(end.getTime(), end.getTime() - daysAgo * DAY_MS), act })
    },
    run: async () => {
      while (acts.length > 0) {
        const first = acts.reduce((a, b) => (b.at < a.at ? b : a))
        acts = acts.filter((other) => other !== first)
        at = new Date(Math.max(first.at, at.getTime()))
        await first.act(stage)
        for (let job = jobs.shift(); job; job = jobs.shift()) await job()
      }
    },
  }
  return stage
}

/** The id of an existing template; throws for an unknown key. */
export function templateOf(stage: Stage, key: string): string {
  const id = stage.templates.get(key)
  if (id === undefined) throw new Error(`The demo has no template ${key}`)
  return id
}

/** The id of an existing folder; throws for an unknown key. */
export function folderOf(stage: Stage, key: string): string {
  const id = stage.folders.get(key)
  if (id === undefined) throw new Error(`The demo has no folder ${key}`)
  return id
}

import type { Output } from '#base/endpoint.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

type VersionListener = (ctx: Context, templateId: string, version: number) => Promise<void>
type EndListener = (ctx: Context, templateId: string, upTo?: number) => Promise<void>
type RoomListener = (ctx: Context, templateId: string) => Promise<void>
type Sessions = Pick<Output<typeof contract.getTemplate>, 'sessions' | 'sessionBuilders'>
type SessionReader = (ctx: TeamContext, templateId: string) => Promise<Sessions>

let readSessions: SessionReader | undefined
const versionListeners = new Set<VersionListener>()
const endListeners = new Set<EndListener>()
const roomListeners = new Set<RoomListener>()

/** Registers a listener that runs in the transaction of a new version, when open claims are to switch to it. */
export function onMoveToVersion(listener: VersionListener): void {
  versionListeners.add(listener)
}

/**
 * Registers a listener for the end of a template's open claims: it was deleted, or its delegations up to number `upTo`
 * were withdrawn. Can run more than once.
 */
export function onEndOpen(listener: EndListener): void {
  endListeners.add(listener)
}

/** Registers a listener for a template that got another delegation, or another quantity with a new version. */
export function onRoom(listener: RoomListener): void {
  roomListeners.add(listener)
}

/** Notifies the features above, in the transaction after which a template may have room for more badges. */
export async function notifyRoom(ctx: Context, templateId: string): Promise<void> {
  for (const listener of roomListeners) await listener(ctx, templateId)
}

/** Notifies the features above that a template's open claims move to a version. */
export async function notifyMoveToVersion(ctx: Context, templateId: string, version: number): Promise<void> {
  for (const listener of versionListeners) await listener(ctx, templateId, version)
}

/**
 * Notifies the features above that a template's open claims end; with `upTo`, those of its delegations up to that
 * number.
 */
export async function notifyEndOpen(ctx: Context, templateId: string, upTo?: number): Promise<void> {
  for (const listener of endListeners) await listener(ctx, templateId, upTo)
}

/** Registers the reader of a template's sessions: a feature above this one. */
export function onReadSessions(reader: SessionReader): void {
  readSessions = reader
}

/** The newest sessions of a template and its session builders, from the feature above. */
export async function sessionsOf(ctx: TeamContext, templateId: string): Promise<Sessions> {
  return (await readSessions?.(ctx, templateId)) ?? { sessions: [], sessionBuilders: [] }
}

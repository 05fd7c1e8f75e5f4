import type { Context } from '#platform/context.ts'

type VersionListener = (ctx: Context, templateId: string, version: number) => Promise<void>
type DeletionListener = (ctx: Context, templateId: string) => Promise<void>

const versionListeners = new Set<VersionListener>()
const deletionListeners = new Set<DeletionListener>()

/** Told, in the transaction that makes a new version, when open claims are to give it from now on. */
export function onMoveToVersion(listener: VersionListener): void {
  versionListeners.add(listener)
}

/** Told when a published template was deleted; told again after a crash. */
export function onDeleteTemplate(listener: DeletionListener): void {
  deletionListeners.add(listener)
}

/** Tells the features above that a template's open claims move to a version. */
export async function tellMoveToVersion(ctx: Context, templateId: string, version: number): Promise<void> {
  for (const listener of versionListeners) await listener(ctx, templateId, version)
}

/** Tells the features above that a template is gone. */
export async function tellDeleteTemplate(ctx: Context, templateId: string): Promise<void> {
  for (const listener of deletionListeners) await listener(ctx, templateId)
}

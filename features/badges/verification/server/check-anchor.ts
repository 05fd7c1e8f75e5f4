import { type TemplateFields, templateHash } from '#credentials/badges/template-hash.ts'
import { checkFound, checkLeaf, type LeafCheck } from '#features/ledger/server/check-leaf.ts'
import { anchoredHash } from '#features/proofs/server/anchored-hash.ts'
import type { Context } from '#platform/context.ts'
import { type Checked, type Facts, findingOf } from '../../findings/rules.ts'
import type { BadgeToCheck } from './find-badge-to-check.ts'

/**
 * Checks that the log proves the version of the badge's template and, for a timestamped badge, its issue: computes the
 * path from each leaf to the signed root. The finding is `waiting` until they have leaves.
 */
export async function checkAnchor(ctx: Context, details: BadgeToCheck): Promise<Checked> {
  const ofTemplate = await checkTemplate(ctx, details)
  if (details.badge.anchorSalt === '' || ofTemplate.result === 'failed') return ofTemplate
  const ofIssue = await checkIssue(ctx, details)
  const facts = { ...ofTemplate.facts, ...ofIssue.facts }
  return { ...(ofIssue.result === 'ok' ? ofTemplate : ofIssue), facts }
}

async function checkTemplate(ctx: Context, { template, version, entry }: BadgeToCheck): Promise<Checked> {
  if (!version) return findingOf('anchor', 'missing')
  const facts = { hash: version.hash, version: version.version }
  if (templateHash(version.fields as TemplateFields) !== version.hash) {
    return findingOf('anchor', 'altered', facts)
  }
  const found = await checkFound(ctx, entry)
  if (found.state === 'ok') {
    const { leaf, size, root, at } = found
    return findingOf('anchor', 'anchored', { ...facts, leaf, size, root, at })
  }
  // A template that is being published may not be in the queue yet.
  const isQueued = found.state === 'missing' && template.contractState === 'pending'
  return notProven(isQueued ? 'waiting' : found.state, 'notAnchored', facts)
}

async function checkIssue(ctx: Context, { badge }: BadgeToCheck): Promise<Checked> {
  const issueHash = anchoredHash(badge.anchorSalt, badge.credential)
  const facts = { issueHash, salt: badge.anchorSalt }
  const found = await checkLeaf(ctx, issueHash)
  // The badge was queued when it was issued: if its hash is missing, another credential was queued.
  if (found.state !== 'ok') return notProven(found.state, 'issueNotAnchored', facts)
  const { leaf, size, root, at } = found
  return findingOf('anchor', 'anchored', { ...facts, issueLeaf: leaf, size, root, issueAt: at })
}

function notProven(
  state: Exclude<LeafCheck['state'], 'ok'>,
  missing: 'notAnchored' | 'issueNotAnchored',
  facts: Facts,
): Checked {
  return findingOf('anchor', state === 'missing' ? missing : state, facts)
}

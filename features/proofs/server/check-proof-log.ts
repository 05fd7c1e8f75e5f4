import canonicalize from 'canonicalize'
import { withSignableTexts } from '#base/signable-text.ts'
import { type Alignment, buildAlignment } from '#credentials/badges/build-badge.ts'
import { type TemplateFields, templateHash } from '#credentials/badges/template-hash.ts'
import { asList, asObject, type Json } from '#credentials/read-credential.ts'
import { encodeHash, readCheckpoint } from '#features/ledger/checkpoint-rules.ts'
import { checkEntry } from '#features/ledger/rules.ts'
import { openNoteFast } from '#features/ledger/server/open-note-fast.ts'
import type { ProofFinding } from '../rules.ts'
import { anchoredHash } from './anchored-hash.ts'
import type { ProofFile } from './read-proof-file.ts'

type Parts = ProofFile['parts']
type Found = Omit<ProofFinding, 'about'>

/** Checks the checkpoint of a proof file by the signature of the log's key. */
export function checkCheckpoint({ checkpoint }: Parts): Found {
  if (!checkpoint) return { result: 'unknown', facts: { reason: 'absent' } }
  const { note, key } = checkpoint.content
  const read = readCheckpoint(note, key, openNoteFast)
  if (!read) return { result: 'failed', facts: { logKey: key, reason: 'altered' } }
  const facts = { log: read.origin, logKey: key, size: read.size, root: encodeHash(read.root), at: checkpoint.takenAt }
  return { result: 'ok', facts }
}

/** Checks that the template's entry is in the log of the checkpoint. */
export function checkTemplateProof(parts: Parts): Found {
  if (!parts.templateProof) return { result: 'unknown', facts: { reason: 'notAnchored' } }
  return checkInclusion(parts, parts.templateProof.content, 'template')
}

/** Checks that the badge's own entry is in the log, and that it is the hash of this credential; undefined without one. */
export function checkIssueProof(parts: Parts): Found | undefined {
  if (!parts.issueProof) return undefined
  const { salt, ...proof } = parts.issueProof.content
  const found = checkInclusion(parts, proof, 'badge')
  if (found.result !== 'ok' || anchoredHash(salt, parts.credential.content) === proof.entry.hash) return found
  return { result: 'failed', facts: { ...found.facts, reason: 'otherBadge' } }
}

/** Checks that the template's fields are the anchored ones, and those that the credential states. */
export function checkTemplate({ template, templateProof, credential }: Parts): Found {
  if (!template) return { result: 'unknown', facts: { reason: 'absent' } }
  const fields = template.content as TemplateFields
  const hash = templateHash(fields)
  const facts = { hash, ...(typeof fields.version === 'number' && { version: fields.version }) }
  if (templateProof && templateProof.content.entry.hash !== hash) {
    return { result: 'failed', facts: { ...facts, reason: 'altered' } }
  }
  return isTemplateOf(fields, credential.content)
    ? { result: 'ok', facts }
    : { result: 'failed', facts: { ...facts, reason: 'otherBadge' } }
}

/** The id of the template that a credential of this product names by its achievement's address, or ''. */
export function templateIdOf(credential: Json): string {
  const { id } = achievementOf(credential)
  return typeof id === 'string' ? (/\/achievements\/([^/]+)$/.exec(id)?.[1] ?? '') : ''
}

/** Compares what both state. A text that was stored before it had to be signable is in the badge as its signable form. */
function isTemplateOf(given: TemplateFields, credential: Json): boolean {
  const fields = withSignableTexts(given)
  const achievement = withSignableTexts(achievementOf(credential))
  const { name, description, version, criteria, alignment, tag, creditsAvailable } = achievement
  const ofBadge = {
    templateId: templateIdOf(credential),
    name,
    description,
    version,
    criteria: asObject(criteria)?.narrative,
    alignment: asList(alignment),
    tags: asList(tag),
    credits: creditsAvailable ?? 0,
  }
  const ofTemplate = {
    templateId: fields.templateId,
    name: fields.name,
    description: fields.description,
    version: String(fields.version),
    criteria: fields.criteria || fields.description,
    alignment: asList(fields.alignment).map((entry) => buildAlignment((asObject(entry) ?? {}) as Alignment)),
    tags: asList(fields.tags),
    credits: fields.credits ?? 0,
  }
  return canonicalize(ofTemplate) === canonicalize(ofBadge)
}

function achievementOf(credential: Json): Json {
  const subject = asObject(asList(credential.credentialSubject)[0])
  return asObject(asList(subject?.achievement)[0]) ?? {}
}

type Inclusion = NonNullable<Parts['templateProof']>['content']

function checkInclusion({ checkpoint }: Parts, { entry, index, path }: Inclusion, kind: string): Found {
  if (!checkpoint) return { result: 'unknown', facts: { reason: 'absent' } }
  const { note, key } = checkpoint.content
  const facts = { hash: entry.hash, leaf: index, at: entry.at }
  const isIncluded = 'checkpoint' in checkEntry({ entry, index, path, checkpoint: note }, [key], openNoteFast)
  return isIncluded && entry.kind === kind
    ? { result: 'ok', facts }
    : { result: 'failed', facts: { ...facts, reason: 'notInLog' } }
}

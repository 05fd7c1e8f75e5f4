import { worstOf } from '#credentials/checking/check.ts'
import { checkIssuer } from '#credentials/checking/check-issuer.ts'
import { checkPeriod } from '#credentials/checking/check-period.ts'
import { sameDid } from '#credentials/dids/did-sdi.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { asList, asObject, issuerOf, type Json } from '#credentials/read-credential.ts'
import { checkStatus } from '#credentials/status/check-status.ts'
import { isWritten } from '#credentials/status/status-entries.ts'
import { verifyDelegation } from '#credentials/wallet-signatures/delegation.ts'
import type { ProofFinding } from '../rules.ts'
import { templateIdOf } from './check-proof-log.ts'
import { type Checking, checkDelegatedKey, checkSignedPart, hasEnded, type PartCheck } from './check-signed-part.ts'
import { factOf, readProof } from './read-proof.ts'
import type { ProofFile } from './read-proof-file.ts'

type Parts = ProofFile['parts']
type Found = Omit<ProofFinding, 'about'>

/** Checks that a key which the file's DID document lists signed the credential. */
export async function checkCredentialPart({ credential, didDocument }: Parts, context: Checking): Promise<Found> {
  const { content } = credential
  const { method, created } = readProof(content)
  const [signed, issuer] = await Promise.all([checkSignedPart(credential, context), checkIssuer(content, context)])
  const listed = didDocument && { listedAt: didDocument.takenAt }
  // A signature that has ended counts only with a proven key.
  const found = hasEnded(signed) && !issuer.ok ? issuer : worstOf([signed, issuer])
  return foundBy(found, { key: factOf(method), created: factOf(created), ...listed })
}

/** Checks that the DID document is the issuer's own; nobody signs such a document, so its content rests on the seal. */
export function checkDocumentPart({ didDocument, credential }: Parts, isSealed: boolean): Found {
  if (!didDocument) return { result: 'unknown', facts: { reason: 'absent' } }
  const facts = { did: factOf(didDocument.content.id), at: didDocument.takenAt }
  if (didDocument.content.id !== issuerOf(credential.content)) {
    return { result: 'failed', facts: { ...facts, reason: 'issuerMismatch' } }
  }
  return isSealed ? { result: 'ok', facts } : { result: 'unknown', facts: { ...facts, reason: 'sealBroken' } }
}

/**
 * Checks a list that the issuer signed, and the badge's slot in it; undefined when the credential names none for this
 * purpose and the file has none.
 */
export async function checkListPart(
  parts: Parts,
  purpose: 'revocation' | 'suspension',
  context: Checking,
): Promise<Found | undefined> {
  const list = parts[`${purpose}List`]
  const { credentialStatus, issuer } = parts.credential.content
  const entries = asList(credentialStatus).map(asObject)
  // Written otherwise an entry means the same in JSON-LD, and its list could be left out unnoticed.
  if (!entries.every((entry) => entry && isWritten(entry))) return { result: 'failed', facts: { reason: 'malformed' } }
  const ofPurpose = entries.filter((entry) => entry?.statusPurpose === purpose)
  if (!list) return ofPurpose.length > 0 ? { result: 'unknown', facts: { reason: 'absent' } } : undefined
  const { content } = list
  const { method, created } = readProof(content)
  const facts = { at: factOf(created), key: factOf(method), savedAt: list.takenAt }
  const named = ofPurpose.filter((entry) => entry?.statusListCredential === content.id)
  if (named.length === 0) return { result: 'failed', facts: { ...facts, reason: 'otherList' } }
  if (issuerOf(content) !== issuerOf(parts.credential.content)) {
    return { result: 'failed', facts: { ...facts, reason: 'issuerMismatch' } }
  }
  const signature = await checkSignedPart(list, context)
  const period = checkPeriod(content, new Date(list.takenAt))
  const status = checkStatus({ issuer, credentialStatus: named }, content)
  // Its signature is good, but it says nothing any more.
  if (hasEnded(signature)) return { ...foundBy(signature, facts), result: 'unknown' }
  return foundBy([signature, period].find(({ ok }) => !ok) ?? status, facts)
}

/**
 * Checks that the account's key signed the delegation, for the key and the template of this badge and at its time; and
 * that the other parts name the same account.
 */
export async function checkDelegationPart({ delegation, ...parts }: Parts, context: Checking): Promise<Found> {
  if (!delegation) return { result: 'unknown', facts: { reason: 'absent' } }
  const { message, signature, publicUrl, withdrawnAt } = delegation.content
  const facts = {
    account: message.issuer,
    maxCount: message.maxCount,
    until: new Date(message.validUntil * 1000).toISOString(),
    signature: factOf(signature),
  }
  const failed = (reason: string): Found => ({ result: 'failed', facts: { ...facts, reason } })
  const signed = { ...message, nonce: message.nonce as `0x${string}` }
  if (!(await verifyDelegation(signed, signature as `0x${string}`, { publicUrl }))) return failed('notSigned')
  const credential = parts.credential.content
  if (hostOf(credential) !== new URL(publicUrl).host) return failed('issuerMismatch')
  if (message.templateId !== templateIdOf(credential)) return failed('otherTemplate')
  const byKey = await checkDelegatedKey(credential, { ...context, credential, issuingKey: message.issuingKey })
  if (byKey.ok === null) return foundBy(byKey, facts)
  if (!byKey.ok && !hasEnded(byKey)) return failed('otherKey')
  if (!isAccountOf(parts, message.issuer)) return failed('otherAccount')
  const issuedAt = Date.parse(String(credential.validFrom))
  if (!(issuedAt <= message.validUntil * 1000)) return failed('ended')
  if (withdrawnAt && issuedAt > Date.parse(withdrawnAt)) return failed('withdrawn')
  return { result: 'ok', facts }
}

/** Whether the anchored template and the DID document, as far as the file has them, name an account as the issuer's. */
function isAccountOf({ template, didDocument }: Omit<Parts, 'delegation'>, account: string): boolean {
  const names = (did: unknown) => typeof did === 'string' && sameDid(did, account)
  return (!template || names(template.content.issuer)) && (!didDocument || accountsOf(didDocument.content).some(names))
}

/** The other identifiers that a DID document gives for its subject. */
export function accountsOf(document: Json): unknown[] {
  return asList(document.alsoKnownAs)
}

/** A check of `credentials/` as a finding. */
export function foundBy({ ok, reason, ...own }: PartCheck, facts: ProofFinding['facts']): Found {
  const result = ok === null ? 'unknown' : ok ? 'ok' : 'failed'
  return { result, facts: reason ? { ...facts, ...own, reason } : facts }
}

function hostOf(credential: Json): string | undefined {
  try {
    return new URL(didWebUrl(issuerOf(credential) ?? '')).host
  } catch {
    return undefined
  }
}

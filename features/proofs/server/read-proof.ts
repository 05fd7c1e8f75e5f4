import { suiteOf } from '#credentials/read-credential.ts'

/** The stated properties of a credential's first proof; '' for missing ones. */
export function readProof({ proof }: Record<string, unknown>) {
  const [first] = (Array.isArray(proof) ? proof : [proof]) as (
    | { type?: string; verificationMethod?: string; created?: string; cryptosuite?: string }
    | undefined
  )[]
  const method = String(first?.verificationMethod ?? '')
  const algorithm = String((first && suiteOf(first)) ?? '')
  return { algorithm, method, created: String(first?.created ?? ''), key: method.split('#')[1] ?? '' }
}

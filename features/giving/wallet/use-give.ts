import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { OwnKey } from '#features/holders/keys/wallet/own-key.ts'
import { randomSecret } from '#features/holders/wallet/secrets.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { giveBadge, listGivable, listGiven, prepareGift } from '../wallet-contract.ts'
import { type GiftDraft, inputOf } from './gift-draft.ts'

export type Prepared = Output<typeof prepareGift> & { draft: GiftDraft }
export type Given = Output<typeof giveBadge>

/**
 * The two steps of a gift: `prepare` opens its preview, `give` gives it, signed with the wallet's own key where there is
 * a document. Both return the key of a refusal; `back` closes the preview.
 */
export function useGive() {
  const wallet = useWallet()
  const prepareCall = useCall(prepareGift)
  const giveCall = useCall(giveBadge, { invalidates: [listGivable, listGiven] })
  const [prepared, setPrepared] = useState<Prepared>()
  const [given, setGiven] = useState<Given>()
  const [problem, setProblem] = useState<string>()

  /** `keep` stores the key of the press with the draft: after a lost answer the same press is repeated. */
  const prepare = async (asked: GiftDraft, keep: (draft: GiftDraft) => void): Promise<string | undefined> => {
    const draft = { ...asked, key: asked.key || randomSecret() }
    keep(draft)
    const { output, problem } = await prepareCall.run(inputOf(draft))
    if (output) setPrepared({ ...output, draft })
    return problem && !isServerTrouble(problem) ? problem.key : undefined
  }
  const give = async (key?: OwnKey): Promise<void> => {
    if (!prepared) return
    setProblem(undefined)
    const signature = await sign(prepared, key)
    if (signature === undefined) return setProblem('unknownDocument')
    const { output, problem } = await giveCall.run({
      ...inputOf(prepared.draft),
      deadline: prepared.deadline,
      signature,
    })
    if (output) setGiven(output)
    else if (!isServerTrouble(problem)) setProblem(problem.key)
  }
  const sign = async ({ documents, draft, recipient }: Prepared, key: OwnKey | undefined) => {
    if (documents.length === 0) return ''
    if (!key) return undefined
    const { signGift } = await import('./sign-gift.ts')
    const { templateId, sentence = '', key: press } = inputOf(draft)
    return signGift(documents, { templateId, sentence, key: press, recipient }, key, wallet.api)
  }
  const back = () => {
    setPrepared(undefined)
    setGiven(undefined)
    setProblem(undefined)
  }
  const isPreparing = prepareCall.working
  return { prepare, isPreparing, prepared, give, isGiving: giveCall.working, given, problem, back }
}

import { useState } from 'react'
import { useCall } from '#ui/calls/use-call.ts'
import { giveEvidence } from '../../../reviews/wallet-contract.ts'
import { EVIDENCE_TEXT_MAX } from '../../../rules.ts'

type Given = { text: string; link: string; image: File | undefined }

/** Sends evidence; resolves to true once it waits for the community. */
export function useEvidence(challengeId: string, questId: string | undefined) {
  const { run, working, problem, reset } = useCall(giveEvidence)
  const [own, setOwn] = useState<string>()
  const send = async (given: Given): Promise<boolean> => {
    const wrong = evidenceProblem(given)
    setOwn(wrong)
    if (wrong) return false
    const { text, link, image } = given
    const { output } = await run({ challengeId, text, link, ...(questId && { questId }), ...(image && { image }) })
    return output !== undefined
  }
  const forget = () => {
    setOwn(undefined)
    reset()
  }
  return { send, working, problem: own ?? problem?.key, forget }
}

/** The key of what is wrong with evidence before it is sent. */
export function evidenceProblem({ text, link, image }: Given): string | undefined {
  if (text.trim() === '' && link.trim() === '' && !image) return 'evidenceMissing'
  if (text.trim().length > EVIDENCE_TEXT_MAX) return 'textTooLong'
  const isLink = link.trim() === '' || (/^https?:\/\/\S+$/i.test(link.trim()) && URL.canParse(link.trim()))
  return isLink ? undefined : 'linkInvalid'
}

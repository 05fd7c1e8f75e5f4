import { useState } from 'react'
import { CallProblem } from '#base/problem.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage } from '#ui/words/language.tsx'
import { useWallet } from '../../wallet/wallet-context.tsx'
import { openOwnWallet } from './open-own-wallet.ts'
import type { OwnKey } from './own-key.ts'
import type { SealedKey } from './seal-key.ts'

/** Opens the wallet of an own key and keeps its sealed form on this device; `problem` is a sentence. */
export function useOwnDoor(onEntered: () => void) {
  const wallet = useWallet()
  const { language } = useLanguage()
  const sentence = useProblemText()
  const [problem, setProblem] = useState<string>()
  const open = async (key: OwnKey, sealed?: SealedKey) => {
    setProblem(undefined)
    try {
      await openOwnWallet(wallet, key, { language, sealed })
      onEntered()
    } catch (thrown) {
      setProblem(sentence(thrown instanceof CallProblem ? thrown.key : 'serverError'))
    }
  }
  return { open, problem }
}

import { proposeAddress } from '#base/address-typos.ts'
import { useAfterPress } from '../browser/use-after-press.ts'
import { Text } from '../layout/text.tsx'
import { proposalWords } from '../words/address-texts.ts'
import { useTexts } from '../words/language.tsx'
import styles from './field.module.css'

type Props = {
  /** The address as it is typed. */
  address: string
  /** Its field has the focus: an incomplete domain is not a typo yet. */
  isTyped?: boolean
  onUse: (address: string) => void
}

/**
 * Beneath a field of an address: "Did you mean gmail.com?" where its mail domain looks like a typo; a press corrects
 * it.
 */
export function DidYouMean({ address, isTyped = false, onUse }: Props) {
  const proposalTexts = useTexts(proposalWords)
  const proposal = proposeAddress(address, useAfterPress(isTyped))
  return (
    <Text as="span" block role="status">
      {proposal && (
        <button
          type="button"
          className={`bz-link ${styles.use}`}
          // The field keeps the focus: its error after leaving would move this away under the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onUse(proposal)}
        >
          {proposalTexts.ask({ domain: proposal.slice(proposal.lastIndexOf('@') + 1) })}
        </button>
      )}
    </Text>
  )
}

import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { proposeAddress } from '#base/address-typos.ts'
import { addressFault } from '#base/email-address.ts'
import { texts } from '#base/text.ts'
import { StatusGlyph } from '../marks/status-glyph.tsx'
import { addressFaults, proposalWords } from '../words/address-texts.ts'
import { useTexts } from '../words/language.tsx'
import styles from './email-chips.module.css'

type Props = {
  address: string
  /** Of the person at the address. */
  name?: string | undefined
  onEdit: () => void
  onRemove: () => void
  /** The proposed mail domain was accepted. */
  onUse: (address: string) => void
}

/** One address of the chips field: with the name of its person: an invalid one shows why, and a mistyped mail domain gets a proposal. */
export function EmailChip({ address, name, onEdit, onRemove, onUse }: Props) {
  const say = useTexts(sentences)
  const addressFaultsTexts = useTexts(addressFaults)
  const proposalTexts = useTexts(proposalWords)
  const fault = addressFault(address)
  const proposal = fault ? undefined : proposeAddress(address)
  return (
    <span className={styles.chip} data-bad={fault ? true : undefined}>
      <button
        type="button"
        className={styles.word}
        tabIndex={fault ? 0 : -1}
        aria-label={fault && say.mend({ text: address, why: addressFaultsTexts[fault]() })}
        onClick={onEdit}
      >
        {fault && <StatusGlyph status="notDelivered" size={13} />}
        <span>
          {name ? (
            <>
              <bdi>{name}</bdi> <small className={styles.of}>{address}</small>
            </>
          ) : (
            address
          )}{' '}
          {fault && <small className={styles.why}>{addressFaultsTexts[fault]()}</small>}
        </span>
      </button>
      {proposal && (
        <button
          type="button"
          className={styles.proposal}
          aria-label={proposalTexts.use({ address: proposal })}
          title={proposalTexts.use({ address: proposal })}
          onClick={() => onUse(proposal)}
        >
          {proposalTexts.askBrief({ domain: proposal.slice(proposal.lastIndexOf('@') + 1) })}
        </button>
      )}
      <button type="button" className={styles.remove} aria-label={say.remove({ text: address })} onClick={onRemove}>
        <XIcon size={14} />
      </button>
    </span>
  )
}

const sentences = texts({
  remove: { en: 'Remove {text}', fr: 'Retirer {text}' },
  mend: { en: 'Correct {text}: {why}', fr: 'Corriger {text} : {why}' },
})

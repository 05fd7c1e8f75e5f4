import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { MemberRow } from '../contract.ts'
import { rowWords } from '../page-texts.ts'
import { useMemberName } from './member-name.ts'
import styles from './members.module.css'
import type { Addresses } from './use-addresses.ts'

type HeadProps = { members: MemberRow[]; addresses: Addresses }

/** The head of the addresses: shows those of the page, or masks them again. */
export function AddressHead({ members, addresses }: HeadProps) {
  const rowTexts = useTexts(rowWords)
  const known = members.filter(({ email }) => email !== '')
  const areShown = known.length > 0 && known.every(({ did }) => addresses.of(did) !== undefined)
  const Icon = areShown ? EyeSlashIcon : EyeIcon
  return (
    <Row as="span" inline gap="s">
      {rowTexts.address()}
      {known.length > 0 && (
        <button
          type="button"
          className="bz-plain"
          aria-label={areShown ? rowTexts.hideAll() : rowTexts.showAll()}
          disabled={addresses.working}
          onClick={() => (areShown ? addresses.hide(known) : void addresses.show(known))}
        >
          <Row as="span" inline gap="xs" tone="accent">
            <Icon size={16} />
            <span className="bz-link">{areShown ? rowTexts.hide() : rowTexts.show()}</span>
          </Row>
        </button>
      )}
    </Row>
  )
}

/** The address that the community entered: masked, until its eye is pressed. */
export function MemberAddress({ member, addresses }: { member: MemberRow; addresses: Addresses }) {
  const rowTexts = useTexts(rowWords)
  const nameOf = useMemberName()
  const name = nameOf(member)
  if (member.email === '')
    return (
      <Text as="span" tone="ink3" nowrap>
        {rowTexts.byLink()}
      </Text>
    )
  const address = addresses.of(member.did)
  return (
    <Row as="span" inline gap="s" className={styles.whole} tone={address === undefined ? undefined : 'ink'}>
      <Text as="span" shrinks brief title={address}>
        {address ?? member.email}
      </Text>
      <IconButton
        size={24}
        data-hover={address === undefined || undefined}
        label={address ? rowTexts.hideAddress({ name }) : rowTexts.showAddress({ name })}
        icon={address ? <EyeSlashIcon size={18} /> : <EyeIcon size={18} />}
        onClick={() => (address ? addresses.hide([member]) : void addresses.show([member]))}
      />
    </Row>
  )
}

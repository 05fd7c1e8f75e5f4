import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { z } from 'zod'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { magicAuthOption } from '../contract.ts'
import { authScreen } from '../texts.ts'
import styles from './account-list.module.css'

export type AccountOption = z.output<typeof magicAuthOption>

type Props = {
  email: string
  options: AccountOption[]
  working: boolean
  /** The community that is open now. */
  current?: string
  /** Starts one more community; without it the entry is hidden. */
  onAdd?: () => void
  onChoose: (did: string) => void
  onLogOff: () => void
}

/** The chooser: the communities of an address, each with the person's role in it. */
export function AccountList({ email, options, working, current, onAdd, onChoose, onLogOff }: Props) {
  const authScreenTexts = useTexts(authScreen)
  return (
    <>
      <h1>{authScreenTexts.choose()}</h1>
      <Text above="s" below="xl" tone="ink2" breaks>
        {authScreenTexts.loggedInAs({ email })}{' '}
        <button type="button" className="bz-link" onClick={onLogOff}>
          {authScreenTexts.logOff()}
        </button>
      </Text>
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.did}>
            <button type="button" className={styles.option} disabled={working} onClick={() => onChoose(option.did)}>
              <Shield name={option.profile.name} picture={option.profile.profileImage} size={32} />
              <Box as="span" grow className={styles.names}>
                <b>{option.profile.name}</b>
                <span>{option.role === 'admin' ? authScreenTexts.admin() : authScreenTexts.contributor()}</span>
              </Box>
              {option.did === current && (
                <Text as="span" type="caption" tone="ink3" weight={400}>
                  {authScreenTexts.open()}
                </Text>
              )}
              <CaretRightIcon size={16} />
            </button>
          </li>
        ))}
        {onAdd && (
          <li>
            <button type="button" className={styles.option} disabled={working} onClick={onAdd}>
              <span className={styles.plus}>
                <PlusIcon size={16} weight="bold" />
              </span>
              <Box as="span" grow className={styles.names}>
                <b>{authScreenTexts.add()}</b>
              </Box>
            </button>
          </li>
        )}
      </ul>
    </>
  )
}

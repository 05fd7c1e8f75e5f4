import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { magicAuthOption } from '../../contract.ts'
import styles from '../../studio/auth-page.module.css'
import { authScreen } from '../../texts.ts'

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
      <Box as="ul" lined="between" className={styles.list}>
        {options.map((option) => (
          <li key={option.did}>
            <Option disabled={working} onClick={() => onChoose(option.did)}>
              <Shield name={option.profile.name} picture={option.profile.profileImage} size={32} />
              <Box as="span" grow>
                <Text as="b" block brief tone="ink">
                  {option.profile.name}
                </Text>
                <Text as="span" block brief type="small">
                  {option.role === 'admin' ? authScreenTexts.admin() : authScreenTexts.contributor()}
                </Text>
              </Box>
              {option.did === current && (
                <Text as="span" type="caption" tone="ink3" weight={400}>
                  {authScreenTexts.open()}
                </Text>
              )}
              <CaretRightIcon size={16} />
            </Option>
          </li>
        ))}
        {onAdd && (
          <li>
            <Option disabled={working} onClick={onAdd}>
              <Row as="span" pad="s" tone="accent">
                <PlusIcon size={16} weight="bold" />
              </Row>
              <Text as="b" tone="ink">
                {authScreenTexts.add()}
              </Text>
            </Option>
          </li>
        )}
      </Box>
    </>
  )
}

function Option(button: { disabled: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Row {...button} as="button" pad="m" gap="m" full round="m" tone="ink2" className={`bz-plain ${styles.option}`} />
  )
}

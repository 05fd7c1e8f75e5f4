import type { ReactNode } from 'react'
import { usePageTitle } from '../browser/use-page-title.ts'
import { BackLink } from '../buttons/back-link.tsx'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'

type Props = {
  /** Names the browser's tab as well. */
  title: string
  back?: { href: string; label: string }
  /** One line of explanation. */
  lead?: ReactNode
  /** When what is shown was read, where there is no network. */
  status?: ReactNode
  /** At the right of the title. */
  actions?: ReactNode
}

/** The head of a wallet's screen: the way back, its title, a line about it. */
export function ScreenHead({ title, back, lead, status, actions }: Props) {
  usePageTitle(title)
  return (
    <>
      {back && (
        <BackLink isQuiet href={back.href}>
          {back.label}
        </BackLink>
      )}
      <Row below={lead || status ? 's' : 'l'} gap="l" justify="between">
        <Text as="h1" type="hero" breaks>
          {title}
        </Text>
        {actions}
      </Row>
      {lead && (
        <Text below="xl" tone="ink2">
          {lead}
        </Text>
      )}
      {status && (
        <Text below="l" type="small" tone="ink3" role="status">
          {status}
        </Text>
      )}
    </>
  )
}

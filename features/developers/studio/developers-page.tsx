import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type ReactNode, useState } from 'react'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listKeys } from '../contract.ts'
import { developersPage } from '../page-texts.ts'
import { keyProblems } from '../problem-texts.ts'
import { KeyDialogs, type OpenedKey } from './key-dialogs.tsx'
import { KeysTable } from './keys-table.tsx'
import { useCommunityKey } from './use-community-key.ts'

const CATALOGUES = [keyProblems]

type Props = {
  community: string
  /** The community's own key, masked. */
  maskedKey: string
  /** The endpoints and their log, below the keys; undefined while the feature is off. */
  webhooks: ReactNode
}

/** /settings/api-key: the community's keys, and its webhooks. */
export function DevelopersPage(props: Props) {
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Keys {...props} />
    </CatalogueProvider>
  )
}

function Keys({ community, maskedKey, webhooks }: Props) {
  const say = useTexts(developersPage)
  const format = useFormat()
  const query = useQueryCall(listKeys, {})
  const own = useCommunityKey(maskedKey)
  const [opened, setOpened] = useState<OpenedKey>()
  const add = () => setOpened({ dialog: 'new' })
  useShortcut('N', add)
  return (
    <>
      <PageHead
        title={say.title()}
        help={<HelpLink guide="keys-and-webhooks" />}
        explanation={webhooks ? say.explanation() : say.explanationKeys()}
        actions={
          <>
            <Button href="/api/docs" target="_blank" rel="noopener" icon={<ArrowSquareOutIcon size={18} />}>
              {say.docs()}
            </Button>
            <Button kind="primary" icon={<PlusIcon size={16} weight="bold" />} shortcut="N" onClick={add}>
              {say.newKey()}
            </Button>
          </>
        }
      />
      <section aria-labelledby="keys">
        <Heading id="keys" below="xs" count={query.data && format.number(query.data.keys.length + (maskedKey ? 1 : 0))}>
          {say.keys()}
        </Heading>
        <Text below="s" tone="ink2" width="wide">
          {say.security({ community })}
        </Text>
        <Loaded query={query} coming={<RuledOutline kind="rows" count={3} />}>
          {(listed) => <KeysTable listed={listed} community={own} onOpen={setOpened} />}
        </Loaded>
      </section>
      {webhooks}
      {opened && (
        <KeyDialogs
          opened={opened}
          onOpen={setOpened}
          onRegenerated={own.replace}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

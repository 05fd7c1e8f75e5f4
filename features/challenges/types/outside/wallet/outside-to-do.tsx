import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import type { Provider } from '#features/outside-accounts/rules.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { OutsideLink } from '#ui/buttons/outside-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { providerNames } from '../../../view-texts.ts'
import type { PartProps } from '../../../wallet/type-in-wallet.ts'
import type { WalletChallenge } from '../../../wallet-contract.ts'
import { placeOf, type TaskType } from '../rules.ts'
import { outsidePart } from '../texts.ts'
import { outsideTarget } from './outside-target.ts'

/** Types that publish the community's words, and what the others ask for. */
const ASKS: Record<TaskType, 'message' | 'follow' | 'repost' | 'join'> = {
  xPost: 'message',
  xFollow: 'follow',
  xRepost: 'repost',
  discordJoin: 'join',
  telegramJoin: 'join',
  facebookFollow: 'follow',
  facebookPost: 'message',
}

/** What a challenge asks for at a provider: the post, the invitation or the account. */
export function OutsideToDo({ challenge }: Pick<PartProps, 'challenge'>) {
  const place = placeOf(challenge.type)
  return place?.task && <ToDo shown={challenge.shown} provider={place.provider} type={place.task} />
}

type Props = { shown: WalletChallenge['shown']; provider: Provider; type: TaskType }

function ToDo({ shown, provider, type }: Props) {
  const say = useTexts(outsidePart)
  const name = useTexts(providerNames)[provider]()
  const copy = useCopy()
  const target = outsideTarget(type, shown)
  if (ASKS[type] === 'message') {
    const { message = '' } = shown
    return (
      <>
        <p>{say.message()}</p>
        <Text as="blockquote" padBlock="m" padInline="l" round="l" ground="plinth" lines>
          {message}
        </Text>
        <Row gap="l" rows="s" wrap>
          <Button icon={<CopyIcon size={18} />} onClick={() => void copy(message)}>
            {say.copy()}
          </Button>
          <a className="bz-link" href={target} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
            {say.open({ provider: name })}
          </a>
        </Row>
      </>
    )
  }
  return (
    <>
      <p>{say[ASKS[type]]()}</p>
      <p>
        <OutsideLink address={target} />
      </p>
    </>
  )
}

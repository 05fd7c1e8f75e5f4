import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import type { Provider } from '#features/outside-accounts/rules.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { OutsideLink } from '#ui/buttons/outside-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { providerNames } from '../view-texts.ts'
import { outsidePart } from '../wallet-texts.ts'
import { outsideTarget } from './outside-target.ts'
import type { PartProps } from './sheet-props.ts'

type Props = { challenge: PartProps['challenge']; provider: Provider }

/** What a challenge asks for at a provider: the post, the invitation or the account; nothing where signing in is all. */
export function OutsideToDo({ challenge, provider }: Props) {
  const say = useTexts(outsidePart)
  const name = useTexts(providerNames)[provider]()
  const copy = useCopy()
  const { type, shown } = challenge
  const target = outsideTarget(challenge)
  if (!target) return null
  if (type === 'xPost' || type === 'facebookPost') {
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
  const words = type === 'xRepost' ? say.repost() : type.endsWith('Join') ? say.join() : say.follow()
  return (
    <>
      <p>{words}</p>
      <p>
        <OutsideLink address={target} />
      </p>
    </>
  )
}
